import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ME } from '../testing/fake-network'
import { fakeRecord } from '../testing/fake-records'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const OF = { kind: 'event', id: '7' }

/** A live event as a contributor, or a manager, opens it; `draft` is what is stored beside it. */
function openEvent(level: 'CONTRIBUTE' | 'MANAGE', draft: object | null = null) {
  const record = fakeRecord({ id: 7, title: 'Kirtan', isPublic: true })
  const opened = {
    ...{ id: '7', key: '7', version: 3, locationId: '12', locationSlug: 'ottawa' },
    ...{ timeZone: 'America/Toronto', recordStatus: 'ACTIVE', isPublic: true, path: null },
    ...{ updatedAt: '2026-11-20T10:00:00Z', updatedBy: 'Mira', draft },
    values: { title: 'Kirtan', startsAt: '2099-11-08T18:30', recordStatus: 'ACTIVE' },
  }
  const me = { ...ME, assignments: [{ ...ME.assignments[0], level, locationId: '12' }] }
  const answer = (id: string) => ({ data: { answer: { id, version: 4 } } })
  return openApp('/editor/events/7', {
    records: [record],
    answers: {
      Me: () => ({ data: { me } }),
      OpenRecord: () => ({ data: { record: opened } }),
      SaveRecordDraft: () => ({ data: { saved: { version: 1 } } }),
      SubmitRecordDraft: () => answer('1'),
      ReviewRecordDraft: () => answer('7'),
    },
  })
}

const REVIEW = { step: 'SUBMITTED', at: '2026-11-25T14:00:00Z', note: 'Please look' }
const DRAFT = {
  ...{ version: 2, baseVersion: 3, savedAt: '2026-11-25T14:00:00Z', savedBy: 'Asha' },
  values: { title: 'Evening kirtan' },
  status: 'IN_REVIEW',
  review: { ...REVIEW, by: 'Asha', isMine: false },
}

test('what a contributor changes of a live event is a draft, which is submitted with a note', async () => {
  const { user, api } = openEvent('CONTRIBUTE')
  const title = await screen.findByLabelText(/^Title/)
  await user.clear(title)
  await user.type(title, 'Evening kirtan')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Note/), 'New name')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  const sent = (name: string) =>
    api.asked.filter(({ operation }) => operation === name).map(({ variables }) => variables)
  await waitFor(() =>
    expect(sent('SubmitRecordDraft')).toMatchObject([
      { ...OF, expectedVersion: 1, note: 'New name' },
    ]),
  )
  expect(sent('SaveRecordDraft').at(-1)).toMatchObject({
    ...{ ...OF, baseVersion: 3 },
    values: { title: 'Evening kirtan' },
  })
  expect(sent('WriteRecord')).toEqual([])
})

test('a manager sees what would change, and returns it with a note only', async () => {
  const { user, api } = openEvent('MANAGE', DRAFT)
  const bar = within(await screen.findByRole('region', { name: 'Review' }))
  bar.getByText('Please look')
  expect(bar.getByText('Evening kirtan').tagName).toBe('INS')
  await user.click(bar.getByRole('button', { name: 'Return to author…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Return with this note' }))
  await dialog.findByText('Write what’s missing.')
  await user.type(dialog.getByLabelText(/^Note/), 'When?')
  await user.click(dialog.getByRole('button', { name: 'Return with this note' }))
  await waitFor(() => {
    const sent = api.asked.find(({ operation }) => operation === 'ReviewRecordDraft')
    expect(sent?.variables).toMatchObject({
      ...{ ...OF, action: 'RETURN', note: 'When?' },
      ...{ expectedVersion: 2, recordVersion: 3 },
    })
  })
})
