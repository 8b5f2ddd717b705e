import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog } from '../testing/open-record-dialog'

const SAVED = { data: { saved: { id: '7', slug: null, version: 1, isPublic: false } } }

test('the text of a topic is a draft for the page’s location and language, saved automatically and published by a press', async () => {
  const topic = {
    ...{ id: '272', externalUrl: null, version: 3, document: null },
    items: [
      { language: 'en-US', locationId: '10', title: 'Shoes', richText: '<p>Off</p>' },
      { language: 'gu-IN', locationId: '10', title: 'પગરખાં', richText: '' },
    ],
  }
  const draft = {
    ...{ version: 4, baseVersion: 3, values: { title: 'Shoes off' } },
    ...{ savedAt: '2026-11-20T10:00:00Z', savedBy: 'Asha', status: 'DRAFT', review: null },
  }
  const { user, asked, onClose } = openDialog(
    '272',
    (operation) => {
      if (operation === 'OpenTopic') return { data: { record: topic, recordDraft: draft } }
      return operation === 'SaveRecordDraft' ? { data: { saved: { version: 5 } } } : SAVED
    },
    'topic',
  )
  const title = await screen.findByDisplayValue('Shoes off')
  expect(screen.getByText(/^The text for Ottawa in (American )?English/)).toBeTruthy()
  expect(screen.getByText(/^Draft of Asha/)).toBeTruthy()
  expect(screen.queryByLabelText('Address')).toBeNull()
  await user.type(title, ', please')
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(asked.at(-1)).toMatchObject({
    ...{ kind: 'topic', id: '272', locationId: '20', language: 'en-US' },
    ...{ baseVersion: 3, expectedVersion: 4, values: { title: 'Shoes off, please' } },
  })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({
    ...{ id: '272', expectedVersion: 3, draftVersion: 5 },
    topic: { language: 'en-US', locationId: '20', title: 'Shoes off, please' },
  })
})

test('the saved versions of a topic’s text are those of its location and language; an earlier one becomes the draft', async () => {
  const stored = { id: '272', externalUrl: null, version: 5, document: null }
  const items = [{ language: 'en-US', locationId: '20', title: 'Footwear', richText: '' }]
  const told = (version: number, language: string | null) => ({
    ...{ version, savedAt: `2026-11-0${version}T10:00:00Z`, savedBy: 'Asha' },
    ...{ action: 'SAVE', recordStatus: 'ACTIVE', language },
  })
  const nodes = [told(5, 'en-US'), told(3, 'en-US'), told(1, null)]
  const pageInfo = { hasNextPage: false, endCursor: null }
  const texts = new Map([
    [5, 'Footwear'],
    [3, 'પગરખાં બહાર'],
    [1, 'Shoes'],
  ])
  const { user, asked } = openDialog(
    '272',
    (operation, { version }) => {
      if (operation === 'OpenTopic')
        return { data: { record: { ...stored, items }, recordDraft: null } }
      if (operation === 'RecordRevisions')
        return { data: { recordRevisions: { totalCount: 3, pageInfo, nodes } } }
      if (operation === 'RecordRevision') {
        const values = { title: texts.get(Number(version)), richText: '' }
        return { data: { recordRevision: { version, values } } }
      }
      return operation === 'SaveRecordDraft' ? { data: { saved: { version: 1 } } } : SAVED
    },
    'topic',
  )
  await screen.findByDisplayValue('Footwear')
  await user.click(screen.getByRole('button', { name: 'Saved versions' }))
  const list = await screen.findByRole('navigation', { name: 'Saved versions' })
  const place = { kind: 'topic', id: '272', locationId: '20', language: 'en-US' }
  expect(asked.filter(({ first }) => first === 50)).toMatchObject([place])
  const [, second, oldest] = within(list).getAllByRole('button')
  expect(oldest?.textContent).toMatch('Unknown location and language')
  if (second) await user.click(second)
  await user.selectOptions(await screen.findByLabelText(/compared with/), 'the current version')
  const version = screen.getByRole('region', { name: 'Version 3' })
  await within(version).findByText('પગરખાં', { exact: false })
  expect(asked).toContainEqual(expect.objectContaining({ ...place, version: 3 }))
  await user.click(within(version).getByRole('button', { name: 'Restore version 3' }))
  await screen.findByDisplayValue('પગરખાં બહાર')
  expect(screen.queryByRole('navigation', { name: 'Saved versions' })).toBeNull()
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(asked.at(-1)).toMatchObject({ ...place, values: { title: 'પગરખાં બહાર' } })
})

/** A draft is saved after a pause. */
const LONG = { timeout: 5000 }
