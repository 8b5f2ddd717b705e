import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before the clock of the test runs: the app would ask for them while someone waits.
import './add-day-dialog'
import './location-list'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LONG = { timeout: 5000 }
const [MAIN, OTTAWA, PUNE] = ['Main', 'Ottawa', 'Pune'].map((name, index) => ({
  ...{ id: String((index + 1) * 10), slug: name.toLowerCase(), name, status: 'ACTIVE' },
  ...{ timeZone: 'UTC', updatedAt: '2026-11-20T10:00:00Z', configuration: {} },
  address: { city: name, countryCode: 'CA' },
}))

test('a special day is added to the hours of several locations, beside the days they have, with a result for each', async () => {
  const { user, api } = open((variables) =>
    variables.id === '30' ? REFUSED : { data: { saved: { id: '20', slug: 'ottawa', version: 2 } } },
  )
  await choose(user, 'Ottawa', 'Pune')
  await user.click(screen.getByRole('button', { name: 'Add a special day…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /to 2 locations$/ }))
  await user.click(dialog.getByRole('button', { name: 'Add to 2 locations' }))
  expect(await dialog.findByText("Field 'Occasion' is required")).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Occasion/), 'દિવાળી')
  await user.type(dialog.getByLabelText(/^First day/), '2026-11-08')
  await user.type(dialog.getByLabelText(/^Open/), '17:00-09:00')
  expect(await dialog.findByText(/^It ends before it starts/)).toBeTruthy()
  await user.clear(dialog.getByLabelText(/^Open/))
  await user.type(dialog.getByLabelText(/^Open/), '04:30-23:30')
  await user.click(dialog.getByRole('button', { name: 'Add to 2 locations' }))
  await screen.findByText('Your account can view this, but not change it.')
  await screen.findAllByText(/^Added “દિવાળી” to “Ottawa”/)
  const [sent] = api.asked.filter(({ operation }) => operation === 'WriteRecord')
  expect(sent?.variables).toMatchObject({
    ...{ expectedVersion: 1 },
    input: { specialDays: [{ name: 'Holiday' }, { name: 'દિવાળી', date: '2026-11-08' }] },
  })
})

test('sites are closed once that is confirmed, never that of the network, and undone', async () => {
  const { user, api } = open()
  await choose(user, 'Main', 'Ottawa')
  await user.click(screen.getByRole('button', { name: 'Take the site offline… (1)' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Take the site of Ottawa offline?' }),
  )
  expect(api.asked.some(({ operation }) => operation === 'SetStatusOfRecord')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Take the site of Ottawa offline' }))
  await screen.findAllByText('Closed “Ottawa”.', {}, LONG)
  await user.click(await screen.findByRole('button', { name: /^Undo/ }, LONG))
  await screen.findAllByText('Undone', {}, LONG)
  const steps = api.asked.filter(({ operation }) => operation === 'SetStatusOfRecord')
  expect(steps.map(({ variables }) => [variables.id, variables.status])).toEqual([
    ['20', 'ARCHIVED'],
    ['20', 'ACTIVE'],
  ])
})

const REFUSED = {
  data: null,
  errors: [
    {
      message: 'Your account can view this, but not change it.',
      extensions: { code: 'FORBIDDEN' },
    },
  ],
}

function open(write: (variables: Record<string, unknown>) => object = () => REFUSED) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const holiday = { name: 'Holiday', date: '2026-12-25T00:00', times: '', group: '', texts: [] }
  return openApp('/editor/locations', {
    answers: {
      LocationList: () => ({
        data: { locations: { nodes: [MAIN, OTTAWA, PUNE], totalCount: 3, pageInfo } },
      }),
      OpenRecord: ({ key }) => ({
        data: {
          record: {
            ...{ id: key === 'pune' ? '30' : '20', version: 1, timeZone: 'UTC', isPublic: true },
            ...{ recordStatus: 'ACTIVE', path: null, locationSlug: key, locationId: '20' },
            values: { name: key, specialDays: [holiday] },
          },
        },
      }),
      WriteRecord: write,
      SetStatusOfRecord: () => ({ data: { saved: { id: '20', version: 2 } } }),
    },
  })
}

async function choose(user: ReturnType<typeof open>['user'], ...names: readonly string[]) {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }, LONG))
}
