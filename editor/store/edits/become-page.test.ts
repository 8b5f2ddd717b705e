import { expect, test } from 'vitest'
import { testSession } from '../../testing/open-session'
import { createPageStore } from '../page-store'
import { becomePage } from './become-page'
import type { EditedPage } from './edited-page'

const pageOf = (line: string): EditedPage => testSession(line).pageStore.getState().page

test('the page becomes the other one, and one step takes it back', () => {
  const [before, after] = [pageOf('a b[c d] e'), pageOf('e b[d] f')]
  const store = createPageStore(before)
  store.edit(becomePage(after), { label: 'Merged' })
  expect(store.getState().page).toEqual(after)
  expect(store.getState().past).toHaveLength(1)
  store.undo()
  expect(store.getState().page).toEqual(before)
})

test('blocks that are the same in both stay the very records they were', () => {
  const [before, after] = [pageOf('a b c'), pageOf('a c b')]
  const store = createPageStore(before)
  store.edit(becomePage(after), { label: 'Merged' })
  const { blocks } = store.getState().page.tree
  for (const id of ['a', 'b', 'c']) expect(blocks.get(id)).toBe(before.tree.blocks.get(id))
})

test('the same page again leaves no trace in the history', () => {
  const store = createPageStore(pageOf('a b[c]'))
  store.edit(becomePage(pageOf('a b[c]')), { label: 'Merged' })
  expect(store.getState().past).toEqual([])
})
