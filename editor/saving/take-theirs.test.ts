import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rawProps } from '#schema/page/stored-props'
import { changeField } from '../store/change-fields'
import * as commands from '../store/commands'
import { setSetting } from '../store/edits/edited-page'
import { redo, undo } from '../store/history-commands'
import { SharedPage, TogetherEditor } from '../testing/edited-together'
import { contentOfLine, lineOfTree, testSession } from '../testing/open-session'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('what others save appears, outside of undo, and nothing is sent for it', async () => {
  const { mine, theirs, send } = together('a b')
  changeField(mine.session, 'a', 'text', 'Mine')
  await send(mine)
  changeField(theirs.session, 'b', 'text', 'Theirs')
  theirs.hear()
  await send(theirs)
  mine.hear()
  expect(texts(mine)).toEqual({ a: 'Mine', b: 'Theirs' })
  expect(mine.saver.store.getState()).toMatchObject({ saved: { version: 3 }, lastChange: 1 })
  mine.save()
  expect(mine.pending).toHaveLength(0)
  undo(mine.session)
  expect(texts(mine)).toEqual({ a: 'Words', b: 'Theirs' })
  redo(mine.session)
  expect(texts(mine)).toEqual({ a: 'Mine', b: 'Theirs' })
})

test('nothing comes into the field with the caret until the caret leaves it, and nothing of theirs is overwritten', async () => {
  const { mine, theirs, send, page } = together('a b')
  mine.session.uiStore.write({ blockId: 'a', path: 'text' })
  changeField(theirs.session, 'a', 'text', 'Their Words')
  changeField(theirs.session, 'b', 'text', 'Beside')
  await send(theirs)
  mine.hear()
  expect(texts(mine)).toEqual({ a: 'Words', b: 'Beside' })
  changeField(mine.session, 'a', 'text', 'Words here')
  await send(mine)
  expect(texts(mine).a).toBe('Words here')
  expect(textOf(page, 'a')).toBe('Their Words here')
  changeField(mine.session, 'a', 'text', 'Words here and there')
  mine.hear()
  expect(texts(mine).a).toBe('Words here and there')
  mine.session.uiStore.write(null)
  mine.hear()
  expect(texts(mine).a).toBe('Their Words here and there')
  await send(mine)
  expect(textOf(page, 'a')).toBe('Their Words here and there')
})

test('a block whose text has the caret does not go away under it, and goes once it is left', async () => {
  const { mine, theirs, send } = together('a b c')
  mine.session.uiStore.write({ blockId: 'b', path: 'text' })
  commands.remove(theirs.session, 'b')
  await send(theirs)
  mine.hear()
  expect(line(mine)).toBe('a b c')
  mine.session.uiStore.write(null)
  mine.hear()
  expect(line(mine)).toBe('a c')
  expect(mine.saver.store.getState().saved.version).toBe(2)
})

test('what clashes is left to the question that the next save asks', async () => {
  const { mine, theirs, send, page } = together('a')
  changeField(theirs.session, 'a', 'text', 'Theirs')
  await send(theirs)
  changeField(mine.session, 'a', 'text', 'Mine')
  mine.hear()
  expect(texts(mine).a).toBe('Mine')
  await send(mine)
  expect(mine.saver.store.getState().failure).toMatchObject({ kind: 'conflict' })
  expect(textOf(page, 'a')).toBe('Theirs')
})

test('what clashes with the words at the caret is asked about when they are saved', async () => {
  const { mine, theirs, send, page } = together('a')
  mine.session.uiStore.write({ blockId: 'a', path: 'text' })
  changeField(theirs.session, 'a', 'text', 'Theirs')
  await send(theirs)
  changeField(mine.session, 'a', 'text', 'Mine')
  await send(mine)
  expect(mine.saver.store.getState().failure).toMatchObject({
    kind: 'conflict',
    current: { version: 2, items: [{ content: page.state.content }] },
  })
  mine.settle()
  await send(mine)
  expect(textOf(page, 'a')).toBe('Mine Theirs')
})

test('undo of a block that someone else has written in meanwhile leaves it, with what they wrote', async () => {
  const { mine, theirs, send } = together('a')
  commands.insertNew(mine.session, 'Note', { slot: '', index: 1 })
  const id = mine.session.uiStore.getState().selectedId ?? ''
  await send(mine)
  theirs.hear()
  changeField(theirs.session, id, 'text', 'Theirs')
  await send(theirs)
  mine.hear()
  undo(mine.session)
  expect(texts(mine)[id]).toBe('Theirs')
})

test('undo of words takes back those, and leaves what others wrote into the same text', async () => {
  const { mine, theirs, send } = together('a')
  changeField(mine.session, 'a', 'text', 'My Words')
  await send(mine)
  theirs.hear()
  changeField(theirs.session, 'a', 'text', 'My Words of theirs')
  await send(theirs)
  mine.hear()
  undo(mine.session)
  expect(texts(mine).a).toBe('Words of theirs')
})

test('a page without own changes follows, too, and settings are merged like fields', async () => {
  const { mine, theirs, send } = together('a')
  const { pageStore } = theirs.session
  pageStore.edit(setSetting('title', 'Visit us'), { label: 'Changed Title' })
  await send(theirs)
  mine.hear()
  expect(mine.state.settings.title).toBe('Visit us')
  expect(mine.session.pageStore.getState().past).toEqual([])
})

function together(drawn: string) {
  const { settings } = testSession(drawn).pageStore.getState().page
  const page = new SharedPage({ settings, content: contentOfLine(drawn) })
  const [mine, theirs] = [new TogetherEditor('Me', page), new TogetherEditor('Asha', page)]
  return { mine, theirs, page, send }

  async function send(editor: TogetherEditor): Promise<void> {
    editor.save()
    await settled()
    editor.pending.shift()?.()
    await settled()
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

function texts({ session }: TogetherEditor): Record<string, unknown> {
  const { blocks } = session.pageStore.getState().page.tree
  return Object.fromEntries([...blocks].map(([id, block]) => [id, rawProps(block).text]))
}

function textOf(page: SharedPage, id: string): unknown {
  const block = page.state.content.blocks.find((each) => each.id === id)
  return block && rawProps(block).text
}

function line({ session }: TogetherEditor): string {
  return lineOfTree(session.pageStore.getState().page.tree)
}
