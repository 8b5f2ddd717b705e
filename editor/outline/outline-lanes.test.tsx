import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { ROOT, slotKey } from '#schema/page/tree'
import type { EditorSession } from '../store/session'
import { focusedRow, openOutline, rowLevels, rowNames, rowOf } from '../testing/open-outline'
import { contentOfLine, testSession } from '../testing/open-session'
import { placeAtRow } from './place-at-row'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[]] xe')
})

describe('dragged over a row, a block lands', () => {
  const at = (id: string, share: number, what = 'a') =>
    placeAtRow(session, { kind: 'block', id: what }, { id, share })

  test('before and after blocks, in containers, and at the end below the last row', () => {
    expect(at('xe', 0.2).place).toEqual({ slot: ROOT, index: 1 })
    expect(at('xe', 0.8).place).toEqual({ slot: ROOT, index: 2 })
    expect(at('b', 0.1).place).toEqual({ slot: ROOT, index: 0 })
    expect(at('b', 0.5)).toMatchObject({
      place: { slot: 'b\u0000content', index: 2 },
      side: 'inside',
    })
    expect(at('d', 0.9)).toMatchObject({
      place: { slot: 'b\u0000content', index: 2 },
      side: 'after',
    })
    expect(placeAtRow(session, { kind: 'block', id: 'a' }, null).place?.index).toBe(2)
  })

  test('nowhere over itself, nor in what it holds', () => {
    expect(at('a', 0.5).place).toBeNull()
    expect(at('d', 0.1, 'b')).toMatchObject({
      place: null,
      refusal: '“Box” can’t be moved into itself',
    })
  })
})

describe('the lanes of a block that holds several', () => {
  beforeEach(() => {
    const [a, n] = contentOfLine('a n').blocks
    if (!a || !n) throw new Error('Two blocks were drawn')
    const shelf = { id: 's', name: 'Shelf', fields: [], slots: { left: [n], right: [] } }
    session = testSession({ format: 1, blocks: [a, shelf] })
  })
  const lane = slotKey('s', 'right')

  test('are rows, also the empty ones, with what they hold below them', () => {
    openOutline(session)
    expect(rowNames().slice(1)).toEqual(['Shelf', 'Left', 'Words, Note', '“Right”, empty'])
    expect(rowLevels()).toEqual(['1', '1', '2', '3', '2'])
  })

  test('take what is dropped on them', () => {
    const at = placeAtRow(
      session,
      { kind: 'block', id: 'a' },
      { id: lane, share: 0.9, isLane: true },
    )
    expect(at).toMatchObject({ place: { slot: lane, index: 0 }, side: 'inside' })
    const refused = placeAtRow(
      session,
      { kind: 'new', name: 'Box' },
      { id: lane, share: 0.5, isLane: true },
    )
    expect(refused).toMatchObject({ place: null, refusal: '“Shelf” can’t contain “Box”' })
  })

  test('are gone by with arrows, and Enter asks for a block to fill them; a block key does nothing to them', async () => {
    openOutline(session)
    const user = userEvent.setup()
    await user.click(rowOf('n'))
    await user.keyboard('{ArrowDown}')
    expect([focusedRow(), session.uiStore.getState().selectedId]).toEqual([lane, 'n'])
    await user.keyboard('{Delete}')
    expect(session.pageStore.getState().past).toEqual([])
    await user.keyboard('{Enter}')
    expect(session.uiStore.getState().insertingAt).toEqual({ slot: lane, index: 0 })
    await user.keyboard('{ArrowLeft}')
    expect([focusedRow(), session.uiStore.getState().selectedId]).toEqual(['s', 's'])
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect([focusedRow(), session.uiStore.getState().selectedId]).toEqual(['n', 'n'])
    await user.click(screen.getByRole('button', { name: 'Add a block to “Left”' }))
    expect(session.uiStore.getState().insertingAt).toEqual({ slot: slotKey('s', 'left'), index: 1 })
  })
})
