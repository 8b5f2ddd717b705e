import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { string } from '#schema/fields'
import { undo } from '../store/history-commands'
import { openPanel } from '../testing/open-panel'
// Read before a test waits for it.
import './field-locks'

const fields = { title: string({ label: 'Title' }), note: string({ label: 'Note' }) }

test('head office locks single fields with a reason, and unlocks them', async () => {
  const user = userEvent.setup()
  const { saved, session } = openPanel(fields, { title: 'Visit us' }, network)
  const lock = () => saved().blocks[0]?.locked
  const group = await screen.findByText('Lock fields at all locations')
  await user.click(group)
  await user.click(screen.getByRole('checkbox', { name: 'Note' }))
  await user.click(screen.getByRole('checkbox', { name: 'Title' }))
  expect(lock()).toEqual({ by: 'Asha', reason: '', fields: ['title', 'note'] })
  expect(screen.getByText('2 fields are locked')).toBeTruthy()
  await user.type(screen.getByLabelText('Reason (shown at all locations)'), 'કાયદો')
  expect(lock()).toEqual({ by: 'Asha', reason: 'કાયદો', fields: ['title', 'note'] })
  // Head office itself goes on changing them.
  await user.type(within(screen.getByRole('form')).getByLabelText('Title'), '!')
  expect(JSON.stringify(saved())).toContain('Visit us!')
  await user.click(screen.getByRole('checkbox', { name: 'Title' }))
  await user.click(screen.getByRole('checkbox', { name: 'Note' }))
  expect(lock()).toBeUndefined()
  act(() => undo(session))
  expect(lock()).toEqual({ by: 'Asha', reason: 'કાયદો', fields: ['note'] })
})

test('pages of one location, and people who can’t change the page, have no such locks', () => {
  openPanel(fields, {})
  expect(screen.queryByText('Lock fields at all locations')).toBeNull()
  openPanel(fields, {}, { ...network, canEdit: false })
  expect(screen.queryByText('Lock fields at all locations')).toBeNull()
})

const network = { session: { lockedBy: 'Asha' } }
