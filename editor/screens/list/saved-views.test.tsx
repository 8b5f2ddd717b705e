import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../testing/fake-pages'
import { openApp } from '../../testing/open-app'
import { MAX_VIEWS, readLists, rememberList } from './list-memory'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const pages = [fakePage({ id: 7, title: 'Visit us' }), fakePage({ id: 8, title: 'સ્વાગત' })]
const LIST = '/editor/pages'

test('filters are saved under a name, chosen again after the next visit, and removed', async () => {
  const { user, view } = openApp(`${LIST}?text=us&sort=title`, { pages: [...pages] })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save these filters…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^Enter a name/)).toBeTruthy()
  await user.type(dialog.getByLabelText('View name'), '  દિવાળી {Enter}')
  expect(await screen.findByRole('button', { name: 'દિવાળી' })).toBeTruthy()
  view.unmount()

  openApp(LIST, { pages: [...pages] })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'દિવાળી' }))
  await waitFor(() => expect(location.search).toBe('?text=us&sort=title'))
  await user.click(await screen.findByRole('button', { name: 'દિવાળી' }))
  expect(
    screen.getByRole('menuitem', { name: 'Save these filters…' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await user.click(screen.getByRole('menuitem', { name: 'Remove the view “દિવાળી”' }))
  expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
})

test('two views of one list have two names', async () => {
  const { user } = openApp(`${LIST}?text=us`, { pages: [...pages] })
  await screen.findByRole('button', { name: 'Views' })
  for (const name of ['Ours', 'Ours']) {
    await user.click(screen.getByRole('button', { name: /^(Views|Ours)$/ }))
    const save = await screen.findByRole('menuitem', { name: 'Save these filters…' })
    if (save.getAttribute('aria-disabled') === 'true') {
      await user.keyboard('{Escape}')
      await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x')
      await waitFor(() => expect(location.search).toBe('?text=usx'))
      await user.click(screen.getByRole('button', { name: 'Views' }))
    }
    await user.click(await screen.findByRole('menuitem', { name: 'Save these filters…' }))
    await user.type(await screen.findByLabelText('View name'), `${name}{Enter}`)
  }
  expect(await screen.findByText(/A view with this name already exists/)).toBeTruthy()
})

test('a list has room for so many views, and each account its own', async () => {
  const views = Array.from({ length: MAX_VIEWS }, (_, index) => ({
    name: `View ${index}`,
    query: `text=${index}`,
  }))
  expect(rememberList('1', 'views', [LIST, views])).toBe(true)
  expect(readLists('1').views[LIST]).toHaveLength(MAX_VIEWS)
  expect(readLists('2').views[LIST]).toBeUndefined()
  for (let account = 2; account < 30; account += 1)
    rememberList(String(account), 'hidden', ['events', ['Status']])
  expect(readLists('1')).toEqual({ hidden: {}, views: {} })
  expect(readLists('29').hidden.events).toEqual(['Status'])
})

test.each([
  '',
  'not JSON',
  'null',
  '7',
  '[]',
  '{"1":7}',
  '{"1":{"views":{"/editor/pages":[{"name":"","query":"a"},{"name":"x"},7,null]},"hidden":{"pages":"Status"}}}',
  `{"1":{"views":{"/editor/pages":[{"name":"${'x'.repeat(61)}","query":"a"}]}}}`,
])('what something else has stored is no view: %s', (stored) => {
  localStorage.setItem('toran-lists', stored)
  const { hidden, views } = readLists('1')
  expect(views[LIST] ?? []).toEqual([])
  expect(hidden.pages ?? []).toEqual([])
})
