import { beforeEach, describe, expect, test } from 'vitest'
import { layoutRegistry } from '#schema/page/page-outlet'
import { ROOT, slotKey, toContent } from '#schema/page/tree'
import { contentOfLine, lineOfTree, testRegistry, testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import * as commands from './commands'
import { undo } from './history-commands'
import { toggleLocked } from './lock-commands'
import { placesFor } from './places'
import type { EditorSession } from './session'
import { canUnwrap, containersFor, unwrap, wrapIn } from './wrap-commands'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d] e')
})

const tree = () => session.pageStore.getState().page.tree
const line = () => lineOfTree(tree())
const toast = () => session.uiStore.getState().toast?.text
const steps = () => session.pageStore.getState().past.length

describe('a locked block', () => {
  test('can’t be changed, moved, hidden, renamed or deleted until it is unlocked', () => {
    toggleLocked(session, 'b')
    const before = JSON.stringify(toContent(tree()))
    commands.remove(session, 'b')
    expect(toast()).toBe('“Box” is locked. Unlock it first.')
    commands.moveBy(session, 'b', 1)
    commands.toggleHidden(session, 'b')
    commands.rename(session, 'b', 'Hall')
    changeField(session, 'b', 'title', 'Hall')
    wrapIn(session, ['b'], 'Box')
    unwrap(session, 'b')
    expect(JSON.stringify(toContent(tree()))).toBe(before)
    toggleLocked(session, 'b')
    expect(tree().blocks.get('b')).not.toHaveProperty('locked')
    commands.remove(session, 'b')
    expect(line()).toBe('a e')
  })

  test('keeps what it holds, and takes nothing in', () => {
    toggleLocked(session, 'b')
    commands.remove(session, 'c')
    changeField(session, 'c', 'text', 'x')
    commands.moveTo(session, 'c', { slot: ROOT, index: 0 })
    commands.moveTo(session, 'a', { slot: slotKey('b', 'content'), index: 0 })
    expect(toast()).toBe('“Box” is locked: unlock it first')
    expect(commands.insertNew(session, 'Note', { slot: slotKey('b', 'content'), index: 0 })).toBe(
      null,
    )
    for (const ids of [['c'], ['c', 'e'], ['a', 'c']]) commands.duplicate(session, ids)
    expect(line()).toBe('a b[c d] e')
    const slots = placesFor(tree(), { kind: 'block', id: 'a' }, session).map(({ slot }) => slot)
    expect(new Set(slots)).toEqual(new Set([ROOT]))
  })

  test('is not taken out of its container by unwrapping that', () => {
    toggleLocked(session, 'c')
    unwrap(session, 'b')
    expect(toast()).toBe('“Note” is locked. Unlock it first.')
    expect(line()).toBe('a b[c d] e')
  })

  test('keeps what it contains from being locked separately, not from being unlocked', () => {
    toggleLocked(session, 'c')
    toggleLocked(session, 'b')
    toggleLocked(session, ['a', 'd'])
    expect(toast()).toBe('“Box” is locked. Unlock it first.')
    expect(tree().blocks.get('a')).not.toHaveProperty('locked')
    toggleLocked(session, 'c')
    expect(tree().blocks.get('c')).not.toHaveProperty('locked')
  })

  test('can’t be lost with the container it is in, but goes where that goes', () => {
    toggleLocked(session, 'c')
    commands.remove(session, 'b')
    expect(toast()).toBe('“Note” is locked. Unlock it first.')
    commands.moveBy(session, 'b', -1)
    expect(line()).toBe('b[c d] a e')
  })

  test('of head office, with a name and a reason, is unlocked, too', () => {
    const { pageStore } = session
    pageStore.edit(
      ({ tree: { blocks } }) => {
        const block = blocks.get('a')
        if (block) blocks.set('a', { ...block, locked: { by: 'Hiral', reason: 'Agreed' } })
      },
      { label: 'Locked' },
    )
    toggleLocked(session, 'a')
    expect(tree().blocks.get('a')).not.toHaveProperty('locked')
  })

  test('of the network says who locked it; another lock keeps its name and reason', () => {
    session = { ...session, lockedBy: 'Hiral' }
    session.pageStore.edit(
      ({ tree: { blocks } }) => {
        const block = blocks.get('e')
        if (block) blocks.set('e', { ...block, locked: { by: 'Bina', reason: 'Agreed' } })
      },
      { label: 'Locked' },
    )
    toggleLocked(session, ['a', 'e'])
    expect(toContent(tree()).blocks.map(({ locked }) => locked)).toEqual([
      { by: 'Hiral', reason: '' },
      undefined,
      { by: 'Bina', reason: 'Agreed' },
    ])
  })

  test('is saved as locked, and several are locked as one step', () => {
    toggleLocked(session, ['a', 'e'])
    expect(toContent(tree()).blocks.map(({ locked }) => locked)).toEqual([true, undefined, true])
    expect(steps()).toBe(1)
    undo(session)
    expect(toContent(tree()).blocks.map(({ locked }) => locked)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('wrapping', () => {
  test('puts blocks into a new container in their place, as one step', () => {
    wrapIn(session, ['a', 'c'], 'Box')
    const id = session.uiStore.getState().selectedId
    expect(line()).toBe(`${id}[a c] b[d] e`)
    expect(session.uiStore.getState().announcement.text).toBe('Wrapped 2 blocks in “Box”')
    undo(session)
    expect(line()).toBe('a b[c d] e')
  })

  test('spreads them over a container of several slots', () => {
    wrapIn(session, ['c', 'd', 'e'], 'Shelf')
    const id = session.uiStore.getState().selectedId ?? ''
    const held = ['left', 'right'].map((slot) => tree().children.get(slotKey(id, slot)))
    expect(held).toEqual([['c'], ['d', 'e']])
  })

  test('offers only what the place and the blocks allow', () => {
    const offered = (...ids: string[]) => containersFor(session, ids).map(({ name }) => name)
    expect(offered('a')).toEqual(['Box', 'Shelf'])
    expect(offered('a', 'b')).toEqual(['Box'])
    session = testSession('a', { target: 'content' })
    expect(offered('a')).toEqual(['Box'])
  })

  test('unwrapping leaves what a container holds in its place', () => {
    expect(canUnwrap(session, 'a')).toBe(false)
    unwrap(session, 'b')
    expect(line()).toBe('a c d e')
    expect([...session.uiStore.getState().selectedIds]).toEqual(['c', 'd'])
    undo(session)
    expect(line()).toBe('a b[c d] e')
  })
  test('unwrapping several is one step', () => {
    session = testSession('a b[c d] e[f]')
    unwrap(session, ['b', 'e'])
    expect(line()).toBe('a c d f')
    expect(steps()).toBe(1)
    undo(session)
    expect(line()).toBe('a b[c d] e[f]')
    expect([...session.uiStore.getState().selectedIds]).toEqual(['b', 'e'])
  })

  test('what holds nothing is not unwrapped, and that is said', () => {
    unwrap(session, ['a', 'e'])
    expect(toast()).toBe('Nothing to unwrap: select a block that contains other blocks')
    expect(steps()).toBe(0)
  })
})

describe('the place of the page in a layout', () => {
  beforeEach(() => {
    const outlet = { id: 'page', name: 'PageOutlet', fields: [] }
    const content = contentOfLine('a b[c]')
    session = testSession(
      { ...content, blocks: [...content.blocks, outlet] },
      { target: 'layout', registry: layoutRegistry(testRegistry) },
    )
  })

  test('is not wrapped, alone or with others, and does not go into a block', () => {
    expect(containersFor(session, ['page'])).toEqual([])
    expect(containersFor(session, ['a', 'page'])).toEqual([])
    commands.moveTo(session, ['a', 'page'], { slot: slotKey('b', 'content'), index: 0 })
    expect(toast()).toBe('“The page” can only be placed at the top level of a layout')
    expect(line()).toBe('a b[c] page')
  })

  test('is not deleted, hidden or duplicated, with others neither', () => {
    for (const act of [commands.remove, commands.toggleHidden, commands.duplicate]) {
      act(session, ['a', 'page'])
      expect(toast()).toBe(
        '“The page” can’t be removed: every page of the site is shown inside it.',
      )
    }
    expect(line()).toBe('a b[c] page')
    expect(steps()).toBe(0)
  })
})
