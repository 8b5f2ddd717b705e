import { waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { ROOT } from '#schema/page/tree'
import { insertNew } from '../store/commands'
import { openPage } from '../testing/open-panel'

test('the settings come with the selection; while an arrow key is held they follow it', async () => {
  const blocks = ['b1', 'b2', 'b3'].map((id) => ({ id, name: 'Note', fields: [] }))
  const { session, form } = openPage({ format: 1, blocks }, [note])
  const selectAt = (id: string, at: number) => {
    clock.mockReturnValue(at)
    flushSync(() => session.uiStore.select(id))
  }
  const clock = vi.spyOn(performance, 'now')
  try {
    selectAt('b2', 10_000)
    expect(form().getByLabelText('Words').id).toContain('b2')
    selectAt('b3', 10_030)
    expect(form().getByLabelText('Words').id).toContain('b2')
  } finally {
    clock.mockRestore()
  }
  await waitFor(() => expect(form().getByLabelText('Words').id).toContain('b3'))
})

test('the settings of a block that is added follow it: the canvas goes first', async () => {
  const blocks = [{ id: 'b1', name: 'Note', fields: [] }]
  const { session, form } = openPage({ format: 1, blocks }, [note])
  flushSync(() => session.uiStore.select('b1'))
  expect(form().getByLabelText('Words').id).toContain('b1')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  try {
    flushSync(() => insertNew(session, 'Note', { slot: ROOT, index: 1 }))
    expect(session.uiStore.getState().selectedId).not.toBe('b1')
    expect(form().getByLabelText('Words').id).toContain('b1')
  } finally {
    clock.mockRestore()
  }
  await waitFor(() => expect(form().getByLabelText('Words').id).not.toContain('b1'))
})

const note: AnyBlock = defineBlock({
  name: 'Note',
  label: 'Note',
  description: 'A few words.',
  category: 'content',
  targets: ['location', 'content'],
  fields: { words: string({ label: 'Words' }) },
})
