import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, slotKey } from '#schema/page/tree'
import { lineOfTree, testSession } from '../testing/open-session'
import * as commands from './commands'
import { inOneStep } from './edits/edited-page'
import { removeBlock } from './edits/remove-block'
import { undo } from './history-commands'
import {
  actionTargets,
  pruneSelection,
  selectAll,
  selectedBlocks,
  selectNextTo,
  selectParent,
  selectTo,
  toggleSelected,
} from './selection'
import type { EditorSession } from './session'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[e]] f g')
})

const ui = () => session.uiStore.getState()
const selected = () => [...ui().selectedIds].join(' ')
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const steps = () => session.pageStore.getState().past.length
const select = (...ids: string[]) => session.uiStore.selectSeveral(ids)

describe('selecting several blocks', () => {
  test('one by one: each is added, and taken out when it is chosen again', () => {
    session.uiStore.select('f')
    toggleSelected(session, 'a')
    expect([selected(), ui().selectedId]).toEqual(['f a', 'a'])
    expect(ui().announcement.text).toBe('2 blocks selected. Note, position 1 of 4 in “Main”.')
    toggleSelected(session, 'a')
    toggleSelected(session, 'f')
    expect([selected(), ui().selectedId]).toEqual(['', null])
    expect(ui().announcement.text).toBe('Nothing selected')
  })

  test('as a range, in either direction, always from where it began', () => {
    session.uiStore.select('f')
    selectTo(session, 'a')
    expect([selected(), ui().selectedId]).toEqual(['a b f', 'a'])
    selectTo(session, 'g')
    expect([selected(), ui().selectedId]).toEqual(['f g', 'g'])
  })

  test('as a range between depths: the containers that are side by side', () => {
    session.uiStore.select('c')
    selectTo(session, 'e')
    expect(selected()).toBe('c d')
    selectTo(session, 'g')
    expect(selected()).toBe('b f g')
  })

  test('by keys from sibling to sibling, and back', () => {
    session.uiStore.select('a')
    selectNextTo(session, 1)
    selectNextTo(session, 1)
    expect(selected()).toBe('a b f')
    selectNextTo(session, -1)
    expect(selected()).toBe('a b')
  })

  test('all siblings first, then all of the page', () => {
    session.uiStore.select('c')
    selectAll(session)
    expect(selected()).toBe('c d')
    selectAll(session)
    expect(selected()).toBe('a b f g')
  })

  test('and out again: to the container, then to nothing', () => {
    select('c', 'd')
    selectParent(session)
    expect(selected()).toBe('b')
    selectParent(session)
    expect(selected()).toBe('')
  })
})

test('blocks inside others that are selected go with those, in reading order', () => {
  select('g', 'e', 'b', 'a')
  expect(selectedBlocks(session)).toEqual(['a', 'b', 'g'])
  expect(actionTargets(session, 'e')).toEqual(['a', 'b', 'g'])
  expect(actionTargets(session, 'f')).toEqual(['f'])
})

describe('done to several at once, one step each:', () => {
  const whole = 'a b[c d[e]] f g'

  test('deleting, and all of them come back selected', () => {
    select('a', 'e', 'f')
    commands.remove(session, selectedBlocks(session))
    expect([line(), ui().selectedId, steps()]).toEqual(['b[c d[]] g', 'g', 1])
    expect(ui().toast).toMatchObject({ text: 'Deleted 3 blocks.', undo: true })
    undo(session)
    expect([line(), selected()]).toEqual([whole, 'a e f'])
  })

  test('duplicating: the copies are together below the last, selected', () => {
    select('a', 'f')
    commands.duplicate(session, selectedBlocks(session))
    expect(line()).toBe(`a b[c d[e]] f ${selected()} g`)
    expect([ui().selectedIds.size, steps()]).toEqual([2, 1])
    undo(session)
    expect([line(), selected()]).toEqual([whole, 'a f'])
  })

  test('duplicating in several places: every copy is below those of its own place', () => {
    select('a', 'c', 'd', 'f')
    commands.duplicate(session, selectedBlocks(session))
    const [a, c, d, f] = selected().split(' ')
    const e = childrenOf(session.pageStore.getState().page.tree, slotKey(`${d}`, 'content'))
    expect(line()).toBe(`a b[c d[e] ${c} ${d}[${e}]] f ${a} ${f} g`)
    undo(session)
    expect(line()).toBe(whole)
  })

  test('moving down and up, to the end and no further', () => {
    commands.moveBy(session, ['a', 'b'], 1)
    expect(line()).toBe('f a b[c d[e]] g')
    expect(ui().announcement.text).toBe('2 blocks moved: positions 2 to 3 of 4 in “Main”')
    commands.moveBy(session, ['a', 'b'], 1)
    commands.moveBy(session, ['a', 'b'], 1)
    expect(line()).toBe('f g a b[c d[e]]')
    expect(ui().announcement.text).toBe('2 blocks are already last')
    commands.moveBy(session, ['a', 'b'], -1)
    expect([line(), steps()]).toEqual(['f a b[c d[e]] g', 3])
  })

  test('moving up and down needs one place for all of them', () => {
    commands.moveBy(session, ['a', 'c'], 1)
    expect(line()).toBe(whole)
    expect(ui().toast?.text).toBe('2 blocks are in different places: use Move to… or drag them')
  })

  test('moving to a place from different containers', () => {
    commands.moveTo(session, ['a', 'c', 'g'], { slot: 'd\u0000content', index: 1 })
    expect([line(), selected(), steps()]).toEqual(['b[d[e a c g]] f', 'a c g', 1])
    undo(session)
    expect(line()).toBe(whole)
  })

  test('but never into one of themselves', () => {
    commands.moveTo(session, ['a', 'b'], { slot: 'd\u0000content', index: 0 })
    expect(line()).toBe(whole)
    expect(ui().toast?.text).toBe('“Box” can’t be moved into itself')
  })

  test('hiding all when one is still shown, showing all when none is', () => {
    commands.toggleHidden(session, 'a')
    commands.toggleHidden(session, ['a', 'f'])
    const hidden = () =>
      ['a', 'f'].map((id) => session.pageStore.getState().page.tree.blocks.get(id)?.hidden)
    expect(hidden()).toEqual([true, true])
    expect(ui().announcement.text).toBe('Hid 2 blocks')
    commands.toggleHidden(session, ['a', 'f'])
    expect(hidden()).toEqual([undefined, undefined])
  })
})

test('what someone else has deleted is no longer selected', () => {
  const deleteElsewhere = (...ids: string[]) => {
    session.pageStore.edit(inOneStep(ids.map(removeBlock)), { label: 'Merged' })
    pruneSelection(session)
  }
  select('a', 'g', 'f')
  deleteElsewhere('f')
  expect(selected()).toBe('a g')
  deleteElsewhere('a', 'g')
  expect(ui().selectedId).toBeNull()
  select('c')
  selectNextTo(session, 1)
  expect(selected()).toBe('c d')
})
