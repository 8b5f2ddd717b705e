import { expect, test } from 'vitest'
import { lineAt } from './use-outline-drag'

test('below the last row the line is under it, where the block goes, and not at the top', () => {
  const list = document.createElement('div')
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    const row = document.createElement('div')
    row.dataset.outlineId = id
    Object.defineProperties(row, {
      offsetTop: { value: index * 32 },
      offsetHeight: { value: 32 },
    })
    list.append(row)
  }
  // The line itself and the menus of rows are elements of the same kind.
  list.append(document.createElement('div'))
  expect(lineAt(list, null, 'after')).toMatchObject({ top: 96, height: 0 })
  expect(lineAt(list, list.querySelector<HTMLElement>('[data-outline-id="b"]'), 'after').top).toBe(
    64,
  )
})
