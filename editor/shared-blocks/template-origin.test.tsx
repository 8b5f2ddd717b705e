import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FakePage, fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../panel/panel'
import '../page-editor/page-editor'
import './shared'
import './template-change-dialog'
import './template-origin'

vi.setConfig({ testTimeout: 60_000 })
const LONG = { timeout: 20_000 }

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const then = { format: 1, blocks: [textBlock('hello', 'Welcome'), textBlock('car', 'Parking')] }
const now = {
  format: 1,
  blocks: [textBlock('hello', 'Welcome'), textBlock('car', 'Parking behind the hall')],
}

function open(blocks: FakePage['blocks'], page: Partial<FakePage> = {}) {
  const references = [
    {
      ...{ kind: 'document', id: '8', title: 'Diwali', locationId: '20' },
      ...{ locationName: 'Ottawa', isLive: false, isDraft: true },
    },
  ]
  return openApp('/editor/pages/7', {
    pages: [fakePage({ blocks, template: { pageId: 31, version: 1 }, ...page })],
    references,
    answers: {
      TemplateChange: ({ version }) => ({
        data: {
          pageTemplates: {
            nodes: [
              {
                title: 'Festival',
                version: 4,
                content: now,
                contentAt: version === 1 ? then : now,
              },
            ],
          },
        },
      }),
    },
  })
}

const canvas = () => document.querySelector<HTMLElement>('[data-canvas]') as HTMLElement
const note = () => screen.findByRole('region', { name: 'Template' }, LONG)

test('the change of a template comes to the page as one step, beside what the page changed itself', async () => {
  const { user } = open([textBlock('hello', 'Welcome to Ottawa'), textBlock('car', 'Parking')])
  expect((await note()).textContent).toContain('This page was made from “Festival”.')
  await user.click(within(await note()).getByRole('button', { name: 'See the change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The template has changed' }))
  expect(dialog.getByText(/^The template changed/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Apply the change' }))
  await waitFor(() => expect(canvas().textContent).toContain('Parking behind the hall'))
  expect(canvas().textContent).toContain('Welcome to Ottawa')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Template' })).toBeNull(), LONG)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(canvas().textContent).not.toContain('behind the hall'))
  expect(await note()).toBeTruthy()
})

test('what the page and its template both changed is asked; a page that stays as it is, is not asked again', async () => {
  const { user } = open([textBlock('hello', 'Welcome'), textBlock('car', 'No parking')])
  await user.click(within(await note()).getByRole('button', { name: 'See the change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The template has changed' }))
  dialog.getByRole('heading', { name: 'Changed on this page and in the template' })
  const apply = dialog.getByRole('button', { name: 'Apply the change' })
  expect(apply.getAttribute('aria-disabled')).toBe('true')
  await user.click(dialog.getByRole('button', { name: 'Keep as it is' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Template' })).toBeNull(), LONG)
  expect(canvas().textContent).toContain('No parking')
})

test('an open template says which pages were made from it', async () => {
  open(then.blocks, { type: 'TEMPLATE' })
  await screen.findByText('Used on 1 page', {}, LONG)
  expect(screen.getByRole('link', { name: 'Diwali' }).getAttribute('href')).toBe('/editor/pages/8')
})
