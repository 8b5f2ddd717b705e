import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { createPage, graphql } from './support/api'
import { text } from './support/sample-blocks'
import { ORIGIN } from './support/site'

/** Markup that would show as an element wherever a name or a message were not escaped. */
const HOSTILE = '<img src="hostile" onerror="window.ran=1"><b>=1+1</b>'

test('hostile names, words, notes and comments are shown as they were written, and nothing of them runs', async ({
  page,
  request,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const { event, gallery, faq } = await makeRecords()
  const { id } = await makePage()
  await sendFeedback(request)
  const screens: readonly (readonly [path: string, shown?: string])[] = [
    [`/editor/events/${event}`],
    ['/editor/events?text=hostile'],
    [`/editor/galleries/${gallery}`],
    ['/editor/galleries?text=hostile'],
    [`/editor/faqs/${faq}`],
    ['/editor/faqs?text=hostile'],
    ['/editor/people?text=hostile'],
    ['/editor/inbox?text=hostile'],
    ['/editor/calendar'],
    ['/editor/audit'],
    ['/editor'],
    [`/editor/pages/${id}`, 'Comments'],
    ['/editor/pages?text=hostile'],
  ]
  for (const [path, tab] of screens) await looksHarmless(page, path, tab)
  await page.goto('/editor/inbox?text=hostile')
  await page.getByRole('link', { name: HOSTILE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE)
  await runsNothing(page)
  await page.goto('/?')
  await runsNothing(page)
  expect(faults).toEqual([])
})

async function looksHarmless(page: Page, path: string, tab?: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (tab) await page.getByRole('tab', { name: new RegExp(tab) }).click()
  if (path.includes('hostile') || tab)
    await expect(page.getByText(HOSTILE).first(), path).toBeVisible()
  await runsNothing(page)
}

async function runsNothing(page: Page): Promise<void> {
  await expect(page.locator('img[src="hostile"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

async function makeRecords() {
  const { event, gallery, faq } = await graphql<
    Record<'event' | 'gallery' | 'faq', { id: string }>
  >(
    `mutation ($words: String!) {
      event: createOrUpdateEvent(event: { locationId: 10, title: $words, startsAt: "2031-05-04T10:00" }) { id }
      gallery: createOrUpdateGallery(gallery: { locationId: 10, name: $words }) { id }
      faq: createOrUpdateFaq(faq: { locationId: 10, question: $words, answer: "<p>hostile</p>" }) { id }
      invitePerson(email: "hostile@example.org", name: $words, assignments: [{ level: VIEW, locationId: 10 }]) { id }
    }`,
    { words: HOSTILE },
  )
  return { event: event.id, gallery: gallery.id, faq: faq.id }
}

/** A page with a hostile title, a comment on its block, and a note of a review. */
async function makePage(): Promise<{ readonly id: string }> {
  const made = await createPage('/hostile', [text('words')])
  await graphql(
    `mutation ($id: ID!, $words: String!) {
      createOrUpdateDocument(id: $id, expectedVersion: 1, title: $words) { id }
      addComment(documentId: $id, block: "words", text: $words) { id }
      submitDocument(id: $id, expectedVersion: 2, note: $words) { status }
    }`,
    { id: made.id, words: HOSTILE },
  )
  return made
}

/** A message of a visitor with a hostile name. */
async function sendFeedback(request: APIRequestContext): Promise<void> {
  const answer = await request.post(`${ORIGIN}/forms/feedback`, {
    headers: { accept: 'application/json' },
    form: {
      ...{ message: HOSTILE, name: HOSTILE, email: 'hostile@example.org' },
      ...{ page: '/', block: 'b_1', location: 'brookfield', homepage: '' },
    },
  })
  expect(answer.ok()).toBe(true)
}
