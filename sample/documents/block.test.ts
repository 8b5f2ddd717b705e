import { describe, expect, test } from 'vitest'
import { block } from './block'

describe('building a sample block', () => {
  test('a field, a slot or a block that the registry does not know is refused by name', () => {
    expect(() => block('Herro', 'b1')).toThrow("Sample block 'b1': there is no block 'Herro'")
    expect(() => block('Text', 'b1', { heading: '' })).toThrow(
      "Sample block 'b1' has no field heading",
    )
    expect(() => block('Text', 'b1', {}, { slots: { content: [] } })).toThrow('has no slot content')
  })
})
