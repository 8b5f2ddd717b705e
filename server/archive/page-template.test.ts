import { expect, test } from 'vitest'
import { mapPage } from './column-codec'

test('an archive names the template that a page was made from by its own number', () => {
  const page = { format: 1, blocks: [], template: { pageId: 31, version: 2 } }
  const mapping = {
    number: (kind: string, id: number) => id + (kind === 'document' ? 100 : 0),
    cleans: false,
  }
  expect(mapPage(page, mapping)).toEqual({ ...page, template: { pageId: 131, version: 2 } })
})
