import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { singleKeys } from '../../shortcuts/single-keys'
import { fakePage } from '../../testing/fake-pages'
import { openApp } from '../../testing/open-app'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const titles = ['Visit us', 'સ્વાગત', 'Outings', 'Diwali']
const pages = titles.map((title, index) => fakePage({ id: 7 + index, title }))

/** The list with its keys, which come after the rows. */
async function openList(path = '/editor/pages') {
  const { user } = openApp(path, { pages: [...pages] })
  await screen.findByRole('link', { name: 'Outings' })
  await waitFor(async () => {
    await user.keyboard('j')
    expect(document.activeElement?.textContent).toBe('Visit us')
  })
  return user
}

const focused = () => document.activeElement?.textContent
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose / })
    .flatMap((box) => (box.checked ? [box.getAttribute('aria-label')] : []))

test('J and K go through the rows and stop at both ends, X selects, Enter opens', async () => {
  const user = await openList()
  await user.keyboard('j')
  expect(focused()).toBe('સ્વાગત')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Diwali')
  await user.keyboard('kx')
  expect(focused()).toBe('Outings')
  expect(chosen()).toEqual(['Choose Outings'])
  expect(await screen.findByText('Selected: Outings')).toBeTruthy()
  await user.keyboard('kk{Shift>}x{/Shift}')
  expect(chosen()).toEqual(['Choose Visit us', 'Choose સ્વાગત', 'Choose Outings'])
  await user.keyboard('kkkx')
  expect(chosen()).toEqual(['Choose સ્વાગત', 'Choose Outings'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/editor/pages/7'))
})

test('“/” goes to the search, where letters are letters; the arrow leads back to the rows', async () => {
  const user = await openList()
  await user.keyboard('/')
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('/jkx?')
  expect(search.value).toBe('/jkx?')
  expect(chosen()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(search)
  await screen.findByRole('link', { name: 'Outings' })
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Visit us')
})

test('“?” shows the keys of lists, and switches those of one letter off', async () => {
  const user = await openList()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Next row')).toBeTruthy()
  await user.keyboard('jx')
  await user.click(
    dialog.getByRole('checkbox', { name: /Single-key shortcuts, such as \? and \// }),
  )
  await user.keyboard('{Escape}')
  expect(singleKeys.areOn()).toBe(false)
  expect(focused()).toBe('Visit us')
  await user.keyboard('jx{Shift>}x{/Shift}/?')
  expect(focused()).toBe('Visit us')
  expect(chosen()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('સ્વાગત')
})

test('a column is hidden for good, the one that names the rows never', async () => {
  const { user, view } = openApp('/editor/pages', { pages: [...pages] })
  expect(await screen.findByRole('columnheader', { name: /^Status/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Page' })).toBeNull()
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Changed' }))
  expect(screen.queryByRole('columnheader', { name: /^Status/ })).toBeNull()
  view.unmount()
  openApp('/editor/pages', { pages: [...pages] })
  expect(await screen.findByRole('columnheader', { name: /^Location/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /^Changed/ })).toBeNull()
})
