import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { ME } from '../testing/fake-network'
import { fakePage } from '../testing/fake-pages'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pages = [
  fakePage({ id: 7, title: 'Visit us', version: 3, publishedVersion: 2 }),
  fakePage({ id: 8, title: 'Outings', version: 4, publishedVersion: 4 }),
  fakePage({ id: 9, title: 'સ્વાગત', permission: 'VIEW' }),
]

test('lists the pages with their place and their status in words', async () => {
  openApp('/editor/pages', { pages: [...pages] })
  expect(await readRowText('Visit us')).toContain('Live · edited')
  expect(await readRowText('Outings')).toContain('Live')
  expect(await readRowText('સ્વાગત')).toContain('Draft')
  expect(await readRowText('સ્વાગત')).toContain('View only')
  const link = screen.getByRole('link', { name: 'Visit us' })
  expect(link.getAttribute('href')).toBe('/editor/pages/7')
  expect(document.title).toBe('Pages · Toran editor')
})

test('the list of shared blocks has its own name, and says how the first one is made', async () => {
  openApp('/editor/pages?type=SHARED', { pages: [] })
  expect(await screen.findByRole('heading', { name: 'Shared blocks' })).toBeTruthy()
  expect(await screen.findByText('No shared blocks yet')).toBeTruthy()
  expect(screen.getByText(/“Make a shared block…” in the menu of a block/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All pages' }).getAttribute('href')).toBe('/editor/pages')
})

test('shared blocks of which none matches a word are shown again with one press', async () => {
  openApp('/editor/pages?type=SHARED&text=arti', { pages: [] })
  expect(await screen.findByText('No page matches')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all pages' })).toBeTruthy()
})

test('a type without pages yet says so, and shows all pages with one press', async () => {
  const { user } = openApp('/editor/pages?type=TEMPLATE', { pages: [] })
  expect(await screen.findByText('No pages of this type yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all pages' }))
  expect(await screen.findByText('No pages yet')).toBeTruthy()
})

test('searching narrows the list down and stays in the address', async () => {
  const { user } = openApp('/editor/pages', { pages: [...pages] })
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Outings')
  expect(await screen.findByText('1–1 of 1')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Visit us' })).toBeNull()
  expect(location.search).toBe('?text=Outings')
})

test('choosing a location asks for its pages', async () => {
  const { user, api } = openApp('/editor/pages', { pages: [...pages] })
  await screen.findByRole('option', { name: 'Ottawa' })
  await user.selectOptions(screen.getByLabelText('Location'), 'Ottawa')
  await waitFor(() =>
    expect(
      api.asked.findLast(({ operation }) => operation === 'Documents')?.variables,
    ).toMatchObject({ query: { locationId: '12' }, after: null }),
  )
  await screen.findByRole('link', { name: 'Visit us' })
})

test('a search without a match says so and offers to clear it', async () => {
  const { user } = openApp('/editor/pages?text=zzz', { pages: [...pages] })
  expect(await screen.findByText('No page matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all pages' }))
  expect(await screen.findByRole('link', { name: 'Outings' })).toBeTruthy()
})

test('a new page is created and opened', async () => {
  const { user, api } = openApp('/editor/pages')
  expect(await screen.findByText('No pages yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New page' }))
  await user.click(await screen.findByRole('button', { name: /^Empty page/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New page' }))
  await user.type(dialog.getByLabelText(/^Title/), 'Getting here')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('/getting-here')
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  await waitFor(() => expect(location.pathname).toBe('/editor/pages/1000'))
  const create = api.asked.find(({ operation }) => operation === 'SaveDocument')
  expect(create?.variables).toMatchObject({
    id: null,
    title: 'Getting here',
    type: 'PAGE',
    topic: { externalUrl: '/getting-here', locationId: '12' },
  })
})

test('a new page without a title is not created, and a refusal keeps what was typed', async () => {
  const { user, api } = openApp('/editor/pages')
  await user.click(await screen.findByRole('button', { name: 'New page' }))
  await user.click(await screen.findByRole('button', { name: /^Empty page/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  expect(dialog.getByText('Enter a title for the page')).toBeTruthy()
  expect(api.asked.some(({ operation }) => operation === 'SaveDocument')).toBe(false)
  api.refusal = { code: 'BAD_USER_INPUT', message: 'Another page has this address.' }
  await user.type(dialog.getByLabelText(/^Title/), 'Visit us')
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Another page has this address.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Visit us')
})

test('a new page waits for the locations, and says so', async () => {
  const { user, api } = openApp('/editor/pages', {
    answers: { LocationNames: () => ({ data: null, errors: [{ message: 'Not yet' }] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'New page' }))
  await user.click(await screen.findByRole('button', { name: /^Empty page/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Title/), 'Visit us')
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  expect(dialog.getByRole('alert').textContent).toMatch(
    /^The locations are still loading\. Try again in a moment\./,
  )
  expect(api.asked.some(({ operation }) => operation === 'SaveDocument')).toBe(false)
})

test('a template is chosen before the page is made, and fills in its title and location', async () => {
  const { user, api } = openApp('/editor/pages?locationId=12')
  await screen.findByRole('option', { name: 'Ottawa' })
  await user.click(screen.getAllByRole('button', { name: 'New page' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /^Festival/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New page: “Festival”' }))
  const title = dialog.getByLabelText<HTMLInputElement>(/^Title/)
  expect(title.value).toBe('')
  expect(title.placeholder).toContain('Diwali')
  await user.type(title, 'દિવાળી')
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  await waitFor(() => expect(location.pathname).toBe('/editor/pages/1000'))
  const create = api.asked.find(({ operation }) => operation === 'SaveDocument')?.variables
  expect(create).toMatchObject({ title: 'દિવાળી', topic: { externalUrl: '/દિવાળી' } })
  expect(create?.description).toMatch(/^દિવાળી at Ottawa/)
  expect(JSON.stringify(create?.topic)).toContain('Everyone is welcome.')
})

test('a template with a title of its own needs no other', async () => {
  const { user } = openApp('/editor/pages')
  await user.click((await screen.findAllByRole('button', { name: 'New page' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /^Visitor information/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Plan your visit')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('/plan-your-visit')
})

test.each([
  ['the location the list is narrowed to', '?locationId=12', [null], 'Ottawa'],
  ['the location someone works for', '', [13], 'Leicester'],
  ['the location they work for, of several', '', [13, 12], 'Leicester'],
  ['that of head office for who works for all of them', '', [null], 'Vadodara'],
])('a new page is for %s', async (_name, search, assigned, expected) => {
  const { user } = openApp(`/editor/pages${search}`, { answers: networkOf(assigned) })
  await user.click((await screen.findAllByRole('button', { name: 'New page' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /^Empty page/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New page' }))
  const chosen = () => dialog.getByLabelText<HTMLSelectElement>(/^Location/).selectedOptions[0]
  await waitFor(() => expect(chosen()?.textContent).toBe(expected))
})

/** A network of three locations, and someone who writes for some of them; `null` means all. */
function networkOf(assigned: readonly (number | null)[]) {
  const assignments = assigned.map((id) => ({
    ...{ locationId: id && String(id), level: 'CONTRIBUTE' },
    ...{ ofNetwork: false, kinds: [], languages: null },
  }))
  const names = { 12: 'Ottawa', 13: 'Leicester', [DEFAULT_LOCATION_ID]: 'Vadodara' }
  const nodes = Object.entries(names).map(([id, name]) => ({ id, name, slug: name.toLowerCase() }))
  const pageInfo = { hasNextPage: false, endCursor: null }
  return {
    Me: () => ({ data: { me: { ...ME, assignments }, networkSetup: { isPending: false } } }),
    LocationNames: () => ({ data: { locations: { nodes, pageInfo } } }),
  }
}

test('the home page of a location is at `/`, unless there is one', async () => {
  const nodes = [{ id: '7', topic: { id: '70', externalUrl: '/' } }]
  const { user } = openApp('/editor/pages', {
    answers: { LocationPages: () => ({ data: { documents: { nodes } } }) },
  })
  await user.click((await screen.findAllByRole('button', { name: 'New page' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /^Home of a location/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByDisplayValue('/ottawa')
})

test('the home page of a location is at `/` also when nobody waits for the answer', async () => {
  const { user, api } = openApp('/editor/pages')
  await user.click((await screen.findAllByRole('button', { name: 'New page' }))[0] as HTMLElement)
  const release = holdAnswers('LocationPages')
  await user.click(await screen.findByRole('button', { name: /^Home of a location/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create page' }))
  release()
  await waitFor(() => expect(location.pathname).toBe('/editor/pages/1000'))
  const create = api.asked.find(({ operation }) => operation === 'SaveDocument')?.variables
  expect(create).toMatchObject({ topic: { externalUrl: '/' } })
})

async function readRowText(title: string): Promise<string> {
  const link = await screen.findByRole('link', { name: title })
  return link.closest('tr')?.textContent ?? ''
}

const VERSION = {
  ...{ documentId: 7, locationId: 12, locationName: 'Ottawa', locationSlug: 'ottawa' },
  ...{ language: null, title: 'Visit Ottawa', pageTitle: 'Visit us', path: '/visit' },
  ...{ source: 'OVERRIDE', isLive: false },
}
const versions = {
  LocationVersions: () => ({
    data: {
      locationVersions: {
        nodes: [VERSION],
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  }),
}

test('the list of a location has the network’s pages that it changed, by the title they have there', async () => {
  const { api } = openApp('/editor/pages?locationId=12', { pages: [...pages], answers: versions })
  const section = within(await screen.findByRole('region', { name: 'Network pages changed here' }))
  const link = section.getByRole('link', { name: 'Visit Ottawa' })
  expect(link.getAttribute('href')).toBe('/editor/pages/7?location=ottawa')
  expect(
    section.getByText('Changed here · only in a draft · /visit · the network’s: “Visit us”'),
  ).toBeTruthy()
  expect(api.asked.find(({ operation }) => operation === 'LocationVersions')?.variables).toEqual({
    ...{ locationId: '12', text: null, first: 10, after: null },
  })
})

test('a title that a page has at a location alone is found, with the location’s name', async () => {
  openApp('/editor/pages?text=Ottawa', { pages: [...pages], answers: versions })
  const name = 'Network pages changed at locations'
  const section = within(await screen.findByRole('region', { name }))
  expect(section.getByText(/^Changed here · only in a draft · Ottawa · /)).toBeTruthy()
  cleanup()
  openApp('/editor/pages?text=Ottawa&status=trash', { pages: [...pages], answers: versions })
  expect(await screen.findByText('No page matches')).toBeTruthy()
  expect(screen.queryByRole('region', { name })).toBeNull()
})
