import { beforeEach, describe, expect, test } from 'vitest'
import { ROOT, slotKey } from '#schema/page/tree'
import { lineOfTree, testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import * as commands from './commands'
import { undo } from './history-commands'
import { placesFor, placeTitle } from './places'
import type { EditorSession } from './session'
import { createUndoGroup } from './undo-group'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d] e')
})

const tree = () => session.pageStore.getState().page.tree
const line = () => lineOfTree(tree())
const ui = () => session.uiStore.getState()
const said = () => ui().announcement.text

test('a new block goes where it is put, is selected, and asks for its first field', () => {
  const id = commands.insertNew(session, 'Note', { slot: ROOT, index: 1 })
  expect(line()).toBe(`a ${id} b[c d] e`)
  expect(ui().focusRequest).toMatchObject({ blockId: id, field: null })
  expect(said()).toBe('“Note” added: position 2 of 4 in “Main”')
})

describe('a block chosen in the palette goes', () => {
  test('to the end of the page when nothing is selected', () => {
    commands.insertHere(session, 'Note')
    const id = ui().selectedId
    expect(line()).toBe(`a b[c d] e ${id}`)
  })

  test('after the selected block, inside its container', () => {
    session.uiStore.select('c')
    commands.insertHere(session, 'Note')
    const id = ui().selectedId
    expect(line()).toBe(`a b[c ${id} d] e`)
  })

  test('after the container when that can’t contain it', () => {
    session = testSession({
      format: 1,
      blocks: [
        {
          id: 's',
          name: 'Shelf',
          fields: [],
          slots: { left: [{ id: 'n', name: 'Note', fields: [] }], right: [] },
        },
      ],
    })
    session.uiStore.select('n')
    commands.insertHere(session, 'Box')
    const id = ui().selectedId
    expect(line()).toBe(`s ${id}[]`)
  })
})

test('what may not be somewhere is refused in words, and nothing changes', () => {
  session = testSession('a', { target: 'content' })
  expect(commands.insertNew(session, 'Shelf', { slot: ROOT, index: 0 })).toBeNull()
  expect(line()).toBe('a')
  expect(ui().toast?.text).toBe('“Shelf” is not allowed on a content page')
})

test('a block is never moved into itself', () => {
  session = testSession('a[b[]]')
  commands.moveTo(session, 'a', { slot: slotKey('b', 'content'), index: 0 })
  expect(line()).toBe('a[b[]]')
  expect(said()).toBe('“Box” can’t be moved into itself')
})

test('moving says where the block is now', () => {
  commands.moveTo(session, 'a', { slot: slotKey('b', 'content'), index: 1 })
  expect(line()).toBe('b[c a d] e')
  expect(said()).toBe('“Note” moved: position 2 of 3 in “Main › Box”')
})

test('moving up and down stops at the ends and says so', () => {
  commands.moveBy(session, 'c', -1)
  expect(said()).toBe('“Note” is already first')
  commands.moveBy(session, 'c', 1)
  expect(line()).toBe('a b[d c] e')
  commands.moveBy(session, 'c', 1)
  expect(said()).toBe('“Note” is already last')
})

test('after a deletion the next block is selected, else the one before, else the container', () => {
  for (const [id, next] of [
    ['c', 'd'],
    ['d', 'b'],
    ['e', 'b'],
    ['a', 'b'],
    ['b', null],
  ] as const) {
    commands.remove(session, id)
    expect(ui().selectedId).toBe(next)
  }
  expect(line()).toBe('')
  expect(ui().toast).toMatchObject({ text: 'Deleted “Box”.', undo: true })
})

test('a deleted container comes back with all it held, selected', () => {
  commands.remove(session, 'b')
  expect(line()).toBe('a e')
  undo(session)
  expect(line()).toBe('a b[c d] e')
  expect(ui().selectedId).toBe('b')
  expect(said()).toBe('Undone: Deleted “Box”')
})

test('a copy is below its original, with ids of its own', () => {
  const id = commands.duplicate(session, 'b')
  const [first, second] = [...(tree().children.get(slotKey(id, 'content')) ?? [])]
  expect(line()).toBe(`a b[c d] ${id}[${first} ${second}] e`)
  expect(new Set([id, first, second, 'a', 'b', 'c', 'd', 'e']).size).toBe(8)
})

test('typing in one field is one step; leaving it, another field and an undo each begin a new one', () => {
  const steps = () => session.pageStore.getState().past.length
  const undoGroup = createUndoGroup(session.pageStore)
  const type = (id: string, text: string) =>
    undoGroup.type(id, () => changeField(session, id, 'text', text))
  for (const text of ['H', 'He', 'Hel']) type('a', text)
  expect(steps()).toBe(1)
  undoGroup.end()
  type('a', 'Hell')
  expect(steps()).toBe(2)
  type('c', 'x')
  expect(steps()).toBe(3)
  undo(session)
  type('a', 'Hello')
  expect(steps()).toBe(3)
  undo(session)
  undo(session)
  expect(tree().blocks.get('a')?.fields[0]?.value).toBe('Hel')
})

test('places are listed as people read the page: before a container, in it, after it', () => {
  const titles = placesFor(tree(), { kind: 'block', id: 'e' }, session).map((place) =>
    placeTitle(tree(), { kind: 'block', id: 'e' }, place, session.registry),
  )
  expect(titles).toEqual([
    '“Main”, at the top',
    '“Main”, after “Note”',
    '“Main › Box”, at the top',
    '“Main › Box”, after “Note”',
    '“Main › Box”, after “Note”',
    '“Main”, after “Box”',
  ])
})

test('a name given by the editor is what the block is called from then on', () => {
  commands.rename(session, 'b', 'Hall')
  commands.moveBy(session, 'b', -1)
  expect(said()).toBe('“Hall” moved: position 1 of 3 in “Main”')
  commands.rename(session, 'b', '')
  expect(tree().blocks.get('b')).not.toHaveProperty('displayName')
})
