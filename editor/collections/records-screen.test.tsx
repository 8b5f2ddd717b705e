import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { type FakeRecord, fakeRecord } from '../testing/fake-records'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const events = (): FakeRecord[] => [
  fakeRecord({ id: 7, title: 'દિવાળી', isPublic: true }),
  fakeRecord({ id: 8, title: 'Assembly', recordStatus: 'INACTIVE' }),
]

test('the navigation leads to the list of each kind', async () => {
  const { user } = openApp('/editor', { records: events() })
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }))
  await user.click(menu.getByRole('link', { name: 'Events' }))
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeTruthy()
  await user.click(menu.getByRole('link', { name: 'Articles' }))
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy()
})

test('a list says of each record where it is, and what visitors see of it', async () => {
  openApp('/editor/events', { records: events() })
  expect(await readRowText('દિવાળી')).toContain('Live')
  expect(await readRowText('Assembly')).toContain('Draft')
  expect(await readRowText('Assembly')).toContain('Ottawa')
  const link = screen.getByRole('link', { name: 'Assembly' })
  expect(link.getAttribute('href')).toBe('/editor/events/8')
})

test('what a list is narrowed to is in the address, and is asked of the server', async () => {
  const { user, api } = openApp('/editor/events?text=arti', { records: events() })
  await screen.findByRole('heading', { name: 'Events' })
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived')
  await waitFor(() => expect(location.search).toBe('?text=arti&state=ARCHIVED'))
  await waitFor(() =>
    expect(api.asked.at(-1)?.variables).toMatchObject({
      ...{ kind: 'event', search: 'arti', state: 'ARCHIVED', first: 25 },
    }),
  )
})

test('a deleted event is back where it was once Undo is pressed', async () => {
  const { user, api } = openApp('/editor/events', { records: events() })
  await user.click(await screen.findByRole('button', { name: 'Actions for દિવાળી' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
  expect(await screen.findAllByText('Moved “દિવાળી” to the trash.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'દિવાળી' })).toBeNull())
  await user.click(screen.getByText('Undo'))
  expect(await readRowText('દિવાળી')).toContain('Live')
  const steps = api.asked.flatMap(({ operation, variables }) =>
    operation === 'SetStatusOfRecord' ? [variables.status] : [],
  )
  expect(steps).toEqual(['DELETED', 'INACTIVE', 'ACTIVE'])
})

test('of several that are archived at once each row says its result', async () => {
  const records = [
    ...events(),
    fakeRecord({ id: 9, title: 'Locked', isPublic: true, isLocked: true }),
  ]
  const { user } = openApp('/editor/events', { records })
  await user.click(await screen.findByLabelText('Select all in this list'))
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
  await user.click(bar.getByRole('button', { name: 'Archive (2)' }))
  await waitFor(async () => {
    expect(await readRowText('Locked')).toContain('This is published')
    expect(await readRowText('દિવાળી')).toContain('Archived')
  })
  expect(await readRowText('Assembly')).toContain('Draft')
})

test('a list without any says what it is for, and leads to the first', async () => {
  openApp('/editor/faqs')
  expect(await screen.findByText('No questions yet')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Create the first one' })
  expect(link.getAttribute('href')).toBe('/editor/faqs/new')
})

test.each(['DELETED', 'ARCHIVED'])('what is %s is listed whatever its date', async (state) => {
  const { api } = openApp(`/editor/events?state=${state}`, { records: [] })
  await waitFor(() =>
    expect(api.asked.some(({ operation }) => operation === 'CollectionRecords')).toBe(true),
  )
  const asked = api.asked.find(({ operation }) => operation === 'CollectionRecords')
  expect(asked?.variables).toMatchObject({ kind: 'event', state })
  expect(asked?.variables).not.toHaveProperty('from')
})

test('an empty trash says so', async () => {
  openApp('/editor/events?state=DELETED')
  expect(await screen.findByText('The trash is empty')).toBeTruthy()
})

test('an address that no kind has is missing', async () => {
  openApp('/editor/spaceships')
  expect(await screen.findByText(/This doesn’t exist/)).toBeTruthy()
})

test('an event is copied to another location, never onto its own, and asks where there is one already', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const nodes = [OTTAWA, { ...OTTAWA, id: '13', slug: 'toronto', name: 'Toronto' }]
  const answers = { LocationNames: () => ({ data: { locations: { nodes, pageInfo } } }) }
  const { user, api } = openApp('/editor/events', { records: events(), answers })
  await user.click(await screen.findByRole('button', { name: 'Actions for દિવાળી' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to locations…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const copies = () => api.asked.filter(({ operation }) => operation === 'WriteRecord')
  expect(dialog.queryByLabelText('Ottawa')).toBeNull()
  await user.click(dialog.getByLabelText('All locations'))
  await user.click(dialog.getByRole('button', { name: 'Copy to 1 location' }))
  expect(
    await dialog.findByText(/^Already has it\. “Copy again” creates another copy\./),
  ).toBeTruthy()
  expect(copies()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Copy again to 1 location' }))
  expect(await dialog.findByText('Copied, as a draft')).toBeTruthy()
  expect(copies().map(({ variables }) => variables)).toMatchObject([
    { id: null, input: { title: 'દિવાળી', locationId: '13', recordStatus: 'INACTIVE' } },
  ])
})

async function readRowText(title: string): Promise<string> {
  const link = await screen.findByRole('link', { name: title })
  return link.closest('tr')?.textContent ?? ''
}
