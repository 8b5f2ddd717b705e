import { beforeEach, describe, expect, test } from 'vitest'
import { type PageContent, readContent, type StoredBlock } from '#schema/page/content'
import { ROOT, slotKey } from '#schema/page/tree'
import { toClipboardText } from '../clipboard/blocks-text'
import { paste } from '../clipboard/paste'
import { startPage } from '../onboarding/start-page'
import { contentOfLine, lineOfTree, testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import * as commands from './commands'
import { contentOf } from './edits/edited-page'
import { placesFor } from './places'
import { selectedBlocks } from './selection'
import type { EditorSession } from './session'
import { unwrap, wrapIn } from './wrap-commands'

/** Boxes, each in the one before it: `b1[b2[b3[…]]]`. */
const chain = (length: number, inner = '') =>
  Array.from({ length }, (_, at) => `b${at + 1}[`).join('') + inner + ']'.repeat(length)
const notes = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join(' ')
const inside = (id: string) => slotKey(id, 'content')

let session: EditorSession
const content = () => contentOf(session.pageStore.getState().page)
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const toast = () => session.uiStore.getState().toast?.text
const isSaved = () => readContent(content(), { blocks: session.maxBlocks, depth: 12 }).ok
const steps = () => session.pageStore.getState().past.length

describe('a page nested as deep as it may be', () => {
  const DEEP = 'Blocks can be nested at most 12 levels deep: choose a place closer to the top level'

  test.each<[string, string, () => unknown]>([
    ['a new block', chain(12), () => insert('Note', inside('b12'))],
    ['a new container', chain(12), () => insert('Box', inside('b12'))],
    ['a block moved in', `${chain(12)} c`, () => move('c', inside('b12'))],
    ['a container with what it holds', `${chain(11)} c[d]`, () => move('c', inside('b11'))],
    ['several, one of them too deep', `${chain(11)} c d[e]`, () => move(['c', 'd'], inside('b11'))],
  ])('refuses %s below that, and says where it may go', (_, start, act) => {
    session = testSession(start)
    act()
    expect(toast()).toBe(DEEP)
    expect(line()).toBe(start)
    expect(steps()).toBe(0)
  })

  test('takes what just fits', () => {
    session = testSession(`${chain(11)} c d[e]`)
    move('c', inside('b11'))
    move('d', inside('b10'))
    insert('Note', inside('b11'))
    expect(isSaved()).toBe(true)
    expect(toast()).toBeUndefined()
  })

  test('counts what an unknown block holds', () => {
    session = testSession(withBlocks(contentOfLine(chain(11)), stranger('c')))
    move('x', inside('b11'))
    expect(toast()).toBe(DEEP)
    move('x', inside('b10'))
    expect(isSaved()).toBe(true)
  })

  test('offers no place that is too deep', () => {
    session = testSession(`${chain(12)} c[d]`)
    const { tree } = session.pageStore.getState().page
    const levels = (what: Parameters<typeof placesFor>[1]) =>
      new Set(placesFor(tree, what, session).map(({ slot }) => slot))
    expect(levels({ kind: 'new', name: 'Note' })).not.toContain(inside('b12'))
    expect(levels({ kind: 'new', name: 'Note' })).toContain(inside('b11'))
    expect(levels({ kind: 'block', id: 'c' })).not.toContain(inside('b11'))
    expect(levels({ kind: 'block', id: 'c' })).toContain(inside('b10'))
  })

  test('a container of it is not wrapped, though it is on the top level', () => {
    session = testSession(chain(12))
    wrapIn(session, ['b1'], 'Box')
    expect(toast()).toBe(
      'Blocks can be nested at most 12 levels deep: move them to a higher level first',
    )
    expect(line()).toBe(chain(12))
  })

  test('what comes further out by being wrapped with others is wrapped', () => {
    session = testSession(`a ${chain(12)}`)
    wrapIn(session, ['a', 'b12'], 'Box')
    expect(isSaved()).toBe(true)
    expect(steps()).toBe(1)
  })

  test('a block chosen in the palette goes after the container where it may not go in', () => {
    session = testSession(chain(12, 'c'))
    session.uiStore.select('c')
    commands.insertHere(session, 'Note')
    const id = session.uiStore.getState().selectedId
    expect(line()).toBe(`${chain(12, 'c')} ${id}`)
  })

  test('nothing too deep is pasted', async () => {
    session = testSession(`${chain(12, 'x')} c[d]`)
    const text = toClipboardText(session, ['c'])
    session.uiStore.select('x')
    await paste(session, { text, html: '' })
    expect(toast()).toBe(`${DEEP}. Nothing was pasted.`)
  })
})

describe('a page that holds as many blocks as it may', () => {
  const full = (count: number, more: number) =>
    `This page has ${count} blocks, and ${more} more would exceed the limit of 500: delete some first`

  beforeEach(() => {
    session = testSession(`${notes(498)} b[c]`)
  })

  test.each<[string, number, () => unknown]>([
    ['another one', 1, () => insert('Note', ROOT)],
    ['one chosen in the palette', 1, () => commands.insertHere(session, 'Note')],
    ['a copy', 1, () => commands.duplicate(session, 'n0')],
    ['copies of a container and another', 3, () => commands.duplicate(session, ['n0', 'b'])],
    ['a container around others', 1, () => wrapIn(session, ['n0', 'n1'], 'Box')],
  ])('refuses %s, and says why', (_, more, act) => {
    const before = line()
    act()
    expect(toast()).toBe(full(500, more))
    expect(line()).toBe(before)
    expect(steps()).toBe(0)
  })

  test('refuses the blocks of another page', () => {
    startPage(session, { blocks: contentOfLine('a b[c]').blocks, origin: null, from: 'Visit' })
    expect(toast()).toBe(`${full(500, 3)}. Nothing was copied.`)
    expect(steps()).toBe(0)
  })

  test('offers no place to a new block, and all to one that is on it', () => {
    const { tree } = session.pageStore.getState().page
    expect(placesFor(tree, { kind: 'new', name: 'Note' }, session)).toEqual([])
    expect(placesFor(tree, { kind: 'block', id: 'n0' }, session)).toHaveLength(501)
  })

  test('takes blocks again once some are deleted', () => {
    commands.remove(session, ['n0', 'n1'])
    commands.duplicate(session, 'b')
    expect(content().blocks).toHaveLength(498)
    expect(isSaved()).toBe(true)
  })

  test('counts what an unknown block holds', () => {
    session = testSession(withBlocks(contentOfLine(notes(497)), stranger('c d')))
    insert('Note', ROOT)
    expect(toast()).toBe(full(500, 1))
  })

  test('is larger where the server is configured so', () => {
    session = testSession(notes(500), { maxBlocks: 501 })
    insert('Note', ROOT)
    expect(content().blocks).toHaveLength(501)
    expect(isSaved()).toBe(true)
  })
})

describe('a page beyond both limits stays editable', () => {
  beforeEach(() => {
    session = testSession(`${chain(14, 'c d')} ${notes(500)}`)
  })

  test('fields, names, hiding and deleting', () => {
    changeField(session, 'c', 'text', 'Hello')
    commands.rename(session, 'b14', 'Hall')
    commands.toggleHidden(session, 'd')
    commands.remove(session, 'd')
    expect(steps()).toBe(4)
    expect(toast()).toBe('Deleted “Note”.')
  })

  test('blocks go further out and about at their depth, not further in', () => {
    commands.moveBy(session, 'd', -1)
    expect(line()).toContain('b14[d c]')
    move('b14', inside('b12'))
    expect(line()).toContain('b12[b14[d c] b13[]]')
    move('b14', inside('b13'))
    expect(toast()).toMatch(/^Blocks can be nested at most 12 levels deep/)
    expect(line()).toContain('b12[b14[d c] b13[]]')
    unwrap(session, 'b14')
    expect(line()).toContain('b12[d c b13[]]')
  })

  test('until it can be saved again', () => {
    move('b12', ROOT)
    commands.remove(
      session,
      Array.from({ length: 20 }, (_, at) => `n${at}`),
    )
    expect(isSaved()).toBe(true)
    expect(selectedBlocks(session)).toHaveLength(1)
  })
})

function insert(name: string, slot: string): void {
  commands.insertNew(session, name, { slot, index: 0 })
}

function move(chosen: string | readonly string[], slot: string): void {
  commands.moveTo(session, chosen, { slot, index: 0 })
}

function withBlocks(page: PageContent, ...more: PageContent['blocks']): PageContent {
  return { ...page, blocks: [...page.blocks, ...more] }
}

/** A block that the registry does not know, with blocks in it. */
function stranger(held: string): StoredBlock {
  return { id: 'x', name: 'Gone', fields: [], slots: { wings: contentOfLine(held).blocks } }
}
