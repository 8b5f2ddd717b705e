import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { checkPage } from '#schema/page/check-page'
import { childrenOf, ROOT } from '#schema/page/tree'
import { factsOf } from '../checks/block-facts'
import { drawnContent, lineOfTree, testSession } from '../testing/open-session'
import { startPage } from './start-page'
import { templateBlocks } from './template-blocks'
import { templates } from './templates'

describe.each(templates)('the template $label', (template) => {
  test('breaks no rule, points at no record, and may stand on every page', async () => {
    const blocks = await templateBlocks(template, definitions)
    expect(checkPage({ format: 1, blocks }, definitions)).toEqual([])
    for (const block of blocks) {
      const { pictures, links } = factsOf(block, definitions)
      expect(pictures).toEqual([])
      expect(links.filter(({ value }) => !/^(?:https|mailto):/.test(value.href ?? ''))).toEqual([])
      expect(definitions.get(block.name)?.targets).toEqual(['location', 'content'])
    }
  })
})

test('a page begins with copies, in one step that can be undone', () => {
  const session = testSession('')
  const { blocks } = drawnContent('a b[c]')
  startPage(session, { blocks, origin: { documentId: 5 }, from: 'Visit' })
  const { tree } = session.pageStore.getState().page
  expect(tree.blocks.size).toBe(3)
  expect(tree.blocks.has('a')).toBe(false)
  expect(session.uiStore.getState().selectedId).toBe(childrenOf(tree, ROOT)[0])
  expect(session.uiStore.getState().toast?.text).toBe('Started from Visit.')
  session.pageStore.undo()
  expect(lineOfTree(session.pageStore.getState().page.tree)).toBe('')
})

test('what may not stand on this page stays behind, and it is said why', () => {
  const session = testSession('', { target: 'content' })
  const shelf = { id: 's', name: 'Shelf', fields: [] }
  startPage(session, { blocks: [shelf], origin: null, from: 'Home' })
  expect(session.pageStore.getState().page.tree.blocks.size).toBe(0)
  expect(session.uiStore.getState().toast?.text).toMatch(/^Nothing was taken over\. .*Shelf/)
})
