import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
// Read before the clock of the test runs: the app would ask for them while someone waits.
import '../records/history/record-history'
import './navigation-screen'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A draft is saved after a pause. */
const LONG = { timeout: 5000 }
const entry = (label: string, level = 0) => ({
  ...{ entryId: label.toLowerCase(), part: 'entry', label, level },
  link: { href: '/visit' },
})
const VALUES = {
  ...{ language: 'en-US', onlyHere: false, combines: 'after', footer: [], changes: [] },
  recordStatus: 'ACTIVE',
  entries: [entry('Visit'), entry('Seva'), entry('Kitchen', 1)],
}

test('entries are moved by the keyboard, each step is said, and what can’t be moved stays', async () => {
  const { user } = await open()
  await user.click(row('Seva'))
  await user.click(row('Seva'))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
  await waitFor(() => expect(document.activeElement).toBe(row('Seva')))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await screen.findByText('The entry can’t be moved there')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
  row('Visit').focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 3'])
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
})

test('Back asks while changes wait to be saved, and staying leaves the focus on the entry', async () => {
  history.replaceState(null, '', '/editor')
  history.pushState(null, '')
  const { user } = await open()
  history.replaceState({ index: 1 }, '')
  await user.click(row('Seva'))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const moved = row('Seva')
  await waitFor(() => expect(document.activeElement).toBe(moved))
  history.back()
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(location.pathname).toBe('/editor/navigation')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(document.activeElement).toBe(moved))
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
})

test('entries are moved, added below and removed by their menu, and undone', async () => {
  const { user } = await open()
  const choose = async (name: string, item: string | RegExp) => {
    await user.click(screen.getByRole('button', { name: `More actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('Visit', /^Move down/)
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
  await choose('Visit', /^Nest under the entry above/)
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  await choose('Seva', 'Remove, with 2 below it')
  expect(rows()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  await choose('Kitchen', 'Add below it')
  await user.type(await screen.findByLabelText('Text'), 'Recipes')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Recipes 3', 'Visit 2'])
})

test('what is changed is saved as a draft automatically, and published by a press', async () => {
  const { user, api } = await open()
  const publish = screen.getByRole('button', { name: 'Publish navigation' })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  row('Seva').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  const draft = { kind: 'navigation', locationId: '12', language: 'en-US', baseVersion: 3 }
  expect(last(api, 'SaveRecordDraft')).toMatchObject({ ...draft, expectedVersion: 0 })
  expect(asked(api, 'PublishRecord')).toEqual([])
  await user.click(publish)
  await screen.findByText('Published. It’s now on every page.')
  expect(last(api, 'PublishRecord')).toMatchObject({ expectedVersion: 3, draftVersion: 1 })
})

test('what is changed while it is published is the next draft', async () => {
  const { user, api } = await open()
  row('Seva').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const release = holdAnswers('PublishRecord')
  await user.click(screen.getByRole('button', { name: 'Publish navigation' }))
  await screen.findByRole('button', { name: 'Publishing…' })
  row('Visit').focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  const focused = document.activeElement
  release()
  await screen.findByText('Published. It’s now on every page.')
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit 2'])
  expect(document.activeElement).toBe(focused)
  expect(last(api, 'SaveRecordDraft')).toMatchObject({ expectedVersion: 0, baseVersion: 4 })
})

test('a draft is opened again, says whose it is, and is given up', async () => {
  const draft = draftOf([entry('Darshan')])
  const { user, api } = await open({ RecordDraft: () => draft })
  expect(rows()).toEqual(['Darshan'])
  expect(screen.getByText(/^Draft of Asha/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard draft…' }))
  await user.click(screen.getByRole('button', { name: /^Discard the draft and/ }))
  await waitFor(() => expect(last(api, 'DropRecordDraft')).toMatchObject({ expectedVersion: 4 }))
})

test('when someone else has changed the draft, what is mine is merged with theirs of other fields', async () => {
  let isLate = false
  const theirs = draftOf(VALUES.entries, { footer: [entry('Contact')] })
  const { user, api } = await open({
    RecordDraft: () => (isLate ? theirs : NO_DRAFT),
    SaveRecordDraft: ({ expectedVersion }) =>
      expectedVersion === 0 ? CONFLICT : { data: { saved: { version: 5 } } },
  })
  isLate = true
  row('Seva').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(asked(api, 'SaveRecordDraft')).toHaveLength(2), LONG)
  expect(last(api, 'SaveRecordDraft')).toMatchObject({
    expectedVersion: 4,
    values: {
      entries: [{ label: 'Seva' }, { label: 'Kitchen' }, { label: 'Visit' }],
      footer: [{ label: 'Contact' }],
    },
  })
  expect(rows()).toEqual(['Seva', 'Kitchen 2', 'Visit'])
})

test('an earlier version is taken into the draft, and nothing is published by it', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const revision = {
    ...{ version: 2, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Asha', action: 'SAVE' },
    ...{ recordStatus: 'ACTIVE', timeZone: 'UTC' },
  }
  const values = { ...VALUES, entries: [entry('Darshan')] }
  const { user, api } = await open({
    RecordRevisions: () => ({
      data: { recordRevisions: { nodes: [revision], totalCount: 1, pageInfo } },
    }),
    RecordRevision: () => ({ data: { recordRevision: { version: 2, values } } }),
  })
  await user.click(screen.getByRole('button', { name: 'Saved versions' }))
  await user.click(await screen.findByRole('button', { name: 'Restore version 2' }, LONG))
  expect(rows()).toEqual(['Darshan'])
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(asked(api, 'PublishRecord')).toEqual([])
})

test('a language has its texts beside the default’s, one that is missing is said, and another link is its own', async () => {
  const gujarati = {
    ...VALUES,
    language: 'gu-IN',
    entries: [{ ...entry('સેવા'), entryId: 'seva', part: 'text' }],
  }
  const tree = {
    ...{ id: '2', key: '10-en-us', path: null, locationId: '10', locationSlug: 'main' },
    ...{ updatedAt: '2026-11-20T10:00:00Z', values: VALUES },
  }
  const { user, api } = await open(
    {
      OpenRecord: () => ({ data: { record: { ...RECORD, key: '12-gu-in', values: gujarati } } }),
      RecordItems: () => ({ data: { records: { nodes: [tree], totalCount: 1 } } }),
    },
    '/editor/navigation?language=gu-IN',
  )
  const seva = await screen.findByRole<HTMLInputElement>(
    'textbox',
    { name: 'Seva in Gujarati' },
    LONG,
  )
  expect(seva.value).toBe('સેવા')
  const visit = screen.getByRole<HTMLInputElement>('textbox', { name: 'Visit in Gujarati' })
  expect(visit.placeholder).toBe('Visit')
  expect(screen.getByText(/^2 entries have no text in Gujarati/)).toBeTruthy()
  await user.type(visit, 'મુલાકાત')
  expect(screen.getByText(/^One entry has no text in Gujarati/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More actions for Seva' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Another link in Gujarati' }))
  await screen.findByText('Custom link')
  await screen.findByText('Draft saved. Visitors see it once it is published.', {}, LONG)
  expect(last(api, 'SaveRecordDraft')).toMatchObject({
    language: 'gu-IN',
    values: {
      entries: [
        { entryId: 'visit', part: 'text', label: 'મુલાકાત', link: null },
        { entryId: 'seva', part: 'textAndLink', label: 'સેવા' },
      ],
    },
  })
})

const NO_DRAFT = { data: { recordDraft: null } }
const CONFLICT = {
  data: null,
  errors: [
    {
      message: 'Someone changed the draft since.',
      extensions: {
        code: 'CONFLICT',
        current: {
          ...{ version: 4, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Asha', title: '' },
          ...{ description: '', externalUrl: null, items: [] },
        },
      },
    },
  ],
}

function draftOf(entries: readonly object[], others: object = {}) {
  const values = { ...VALUES, entries, ...others }
  const by = { savedAt: '2026-11-20T10:00:00Z', savedBy: 'Asha', status: 'DRAFT', review: null }
  return { data: { recordDraft: { version: 4, baseVersion: 3, values, ...by } } }
}

const RECORD = {
  ...{ id: '1', key: '12-en-us', version: 3, timeZone: 'UTC', recordStatus: 'ACTIVE' },
  ...{ isPublic: true, path: null, locationSlug: 'ottawa', locationId: '12', values: VALUES },
}

const STORED = { data: { record: RECORD } }

function dataIn(answer: unknown): object {
  return (answer as { readonly data: object }).data
}

/** The screen over a network whose navigation has three entries. */
async function open(answers: FakeApi['answers'] = {}, path = '/editor/navigation') {
  vi.stubGlobal('scrollTo', () => undefined)
  const { RecordDraft: draft = () => NO_DRAFT, OpenRecord: record = () => STORED } = answers
  const opened = openApp(path, {
    answers: {
      NavigationLanguages: () => ({ data: { records: { nodes: [] } } }),
      RecordItems: () => ({ data: { records: { nodes: [], totalCount: 0 } } }),
      OpenNavigation: (given) => ({ data: { ...dataIn(record(given)), ...dataIn(draft(given)) } }),
      SaveRecordDraft: () => ({ data: { saved: { version: 1 } } }),
      PublishRecord: () => ({ data: { saved: { id: '1', slug: '12-en-us', version: 4 } } }),
      DropRecordDraft: () => ({ data: { dropRecordDraft: true } }),
      ...answers,
    },
  })
  await screen.findByRole('button', { name: 'Publish navigation' }, LONG)
  return opened
}

function header() {
  return within(screen.getByRole('region', { name: 'This location’s header entries' }))
}

function row(name: string): HTMLElement {
  return header().getByRole('button', { name: new RegExp(`^${name}`) })
}

/** The entries of the header with their levels below the first. */
function rows(): string[] {
  return header()
    .queryAllByRole('button')
    .flatMap((button) => {
      const label = button.querySelector('.navigation-label')?.textContent
      const level = /level (\d)/.exec(button.textContent ?? '')?.[1]
      return label ? [level ? `${label} ${level}` : label] : []
    })
}

function asked(api: FakeApi, operation: string) {
  return api.asked.filter((each) => each.operation === operation)
}

function last(api: FakeApi, operation: string) {
  return asked(api, operation).at(-1)?.variables
}
