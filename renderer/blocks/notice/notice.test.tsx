import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test.each([
  ['INFO', 'Note'],
  ['WARNING', 'Important'],
  ['CLOSED', 'Closed'],
])('%s is told to people who listen as “%s”', async (kind, said) => {
  await renderBlock('Notice', { kind, title: 'No parking' })
  expect(screen.getByRole('note', { name: said }).textContent).toBe('No parking')
})

test('on a page in Gujarati its kind is said in Gujarati', async () => {
  await renderBlock('Notice', { kind: 'CLOSED', title: 'આજે' }, { page: { language: 'gu-IN' } })
  expect(screen.getByRole('note', { name: 'બંધ' })).toBeTruthy()
})

test('a link is shown; an unsafe one, or one without words around it, is not shown', async () => {
  await renderBlock('Notice', { title: 'Closed', link: { href: '/visit' }, linkLabel: 'Hours' })
  expect(screen.getByRole('link', { name: 'Hours' }).getAttribute('href')).toBe('/visit')
  await renderBlock('Notice', { title: 'Closed', link: { href: 'javascript:alert(1)' } })
  expect(screen.queryByRole('link')).toBeNull()
  const root = await renderBlock('Notice', { title: '', link: { href: '/visit' } })
  expect(root.textContent).toBe('')
})
