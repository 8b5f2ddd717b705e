import { describe, expect, test } from 'vitest'
import { contrast, contrastChecks } from './contrast-checks'

describe('colours', () => {
  test('black on white is 21 to 1', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  })

  test('an accent that can’t be read is named with its background and scheme', () => {
    const pair = { text: 'The accent colour', background: 'raised', scheme: 'light' } as const
    const white = [255, 255, 255] as const
    expect(
      contrastChecks([{ ...pair, textColour: [119, 119, 119], backgroundColour: white }])[0]
        ?.message,
    ).toContain('is hard to read on the raised background in light mode: contrast is 4.4:1')
    expect(
      contrastChecks([{ ...pair, textColour: [90, 90, 90], backgroundColour: white }]),
    ).toEqual([])
  })
})
