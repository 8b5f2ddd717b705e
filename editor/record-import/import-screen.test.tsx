import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './import-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a calendar is looked at first, and imported when someone says so', async () => {
  const calls: Record<string, unknown>[] = []
  const { user } = openApp('/editor/import', {
    answers: {
      ImportCalendar(variables) {
        calls.push(variables)
        const state = { state: 'NEW', recordId: null, problem: null }
        const rows = [
          { line: 3, title: 'આરતી', ...state },
          {
            line: 9,
            title: 'Old',
            state: 'LEFT_OUT',
            recordId: null,
            problem: 'This event is over.',
          },
        ]
        return { data: { importCalendar: { isDone: variables.isDryRun === false, rows } } }
      },
    },
  })
  const text = 'BEGIN:VCALENDAR\nEND:VCALENDAR'
  await user.upload(await screen.findByLabelText('Calendar file'), fileOf('mandir.ics', text))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  expect((await screen.findByText(/Nothing is saved yet/)).textContent).toBe(
    'Nothing is saved yet: 1 new, 1 left out.',
  )
  expect(screen.getByRole('row', { name: /Old/ }).textContent).toContain('This event is over.')
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  await screen.findByText('Imported: 1 new, 1 left out.')
  expect(calls.map(({ isDryRun, isPublic, text: sent }) => [isDryRun, isPublic, sent])).toEqual([
    [true, false, text],
    [false, false, text],
  ])
  expect(screen.queryByRole('button', { name: /Import \d/ })).toBeNull()
})

test('columns of a table are matched with fields, and can be matched otherwise', async () => {
  const calls: Record<string, unknown>[] = []
  const { user } = openApp('/editor/import', {
    answers: {
      ImportRecords(variables) {
        calls.push(variables)
        const rows = [
          { line: 2, title: 'Picnic', state: 'WRONG', recordId: null, problem: 'Starts: wrong' },
        ]
        return { data: { importRecords: { isDone: false, rows } } }
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('From'), 'A table (CSV, Excel)')
  const csv = 'Title,When,Room\nPicnic,03/04/2027,Garden\n'
  await user.upload(await screen.findByLabelText('Table'), fileOf('events.csv', csv))
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  expect(columns.getByLabelText<HTMLSelectElement>('Title').value).toBe('title')
  await user.selectOptions(columns.getByLabelText('When'), 'Starts')
  await user.selectOptions(columns.getByLabelText('Room'), 'Place')
  await user.selectOptions(columns.getByLabelText('Date format'), '12/31/2026 (month first)')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const summary = await screen.findByText(/Nothing was imported/)
  expect(summary.textContent).toContain('1 to correct')
  expect(screen.queryByRole('button', { name: /Import \d/ })).toBeNull()
  expect(calls[0]?.rows).toEqual([
    {
      ...{ line: 2, key: 'Picnic 2027-03-04T00:00', title: 'Picnic' },
      values: { title: 'Picnic', startsAt: '2027-03-04T00:00', venue: 'Garden' },
    },
  ])
})

test('a table of people is matched by the labels, and nobody is invited unless that is chosen', async () => {
  const calls: Record<string, unknown>[] = []
  const { user } = openApp('/editor/import', {
    answers: {
      ImportPeople(variables) {
        calls.push(variables)
        const rows = [{ line: 2, title: 'Mira', state: 'NEW', recordId: null, problem: null }]
        return { data: { importPeople: { isDone: variables.isDryRun === false, rows } } }
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('From'), 'A table (CSV, Excel)')
  expect(screen.getByLabelText('Into')).not.toBeNull()
  await user.selectOptions(await screen.findByLabelText('Rows become'), 'People')
  // Rows name their locations, so there is no field for one location.
  expect(screen.queryByLabelText('Into')).toBeNull()
  const csv =
    'Name,Email,Access,Locations,Language\nMira,mira@toran.example,contribute,"Ottawa; surat",ગુજરાતી\n'
  await user.upload(await screen.findByLabelText('Table'), fileOf('people.csv', csv))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  await screen.findByText('Nothing is saved yet: 1 new.')
  expect(
    screen.getByLabelText<HTMLInputElement>('Send invitations to new people now').checked,
  ).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  await screen.findByText('Imported: 1 new.')
  const values = {
    ...{ name: 'Mira', email: 'mira@toran.example', level: 'CONTRIBUTE' },
    ...{ locations: 'Ottawa; surat', language: 'gu' },
  }
  const rows = [{ line: 2, title: 'Mira', values }]
  expect(calls).toEqual([
    { rows, isDryRun: true, sendsInvitations: false },
    { rows, isDryRun: false, sendsInvitations: false },
  ])
})

test('a table that is broken says so beside the file', async () => {
  const { user } = openApp('/editor/import')
  await user.selectOptions(await screen.findByLabelText('From'), 'A table (CSV, Excel)')
  const file = await screen.findByLabelText('Table')
  await user.upload(file, fileOf('empty.csv', 'Title,Starts\n'))
  await screen.findByText('There are no rows below the column names.')
  await user.upload(file, fileOf('open.csv', 'Title\n"Picnic\n'))
  await screen.findByText(/is never closed/)
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
})

test('a document is shown as the page it would become, then made a draft', async () => {
  const calls: Record<string, unknown>[] = []
  const { user } = openApp('/editor/import?from=document', {
    answers: {
      SaveDocument(variables) {
        calls.push(variables)
        return { data: null, errors: [{ message: 'The address is in use.' }] }
      },
    },
  })
  const field = await screen.findByLabelText('Document')
  await user.upload(field, fileOf('empty.md', ''))
  await screen.findByText('This file is empty. Choose another file.')
  await user.upload(field, fileOf('seva.md', '# સેવા\n\nWelcome.\n\n> Serve.\n'))
  expect((await screen.findByText(/Nothing is saved yet/)).textContent).toBe(
    'Nothing is saved yet. The page will have 2 blocks below its title.',
  )
  expect(screen.getByLabelText<HTMLInputElement>(/Title of the page/).value).toBe('સેવા')
  expect(screen.getByRole('row', { name: /Serve/ }).textContent).toContain('Quote')
  await user.click(screen.getByRole('button', { name: 'Create draft' }))
  await screen.findByText('The address is in use.')
  expect(calls).toMatchObject([
    { title: 'સેવા', type: 'PAGE', topic: { items: [{ content: { format: 1 } }] } },
  ])
  expect(screen.queryByText(/has been created/)).toBeNull()
})

function fileOf(name: string, text: string): File {
  return new File([text], name)
}
