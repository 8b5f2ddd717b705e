import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { StoredBlock } from '#schema/page/content'
import { sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { type FakePage, fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../panel/panel'
import '../palette/palette'
import '../page-editor/page-editor'
import './shared'

vi.setConfig({ testTimeout: 60_000 })

/** Lists that are searched scroll to what is found. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pageInfo = { hasNextPage: false, endCursor: null }
const WAY = {
  ...{ id: '31', title: 'How to reach us', locationId: '10', locationName: 'Main Mandir' },
  ...{ isPublished: true, permission: 'MANAGE' },
  content: { format: 1, blocks: [textBlock('way', 'Take bus 7'), textBlock('car', 'Park here')] },
}
const use = newBlock(sharedBlock, 'use', { shared: 31, changes: [] })

function open(
  blocks: readonly StoredBlock[],
  nodes: readonly unknown[] = [WAY],
  type: FakePage['type'] = 'PAGE',
) {
  const references = [
    {
      ...{ kind: 'document', id: '8', title: 'Visit', locationId: '10' },
      ...{ locationName: 'Main Mandir', isLive: true, isDraft: false },
    },
  ]
  return openApp('/editor/pages/7', {
    pages: [fakePage({ blocks: [...blocks], type })],
    references,
    answers: {
      SharedBlocks: ({ ids }) => {
        const found = nodes.filter(
          (node) => Array.isArray(ids) && ids.includes((node as typeof WAY).id),
        )
        return { data: { sharedBlocks: { nodes: found } } }
      },
      SharedBlockList: ({ text }) => {
        const found = nodes.filter((node) => (node as typeof WAY).title.includes(String(text)))
        return { data: { sharedBlocks: { nodes: found, pageInfo } } }
      },
    },
  })
}

const canvas = () => document.querySelector<HTMLElement>('[data-canvas]') as HTMLElement
const panel = async () => within(await screen.findByRole('form', { name: 'Block settings' }))

test('its blocks are in its place by name; the panel says where it is used, and detaches it', async () => {
  const { user } = open([textBlock('own', 'Only here'), use])
  expect(await screen.findByText('Shared block: How to reach us')).toBeTruthy()
  await waitFor(() => expect(canvas().textContent).toContain('Take bus 7'))
  await user.click(await screen.findByText('Take bus 7'))
  const settings = await panel()
  expect(settings.getByRole('link', { name: 'Edit shared block' }).getAttribute('href')).toBe(
    '/editor/pages/31',
  )
  await settings.findByText('Used on 1 page')
  expect(settings.getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe('/editor/pages/8')
  await user.click(settings.getByRole('button', { name: 'Detach' }))
  await waitFor(() => expect(screen.queryByText('Shared block: How to reach us')).toBeNull())
  expect(canvas().textContent).toContain('Take bus 7')
  expect(canvas().querySelectorAll('[data-block-id][data-block-name="Text"]')).toHaveLength(3)
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Shared block: How to reach us')).toBeTruthy()
})

test('outline and tool bar call a use by the name of its shared block', async () => {
  const { user } = open([textBlock('own', 'Only here'), use])
  await user.click(await screen.findByText('Take bus 7'))
  expect(await screen.findByRole('toolbar', { name: 'Block How to reach us' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  const row = await screen.findByRole('treeitem', { name: /^How to reach us, Shared block/ })
  expect(row.textContent).toContain('How to reach us')
})

test('“Used on” is read again when the page is saved', async () => {
  const { user, api } = open([textBlock('own', 'Only here'), use])
  await user.click(await screen.findByText('Take bus 7'))
  const settings = await panel()
  await settings.findByText('Used on 1 page')
  api.references = [...api.references, { ...api.references[0], id: '9', title: 'Contact' }]
  await user.click(screen.getByRole('button', { name: 'Move up' }))
  expect(await settings.findByText('Used on 2 pages', {}, { timeout: 10_000 })).toBeTruthy()
})

test('one that is open says on its Publish button on how many pages visitors see it', async () => {
  open([textBlock('own', 'Take bus 7')], [], 'SHARED')
  expect(
    await screen.findByRole('button', { name: 'Publish on 1 page' }, { timeout: 10_000 }),
  ).toBeTruthy()
})

test('one that is gone, and one that is not published, say so', async () => {
  open([use], [])
  expect(await screen.findByText('The shared block no longer exists')).toBeTruthy()
  cleanup()
  open([use], [{ ...WAY, isPublished: false }])
  expect(await screen.findByText('Shared block: How to reach us, not published')).toBeTruthy()
})

test('the palette lists them by name, searches them, and places a reference', async () => {
  const { user } = open([textBlock('own', 'Only here')])
  const search = await screen.findByRole('searchbox', { name: 'Search blocks' })
  await user.type(search, 'How to')
  const entry = await screen.findByRole('button', { name: /^How to reach us/ }, { timeout: 10_000 })
  await user.click(entry)
  expect(await screen.findByText('Shared block: How to reach us')).toBeTruthy()
  expect((await panel()).getByText('How to reach us')).toBeTruthy()
})

test('a further part of the list that can’t be loaded is tried again; the first stays', async () => {
  const { user, api } = open([textBlock('own', 'Only here')])
  let fails = true
  Object.assign(api.answers, {
    SharedBlockList: ({ after }: { after?: string }) => {
      const nodes = [after ? { ...WAY, id: '32', title: 'Where to park' } : WAY]
      const isLost = after !== undefined && fails
      if (isLost) return { data: null, errors: [{ message: 'Lost' }] }
      const next = { hasNextPage: !after, endCursor: after ? null : 'first' }
      return { data: { sharedBlocks: { nodes, pageInfo: next } } }
    },
  })
  const more = { name: 'Show more' }
  const group = within(await screen.findByRole('region', { name: 'Shared' }, { timeout: 10_000 }))
  await user.click(await group.findByRole('button', more))
  expect((await group.findByRole('alert')).textContent).toContain(
    'The shared blocks couldn’t be loaded.',
  )
  expect(group.getByRole('button', { name: /^How to reach us/ })).toBeTruthy()
  fails = false
  await user.click(group.getByRole('button', { name: 'Try again' }))
  expect(await group.findByRole('button', { name: /^Where to park/ })).toBeTruthy()
  expect(group.getByRole('button', { name: /^How to reach us/ })).toBeTruthy()
  expect(group.queryByRole('button', more)).toBeNull()
})

test('“Move to…” and what was undone call a use by the name of its shared block', async () => {
  const { user } = open([textBlock('own', 'Only here'), use, textBlock('end', 'The end')])
  await user.click(await screen.findByText('Take bus 7'))
  await screen.findByRole('form', { name: 'Block settings' })
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for How to reach us' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Move to/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “How to reach us” to…' }))
  await user.click(dialog.getByRole('option', { name: /After “The end”/ }))
  expect(await screen.findByText(/^“How to reach us” .*position/)).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Undone: Moved “How to reach us”')).toBeTruthy()
})
