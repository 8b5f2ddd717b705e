import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function somePages() {
  return [
    fakePage({ id: 7, title: 'Visit us', version: 3, publishedVersion: 3 }),
    fakePage({ id: 8, title: 'Outings', version: 4, publishedVersion: 4 }),
    fakePage({ id: 9, title: 'સ્વાગત', permission: 'VIEW', publishedVersion: 3 }),
  ]
}

test('a page is unpublished in two clicks, and put back in one', async () => {
  const { user, api } = openApp('/editor/pages', { pages: somePages() })
  await user.click(await screen.findByRole('button', { name: 'Actions for Visit us' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }))
  await screen.findAllByText('Unpublished “Visit us”.')
  expect(api.pages[0]?.publishedVersion).toBeNull()
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect(api.pages[0]?.publishedVersion).toBe(3)
})

test('a page that something leads to is unpublished only after it is said what does', async () => {
  const references = [
    {
      ...{ kind: 'navigation', id: '1', title: 'en-US', locationId: '10', locationName: 'Ottawa' },
      ...{ isLive: true, isDraft: false },
    },
  ]
  const { user, api } = openApp('/editor/pages', { pages: somePages(), references })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Visit us' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    return within(await screen.findByRole('dialog', { name: 'Archive: “Visit us”?' }))
  }
  const dialog = await ask()
  expect(dialog.getByText('Linked from:')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Navigation' }).getAttribute('href')).toBe(
    '/editor/navigation?location=10&language=en-US&record=1',
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(api.pages[0]?.recordStatus).toBe('ACTIVE')
  await user.click((await ask()).getByRole('button', { name: 'Archive' }))
  await screen.findAllByText('Archived “Visit us”.')
})

test('several pages are moved to the trash; one that may not be changed says so in its row', async () => {
  const { user, api } = openApp('/editor/pages', { pages: somePages() })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all pages in this list' }))
  const bar = within(screen.getByRole('region', { name: 'Selected pages' }))
  await user.click(bar.getByRole('button', { name: 'Move to trash' }))
  await screen.findAllByText(
    'Moved 2 pages to the trash. 1 couldn’t be changed. The reason is shown beside it.',
  )
  const refused = await screen.findByText('You may not change this page.')
  expect(refused.closest('tr')?.textContent).toContain('સ્વાગત')
  await user.click(screen.getByText('Undo'))
  await waitFor(() =>
    expect(
      api.pages.map(({ recordStatus, publishedVersion }) => [recordStatus, publishedVersion]),
    ).toEqual([
      ['ACTIVE', 3],
      ['ACTIVE', 4],
      ['ACTIVE', 3],
    ]),
  )
  await screen.findByRole('link', { name: 'Outings' })
})

test('the header and footer of a site are taken down only after it is said what that does', async () => {
  const layout = fakePage({ id: 5, type: 'LAYOUT', title: 'Site layout', publishedVersion: 3 })
  const { user, api } = openApp('/editor/pages', { pages: [layout, ...somePages()] })
  for (const action of ['Unpublish', 'Archive', 'Move to trash']) {
    await user.click(await screen.findByRole('button', { name: /^Actions for Site layout/ }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Unpublish the header and footer of Ottawa?',
        description: /^Every page of the location will use the network’s/,
      }),
    )
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  }
  expect(api.pages[0]).toMatchObject({ publishedVersion: 3, recordStatus: 'ACTIVE' })
  // Several at once ask as well, once.
  await user.click(screen.getByRole('checkbox', { name: 'Select all pages in this list' }))
  const bar = within(screen.getByRole('region', { name: 'Selected pages' }))
  await user.click(bar.getByRole('button', { name: /^Unpublish/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() =>
    expect(api.pages.slice(0, 2).map(({ publishedVersion }) => publishedVersion)).toEqual([
      null,
      null,
    ]),
  )
})

test('a page is duplicated as a draft, without an address of its own, so that the server finds one', async () => {
  const { user, api } = openApp('/editor/pages', { pages: somePages() })
  for (const _ of ['once', 'twice']) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Outings' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await screen.findAllByText('Duplicated “Outings”.')
  }
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Outings (copy)' })).toHaveLength(2),
  )
  const saves = api.asked.filter(({ operation }) => operation === 'SaveDocument')
  expect(saves[0]?.variables.topic).toMatchObject({
    locationId: '12',
    items: [{ language: 'en-US', title: 'Outings (copy)' }],
  })
  expect(saves[0]?.variables.topic).not.toHaveProperty('externalUrl')
  expect(saves[0]?.variables.idempotencyKey).not.toBe(saves[1]?.variables.idempotencyKey)
})

test('who may only look is offered nothing that changes a page', async () => {
  const { user } = openApp('/editor/pages', { pages: somePages() })
  await user.click(await screen.findByRole('button', { name: 'Actions for સ્વાગત' }))
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Open', 'View on site', 'Copy address'])
})

test('what is typed fast stays typed, and does not undo what is chosen meanwhile', async () => {
  const { user, api } = openApp('/editor/pages', { pages: somePages() })
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await user.type(search, 'Ou')
  await waitFor(() => expect(location.search).toBe('?text=Ou'))
  await user.type(search, 'tings')
  await user.selectOptions(screen.getByLabelText('Status'), 'Published')
  await user.selectOptions(screen.getByLabelText('Sorted by'), 'Title')
  await waitFor(() => expect(location.search).toContain('text=Outings'))
  expect(search.value).toBe('Outings')
  expect(location.search).toContain('status=published')
  await waitFor(() =>
    expect(api.asked.at(-1)?.variables.query).toMatchObject({
      text: 'Outings',
      status: 'PUBLISHED',
      sortBy: 'TITLE',
      sort: 'asc',
    }),
  )
})

test('filters that mean nothing are left out', async () => {
  const { api } = openApp('/editor/pages?status=constructor&sort=up&locationId=x&type=EVENT', {
    pages: somePages(),
  })
  await screen.findByRole('link', { name: 'Outings' })
  const { query } = api.asked.find(({ operation }) => operation === 'Documents')?.variables ?? {}
  expect(query).toEqual({
    types: ['LAYOUT', 'LOCATION', 'PAGE', 'SHARED', 'TEMPLATE'],
    sortBy: 'UPDATED_AT',
    sort: 'desc',
  })
})

test('View on site leads to the address that visitors have, not to that of the draft', async () => {
  const moved = fakePage({ id: 7, title: 'Visit us', version: 4, publishedVersion: 3 })
  const draft = fakePage({ id: 8, title: 'Outings' })
  const { user } = openApp('/editor/pages', {
    pages: [{ ...moved, address: '/ottawa/new' }, draft],
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Visit us' }))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(await screen.findByRole('menuitem', { name: 'View on site' }))
  expect(opened.mock.calls.map(([href]) => href)).toEqual(['/ottawa/visit'])
  opened.mockRestore()
  await user.click(await screen.findByRole('button', { name: 'Actions for Outings' }))
  await screen.findByRole('menuitem', { name: 'Copy address' })
  expect(screen.queryByRole('menuitem', { name: 'View on site' })).toBeNull()
})
