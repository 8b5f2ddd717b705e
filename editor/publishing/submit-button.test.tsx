import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'
// Read before the clock of the test runs: a busy machine takes longer for it than a test waits.
import '../page-editor/page-editor'

inStillBrowser()

test('who edits and does not publish submits the page, and takes it back', async () => {
  const { api, user } = openApp('/editor/pages/7', {
    pages: [fakePage({ permission: 'CONTRIBUTE' })],
  })
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findAllByText('Submitted for review. Someone who manages Ottawa can publish it.')
  expect(api.pages[0]?.isInReview).toBe(true)
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  screen.getByRole('button', { name: 'Withdraw' }).focus()
  await user.keyboard('{Enter}')
  await screen.findAllByText('Withdrawn from review.')
  expect(api.pages[0]?.isInReview).toBe(false)
})

test('a page that visitors see as it is needs no review', async () => {
  const page = fakePage({ permission: 'CONTRIBUTE', version: 3, publishedVersion: 3 })
  const { user } = openApp('/editor/pages/7', { pages: [page] })
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findAllByText(/Nothing to submit/)
})

test('a page that still shows examples is submitted, and its author is told what keeps it from being published', async () => {
  const page = fakePage({
    permission: 'CONTRIBUTE',
    blocks: [textBlock('b1', '[[One sentence: what a visitor finds here.]]')],
  })
  const { api, user } = openApp('/editor/pages/7', { pages: [page] })
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findAllByText(/^Submitted for review\. 1 problem prevents publishing/)
  expect(api.pages[0]?.isInReview).toBe(true)
})
