import { expect, type Page, test } from '@playwright/test'
import { graphql, publishPage } from './support/api'

interface OpenedScreen {
  readonly record: { readonly values: unknown; readonly recordStatus: string }
}

const OPEN = 'query ($id: ID!) { record(kind: "event", id: $id) { values recordStatus } }'

test('a deleted event comes back equal byte for byte', async ({ page }, { retry }) => {
  const title = `પાટોત્સવ ${1926 + retry}`
  const { saved } = await graphql<{ saved: { id: string } }>(
    'mutation ($event: EventInput!) { saved: createOrUpdateEvent(event: $event) { id } }',
    {
      event: {
        ...{ title, startsAt: '2099-11-08T18:30', venue: 'Assembly Hall' },
        body: '<p>Arti &amp; <strong>annakut</strong></p>',
        texts: [{ language: 'en-US', title: 'Patotsav 1926' }],
      },
    },
  )
  const { id } = saved
  const before = await graphql<OpenedScreen>(OPEN, { id })

  await page.goto(`/editor/events?text=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await chooseAction(page, title, 'Move to the trash')
  await expect(page.getByText('No matches')).toBeVisible()
  expect(await graphql<OpenedScreen>(OPEN, { id })).toMatchObject({
    record: { recordStatus: 'DELETED' },
  })

  await page.getByLabel('Status').selectOption('In the trash')
  await chooseAction(page, title, 'Restore as a draft')
  await expect(
    page.getByText(`Restored “${title}” as a draft. Publish it to show it to visitors.`).first(),
  ).toBeVisible()
  await page.getByLabel('Status').selectOption('Any status')
  await chooseAction(page, title, 'Publish')
  await expect(page.getByRole('row', { name: title })).toContainText('Live')
  const after = await graphql<OpenedScreen>(OPEN, { id })
  expect(JSON.stringify(after)).toBe(JSON.stringify(before))
})

test('on a phone a list begins on the first screen, and its filters are behind a button', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/editor/events')
  const status = page.getByLabel('Status')
  await expect(page.getByRole('row').nth(1)).toBeInViewport()
  await expect(status).toBeHidden()
  await page.screenshot({ path: info.outputPath('folded.png') })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await status.selectOption('In the trash')
  await page.screenshot({ path: info.outputPath('open.png') })
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expect(status).toBeHidden()
})

test('a question made in Gujarati is shown where it belongs', async ({ page }, { retry }) => {
  const address = `/asked-often${retry || ''}`
  const question = { english: `When is arti ${retry}?`, gujarati: `પહેલી આરતી ક્યારે છે ${retry}?` }
  const content = { format: 1, blocks: [{ id: 'questions', name: 'Faqs', fields: [] }] }
  const items = ['en-US', 'gu-IN'].map((language) => ({ language, title: 'Questions', content }))
  const topic = { externalUrl: address, items }
  const { made } = await graphql<{ made: { id: string; version: number } }>(
    `mutation ($topic: TopicInput!) {
      made: createOrUpdateDocument(title: "Questions", type: PAGE, topic: $topic) { id version } }`,
    { topic },
  )
  await publishPage(made)

  await page.goto('/editor/faqs/new')
  await page.getByRole('textbox', { name: 'Question' }).fill(question.english)
  await page.getByLabel('Answer').click()
  await page.keyboard.type('At six.')
  await page.getByRole('tab', { name: 'Languages' }).click()
  await page.getByRole('button', { name: 'Add In other languages' }).click()
  await page.getByLabel('Language', { exact: true }).selectOption('gu-IN')
  await page.getByRole('textbox', { name: 'Question' }).fill(question.gujarati)
  await page.getByLabel('Answer').click()
  await page.keyboard.type('છ વાગે.')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: question.english })).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/faqs\/\d+$/)

  await page.goto(`/gu-IN${address}`)
  await expect(page.getByText(question.gujarati)).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(question.english)).toBeVisible()
  await expect(page.getByText(question.gujarati)).toBeHidden()
})

async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
