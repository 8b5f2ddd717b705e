import { expect, test } from 'vitest'
import { childrenOf, ROOT } from '#schema/page/tree'
import { contentOfLine, lineOfTree, testSession } from '../testing/open-session'
import { startPage } from './start-page'

test('a page begins with copies, in one step that can be undone', () => {
  const session = testSession('')
  const { blocks } = contentOfLine('a b[c]')
  startPage(session, { blocks, origin: { documentId: 5 }, from: 'Visit' })
  const { tree } = session.pageStore.getState().page
  expect(tree.blocks.size).toBe(3)
  expect(tree.blocks.has('a')).toBe(false)
  expect(session.uiStore.getState().selectedId).toBe(childrenOf(tree, ROOT)[0])
  expect(session.uiStore.getState().toast?.text).toBe('Created from Visit.')
  session.pageStore.undo()
  expect(lineOfTree(session.pageStore.getState().page.tree)).toBe('')
})

test('what may not be on this page stays behind, and it is said why', () => {
  const session = testSession('', { target: 'content' })
  const shelf = { id: 's', name: 'Shelf', fields: [] }
  startPage(session, { blocks: [shelf], origin: null, from: 'Home' })
  expect(session.pageStore.getState().page.tree.blocks.size).toBe(0)
  expect(session.uiStore.getState().toast?.text).toMatch(/^Nothing was copied\. .*Shelf/)
})
