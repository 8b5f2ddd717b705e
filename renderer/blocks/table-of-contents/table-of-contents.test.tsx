import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { block, renderBlock, renderPage } from '#renderer/testing/render'
import type { StoredBlock } from '#schema/page/content'

function text(id: string, displayName?: string): StoredBlock {
  return block('Text', { html: '<p>Words</p>' }, { id, ...(displayName && { displayName }) })
}

function section(id: string, displayName: string | null, content: readonly StoredBlock[]) {
  return block('Section', {}, { id, ...(displayName && { displayName }), slots: { content } })
}

/** The texts of the list: each link, and in brackets those below it. */
function listed(page: HTMLElement) {
  const nav = page.querySelector('nav.table-of-contents')
  return Array.from(nav?.querySelectorAll(':scope > ol > li') ?? [], (item) => {
    const [first, ...rest] = Array.from(item.querySelectorAll('a'), (link) => link.textContent)
    return rest.length > 0 ? `${first} (${rest.join(', ')})` : first
  })
}

test('it lists the named blocks of the page as anchors, itself not among them', async () => {
  const own = block('TableOfContents', {}, { id: 'toc', displayName: 'Contents' })
  const page = await renderPage([
    text('times', 'Opening times'),
    own,
    text('quiet'),
    text('a b', 'Map'),
  ])
  expect(listed(page)).toEqual(['Opening times', 'Map'])
  const hrefs = within(page)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#times', '#a%20b'])
})

test('blocks inside a named block are one level below it, however deep they are', async () => {
  const deep = section('c', 'Evening', [text('d', 'Arti')])
  const page = await renderPage([
    block('TableOfContents'),
    section('a', 'A day', [text('b', 'Morning'), deep]),
    text('e', 'Map'),
  ])
  expect(listed(page)).toEqual(['A day (Morning, Evening, Arti)', 'Map'])
})

test('what is in a container without a name is not below the block before it', async () => {
  const page = await renderPage([
    block('TableOfContents'),
    text('e', 'Map'),
    section('a', null, [text('b', 'Morning')]),
  ])
  expect(listed(page)).toEqual(['Map', 'Morning'])
})

test('links of its own follow; one without a target is left out', async () => {
  const links = [
    { label: 'Plan your visit', link: { href: '/visit' } },
    { label: 'Nowhere', link: null },
  ]
  const root = await renderBlock('TableOfContents', { links }, { page: { siteRoot: '/ottawa' } })
  const link = within(root).getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Plan your visit',
    '/ottawa/visit',
  ])
})

test('it is headed by its title, and renders nothing without a link', async () => {
  const links = [{ label: 'Visit', link: { href: '/visit' } }]
  const root = await renderBlock('TableOfContents', { title: 'Contents', links })
  expect(within(root).getByRole('navigation', { name: 'Contents' })).toBeDefined()
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Contents')
  expect((await renderBlock('TableOfContents')).childElementCount).toBe(0)
})

test('it is rendered again when the name of another block changes', () => {
  expect(definitions.get('TableOfContents')?.readsOutline).toBe(true)
})
