import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { openAsVolunteer } from './support/volunteer'

// Two people in two windows: a step that waits for longer than this waits for ever.
test.use({ actionTimeout: 15_000 })

const PHONE = { width: 390, height: 844 }
const LEICESTER = '30'
const REASON = 'Agreed by all temples in 2025.'

test('a locked text shows who locked it and why; a volunteer suggests another one, which head office accepts and undoes; she withdraws it, and another one is declined', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const path = `/suggested-${info.retry}`
  const id = await createLockedPage(path)
  const email = `leela-${info.retry}@toran.example`
  const leela = { name: 'Leela Patel', email, locationId: LEICESTER }
  const volunteer = await openAsVolunteer({ page, browser }, leela, PHONE)

  await test.step('she reads who locked it and why, and suggests another text', async () => {
    const panel = await openBlock(volunteer, id, 'dress')
    await expect(panel).toContainText('Hiral Mehta locked this for all locations.')
    await expect(panel).toContainText(REASON)
    await volunteer.screenshot({ path: info.outputPath('locked-390.png') })
    await panel.getByRole('button', { name: 'Suggest a change' }).click()
    const dialog = volunteer.getByRole('dialog', { name: 'Suggest a change' })
    await expect(dialog).toContainText('Dress modestly, see Visit.')
    await dialog.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(dialog).toContainText('This is the text that’s there now.')
    await dialog.getByLabel('Suggested text').fill('Dress warmly, see Visit.')
    await dialog.getByLabel('Note (optional)').fill('Our hall isn’t heated.')
    await findsNothing(volunteer, 'a suggestion on a phone', '[role=dialog]')
    await volunteer.screenshot({ path: info.outputPath('suggest-390.png') })
    await dialog.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(panel).toContainText('It’s waiting for head office.')
    await volunteer.screenshot({ path: info.outputPath('sent-390.png') })
  })

  const editor = new EditorPage(page)
  await test.step('head office sees before and after, and accepts it as one step that can be undone', async () => {
    const thread = await openSuggestion(page, path)
    await expect(thread).toContainText('Leicester')
    await expect(thread).toContainText('Our hall isn’t heated.')
    await expect(thread.locator('del')).toHaveText('modestly')
    await expect(thread.locator('ins')).toHaveText('warmly')
    await findsNothing(page, 'a suggestion in the comments', '.ed-suggestion')
    const reason = page.getByLabel('Reason (shown at all locations)')
    await expect(reason).toHaveValue(REASON)
    await findsNothing(page, 'a lock of the network', '.panel-lock')
    await page.screenshot({ path: info.outputPath('review-1280.png') })
    await thread.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(editor.canvas).toContainText('Dress warmly, see Visit.')
    expect(await draftOf(id)).toContain('<b>warmly</b>, see <a')
    await page.screenshot({ path: info.outputPath('accepted-1280.png') })
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(editor.canvas).toContainText('Dress modestly, see Visit.')
    await editor.saved()
    expect(await draftOf(id)).toContain('<b>modestly</b>, see <a')
    // Taken back before it was published, it waits again.
    await expect(thread.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  })

  await test.step('she is not told that it was accepted, and withdraws it', async () => {
    await volunteer.goto('/editor')
    await expect(volunteer.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await expect(volunteer.getByText('accepted the suggested change')).toHaveCount(0)
    const panel = await openBlock(volunteer, id, 'dress')
    await expect(panel).toContainText('It’s waiting for head office.')
    await panel.getByRole('button', { name: 'Withdraw' }).click()
    await findsNothing(volunteer, 'withdrawing on a phone', '.panel')
    await volunteer.screenshot({ path: info.outputPath('withdraw-390.png') })
    await panel.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(panel).not.toContainText('You suggested a change')
  })

  await test.step('a suggestion for a locked field is declined with a note, which she reads', async () => {
    // Afresh: on an open page the panel is open already.
    await volunteer.goto('/editor')
    const panel = await openBlock(volunteer, id, 'shop')
    await expect(panel).toContainText('Hiral Mehta locked this for all locations.')
    await panel.getByRole('button', { name: /^Suggest a change of / }).click()
    const dialog = volunteer.getByRole('dialog', { name: 'Suggest a change' })
    await dialog.getByLabel('Suggested text').fill('દરરોજ ખુલ્લું')
    await dialog.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(dialog).toHaveCount(0)

    await page.setViewportSize(PHONE)
    const thread = await openSuggestion(page, path)
    await page.screenshot({ path: info.outputPath('review-390.png') })
    await thread.getByRole('button', { name: 'Decline…' }).click()
    const decline = page.getByRole('dialog', { name: 'Decline this suggestion?' })
    await decline.getByLabel('Note').fill('Hours are the same everywhere.')
    await page.screenshot({ path: info.outputPath('decline-390.png') })
    await decline.getByRole('button', { name: 'Decline with this note' }).click()
    await expect(decline).toHaveCount(0)
    expect(await draftOf(id)).toContain('Open daily')

    await volunteer.goto('/editor')
    const waiting = volunteer.getByRole('region', { name: 'Waiting for you' })
    await expect(waiting).toContainText('declined the suggested change')
    await volunteer.screenshot({ path: info.outputPath('answered-390.png') })
    const again = await openBlock(volunteer, id, 'shop')
    await expect(again).toContainText('Hours are the same everywhere.')
  })
  await volunteer.context().close()
})

/** The settings of a block, as the location's version shows it on a phone. */
async function openBlock(page: Page, id: string, block: string) {
  await page.goto(`/editor/pages/${id}?location=leicester#${block}`)
  await expect(page.getByRole('region', { name: 'Location version' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).last().click()
  const panel = page.locator('.panel')
  await expect(panel).toBeVisible()
  return panel
}

/** The comment with the suggestion, opened from the home screen. */
async function openSuggestion(page: Page, path: string) {
  await page.goto('/editor')
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: titleOf(path) })
    .first()
    .click()
  await page
    .getByRole('tab', { name: /^Comments/ })
    .or(page.getByRole('button', { name: /^Comments/ }))
    .last()
    .click()
  const thread = page.getByRole('article').filter({ has: page.locator('.ed-suggestion-steps') })
  await expect(thread).toBeVisible()
  return thread
}

function titleOf(path: string): string {
  return `What to wear ${path}`
}

async function createLockedPage(path: string): Promise<string> {
  const lock = { by: 'Hiral Mehta', reason: REASON }
  const text = (id: string, value: string, locked: object) => ({
    ...{ id, name: 'Text', locked },
    fields: [{ id: 'f1', type: 'html', name: 'html', value }],
  })
  const blocks = [
    text('dress', '<p>Dress <b>modestly</b>, see <a href="/visit">Visit</a>.</p>', lock),
    text('shop', '<p>Open daily.</p>', { ...lock, fields: ['html'] }),
  ]
  const title = titleOf(path)
  const content = { format: 1, blocks }
  const items = [{ language: 'en-US', locationId: '10', title, content }]
  const { saved } = await graphql<{ saved: { id: string } }>(
    'mutation ($title: String!, $topic: TopicInput!) { saved: createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id } }',
    { title, topic: { externalUrl: path, locationId: '10', items } },
  )
  await graphql(
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
    saved,
  )
  return saved.id
}

/** The stored draft of the network. */
async function draftOf(id: string): Promise<string> {
  const { document } = await graphql<{ document: object }>(
    'query ($id: ID!) { document(id: $id) { topic { items { content } } } }',
    { id },
  )
  return JSON.stringify(document)
}
