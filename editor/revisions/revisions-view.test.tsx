import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../panel/panel'
import '../page-editor/page-editor'
import '../top-bar/share-actions'
import './revisions-view'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()
// jsdom has no highlights: words are not marked.
beforeEach(() => vi.stubGlobal('CSS', {}))

test('versions are listed part by part; what couldn’t be loaded is tried again', async () => {
  const { user, view, answer } = await openVersions()
  expect(await view.findByRole('button', { name: /Version 3/ })).toBeTruthy()
  expect(await view.findByText('Words of version 3')).toBeTruthy()
  answer.fails = true
  await user.click(view.getByRole('button', { name: 'Show older versions' }))
  const list = within(view.getByRole('navigation', { name: 'Saved versions' }))
  expect((await list.findByRole('alert')).textContent).toContain(
    'The saved versions couldn’t be loaded.',
  )
  answer.fails = false
  await user.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByRole('button', { name: /Version 2/ })).toBeTruthy()
  expect(list.getByRole('button', { name: /Version 3/ })).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Show older versions' })).toBeNull()
})

test('a version is requested once; one that couldn’t be loaded is tried again', async () => {
  const { user, view, answer } = await openVersions()
  await user.click(await view.findByRole('button', { name: 'Show older versions' }))
  answer.fails = true
  await user.click(await view.findByRole('button', { name: /Version 2/ }))
  expect(await view.findByText(/^This version couldn’t be loaded\./)).toBeTruthy()
  answer.fails = false
  await user.click(view.getByRole('button', { name: 'Try again' }))
  expect(await view.findByText('Words of version 2')).toBeTruthy()
  answer.fails = true
  await user.click(view.getByRole('button', { name: /Version 3/ }))
  expect(await view.findByText('Words of version 3')).toBeTruthy()
  await user.click(view.getByRole('button', { name: /Version 2/ }))
  expect(await view.findByText('Words of version 2')).toBeTruthy()
})

/** Opens the saved versions of a page: the newest, and one more in the next part of the list. */
async function openVersions() {
  const answer = { fails: false }
  const orFailure = (data: unknown) =>
    answer.fails ? { data: null, errors: [{ message: 'Lost' }] } : { data }
  const opened = openApp('/editor/pages/7', {
    pages: [fakePage({ blocks: [textBlock('one', 'Words of today')] })],
    answers: {
      Revisions: ({ after }) => {
        const revisions = {
          nodes: [{ ...SAVED, version: after ? 2 : 3 }],
          totalCount: 2,
          pageInfo: { hasNextPage: !after, endCursor: after ? null : 'v3' },
        }
        return orFailure({ document: { id: '7', version: 3, publishedVersion: null, revisions } })
      },
      Revision: ({ version }) => {
        const content = { format: 1, blocks: [textBlock('one', `Words of version ${version}`)] }
        const item = { language: 'en-US', locationId: '10', title: 'Visit us', content }
        return orFailure({ document: { id: '7', revision: { version, items: [item] } } })
      },
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'History' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Saved versions…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Saved versions' })
  await waitFor(() => expect(dialog.textContent).toContain('Version 3'))
  return { ...opened, view: within(dialog), answer }
}

const SAVED = {
  ...{ kind: 'SAVE', savedAt: '2026-11-20T10:00:00Z', savedBy: 'Anna' },
  ...{ title: 'Visit us', publicPeriods: [] },
}
