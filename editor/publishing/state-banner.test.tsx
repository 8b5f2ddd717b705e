import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-pages'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'
// Read before the clock of the test runs: a busy machine takes longer for it than a test waits.
import '../page-editor/page-editor'

inStillBrowser()

test('who manages the location returns a page with a note, which the author then reads', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage({ isInReview: true })] })
  const banner = await screen.findByRole('region', { name: 'State' })
  expect(banner.textContent).toContain('Asha submitted this for review')
  await user.click(within(banner).getByRole('button', { name: 'Return to author…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return this page?' })
  await user.click(within(dialog).getByRole('button', { name: 'Return with this note' }))
  await screen.findByText('Write what’s missing.')
  await user.type(within(dialog).getByLabelText(/Note/), 'The time is missing.')
  await user.click(within(dialog).getByRole('button', { name: 'Return with this note' }))
  await screen.findAllByText('Returned to Asha with your note.')
  expect(api.pages[0]).toMatchObject({ isInReview: false, returnedWith: 'The time is missing.' })
  await screen.findByText('The time is missing.')
})

test('what is to be approved is looked at beside what visitors see', async () => {
  const waiting = fakePage({ isInReview: true, publishedVersion: 2 })
  const { user } = openApp('/editor/pages/7', { pages: [waiting] })
  const banner = await screen.findByRole('region', { name: 'State' })
  await user.click(within(banner).getByRole('button', { name: 'See what changed' }))
  expect(await screen.findByRole('dialog', { name: 'Saved versions' })).toBeTruthy()
})

test('who manages the location approves it: visitors see it, and nothing waits any more', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage({ isInReview: true })] })
  const banner = await screen.findByRole('region', { name: 'State' })
  await user.click(within(banner).getByRole('button', { name: 'Approve' }))
  await screen.findAllByText('Published.')
  expect(api.pages[0]?.publishedVersion).toBe(3)
  expect(screen.queryByRole('region', { name: 'State' })).toBeNull()
})

test('anyone who submitted it reads who has to act, and gets no button to approve', async () => {
  const page = fakePage({ isInReview: true, permission: 'CONTRIBUTE' })
  openApp('/editor/pages/7', { pages: [page] })
  const banner = await screen.findByRole('region', { name: 'State' })
  expect(banner.textContent).toContain('You submitted this for review')
  expect(banner.textContent).toContain('Someone else who manages Ottawa approves it')
  expect(within(banner).queryByRole('button')).toBeNull()
})

test('a page is unpublished from inside the editor, when it is sure', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage({ publishedVersion: 3 })] })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  const release = holdAnswers('References')
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish this page?' })
  // Links to the page are requested first: a press before that would not count.
  const looking = within(dialog).getByRole('button', { name: 'Looking for links…' })
  expect(looking.getAttribute('aria-disabled')).toBe('true')
  release()
  await user.click(await within(dialog).findByRole('button', { name: 'Unpublish' }))
  await screen.findAllByText('Unpublished. The draft stays here.')
  expect(api.pages[0]?.publishedVersion).toBeNull()
})

test('a page is scheduled in the time of its location', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage()] })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' })
  expect(dialog.textContent).toContain('America/Toronto')
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  await screen.findByText('Choose a date and a time.')
  await user.type(within(dialog).getByLabelText('Publish on'), '2027-11-08T06:00')
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  await screen.findAllByText(/^Scheduled: Publishes 8 Nov 2027, 06:00/)
  const scheduled = api.asked.filter(({ operation }) => operation === 'PublishDocument')
  expect(scheduled.map(({ variables }) => variables)).toMatchObject([{ at: '2027-11-08T06:00' }])
  expect(api.pages[0]?.publishedVersion).toBeNull()
})

test('a time that the clocks leave out is told beside its field, and nothing is scheduled', async () => {
  const message = 'The clocks leave out 2027-03-14, 02:30 in America/Toronto.'
  const issues = [{ block: '', field: 'at', rule: 'pattern', message }]
  const { api, user } = openApp('/editor/pages/7', {
    pages: [fakePage()],
    answers: {
      PublishDocument: () => ({
        data: null,
        errors: [{ message, extensions: { code: 'BAD_USER_INPUT', issues } }],
      }),
    },
  })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  const at = dialog.getByLabelText('Publish on')
  await user.type(at, '2027-03-14T02:30')
  const release = holdAnswers('PublishDocument')
  // Pressed twice it is asked once, and the dialog waits for what comes of it.
  await user.dblClick(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.findByRole('button', { name: 'Scheduling…' })
  release()
  const said = await dialog.findByText(message)
  expect(at.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id)
  expect(api.pages[0]?.publishedVersion).toBeNull()
})

test('what is scheduled is a line of the menu, which opens the schedule', async () => {
  const page = fakePage({ scheduled: { at: '2027-11-08T06:00', until: '2027-11-09T21:00' } })
  const { user } = openApp('/editor/pages/7', { pages: [page] })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  const line = 'Publishes 8 Nov 2027, 06:00 (Toronto time), until 9 Nov 2027, 21:00.'
  await user.click(await screen.findByRole('menuitem', { name: line }))
  await screen.findByRole('dialog', { name: 'Schedule' })
})

test('visitors of a page that is unpublished are redirected where that is asked', async () => {
  const { api, user } = openApp('/editor/pages/7', {
    pages: [fakePage({ publishedVersion: 3 })],
    answers: {
      AddRedirects: () => ({
        data: { addRedirects: [{ path: '/visit', target: '/contact', problem: null }] },
      }),
    },
  })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish this page?' }))
  await user.type(dialog.getByLabelText('Redirect visitors to'), '/contact')
  await user.click(await dialog.findByRole('button', { name: 'Unpublish' }))
  await screen.findAllByText('Unpublished. /ottawa/visit redirects to /contact.')
  const added = api.asked.find(({ operation }) => operation === 'AddRedirects')
  expect(added?.variables).toMatchObject({
    locationId: '12',
    redirects: [{ path: '/visit', target: '/contact' }],
  })
})
