import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { StoredBlock } from '#schema/page/content'
import { sharedBlock, sharedIdOf } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { toContent } from '#schema/page/tree'
import { testSession } from '../testing/open-session'
import { undo } from './history-commands'
import { toggleLocked } from './lock-commands'
import type { EditorSession } from './session'
import { blocksToShare, canShare, detachShared, replaceWithShared } from './share-commands'

function text(id: string): StoredBlock {
  const html = `<p>${id}</p>`
  return { id, name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value: html }] }
}

function open(blocks: readonly StoredBlock[], more: Partial<EditorSession> = {}) {
  const session = testSession(
    { format: 1, blocks },
    { registry: definitions, Shared: () => null, ...more },
  )
  const now = () => toContent(session.pageStore.getState().page.tree).blocks
  return { session, now, line: () => now().map(({ id, name }) => `${name} ${id}`) }
}

const use = newBlock(sharedBlock, 'use', { shared: 7, changes: [] })
const section: StoredBlock = {
  id: 's',
  name: 'Section',
  fields: [],
  slots: { content: [text('in')] },
}

test('blocks side by side can become one shared block; a shared block, or blocks of two places, cannot', () => {
  const { session } = open([text('a'), text('b'), section, use])
  expect(canShare(session, ['a', 'b'])).toBe(true)
  expect(canShare(session, ['s'])).toBe(true)
  expect(canShare(session, ['in'])).toBe(true)
  expect(canShare(session, ['a', 'in'])).toBe(false)
  expect(canShare(session, ['a', 'use'])).toBe(false)
  expect(canShare(open([text('a')], { target: 'shared' }).session, ['a'])).toBe(false)
  expect(canShare(open([text('a')], { target: 'layout' }).session, ['a'])).toBe(false)
})

test('a container that holds a shared block stays this page’s own', () => {
  const { session } = open([{ ...section, slots: { content: [use] } }])
  expect(canShare(session, ['s'])).toBe(false)
})

test('a reference is in the place of the blocks, with the id of the first; one undo brings them back', () => {
  const { session, now, line } = open([text('a'), text('b'), text('c')])
  const before = now()
  expect(blocksToShare(session, ['b', 'c'])).toEqual([before[1], before[2]])
  expect(replaceWithShared(session, ['b', 'c'], { id: 12, title: 'Way' })).toBe(true)
  expect(line()).toEqual(['Text a', 'SharedBlock b'])
  expect(sharedIdOf(now()[1] as StoredBlock)).toBe(12)
  expect(session.uiStore.getState().selectedId).toBe('b')
  undo(session)
  expect(now()).toEqual(before)
})

test('what was deleted meanwhile is not brought back', () => {
  const { session, line } = open([text('a')])
  expect(replaceWithShared(session, ['gone'], { id: 12, title: 'Way' })).toBe(false)
  expect(line()).toEqual(['Text a'])
})

test('detached blocks are the page’s own: the first with the id of the use, links among them kept, hidden as the use was', () => {
  const { session, now } = open([text('a'), { ...use, hidden: true }])
  const linking = {
    ...text('use'),
    fields: [{ id: 'f1', type: 'html', name: 'html', value: '<a href="#use~two">on</a>' }],
  }
  detachShared(session, 'use', { blocks: [linking, text('use~two')], title: 'Way' })
  const [, first, second] = now()
  expect(first).toMatchObject({ id: 'use', name: 'Text', hidden: true })
  expect(second).toMatchObject({ name: 'Text', hidden: true })
  expect(second?.id).not.toContain('~')
  expect(first?.fields[0]?.value).toBe(`<a href="#${second?.id}">on</a>`)
  undo(session)
  expect(now()[1]).toMatchObject({ id: 'use', name: 'SharedBlock' })
})

test('what is locked is not detached', () => {
  const { session, line } = open([use])
  toggleLocked(session, 'use')
  detachShared(session, 'use', { blocks: [text('x')], title: 'Way' })
  expect(line()).toEqual(['SharedBlock use'])
})
