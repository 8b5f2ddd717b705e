import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { htmlOf } from './support/page-html'
import { openAsVolunteer } from './support/volunteer'

// Two people in two windows: a step that waits for longer than this waits for ever.
test.use({ actionTimeout: 15_000 })

const PHONE = { width: 390, height: 844 }
const [NETWORK, LEICESTER] = ['10', '30']

test('Leicester has one sentence of a network page otherwise, on a phone; is told when the network changes it, and goes back', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const path = `/what-to-wear-${info.retry}`
  const id = await createNetworkPage(path)
  const email = `bina-${info.retry}@toran.example`
  const bina = { name: 'Bina Shah', email, locationId: LEICESTER }
  const volunteer = await openAsVolunteer({ page, browser }, bina, PHONE)
  const others = [path, `/ottawa${path}`, `/nairobi${path}`, `/leicester/gu-IN${path}`]
  const before = await Promise.all(others.map((each) => htmlOf(page, each)))

  await test.step('a contributor changes the sentence for Leicester', async () => {
    await volunteer.goto(`/editor/pages?locationId=${NETWORK}`)
    await volunteer.getByRole('searchbox', { name: 'Search' }).fill(titleOf(path))
    await volunteer.getByRole('button', { name: `Actions for ${titleOf(path)}` }).click()
    await volunteer.getByRole('menuitem', { name: 'Edit for a location…' }).click()
    await volunteer.screenshot({ path: info.outputPath('choose-390.png') })
    await volunteer.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(volunteer).toHaveURL(`/editor/pages/${id}?location=leicester`)
    const banner = volunteer.getByRole('region', { name: 'Location version' })
    await expect(banner).toContainText('version of a network page')
    await volunteer.screenshot({ path: info.outputPath('opened-390.png') })
    await write(volunteer, 'Dress warmly.')
    await volunteer.getByRole('button', { name: 'Settings' }).last().click()
    await new EditorPage(volunteer).saved()
    await expect(banner).toContainText('1 change here')
    await expect(banner).toContainText(/Someone who manages .* can publish it/)
    await expect(volunteer.getByRole('button', { name: 'Publish' })).toHaveCount(0)
    await volunteer.screenshot({ path: info.outputPath('changed-390.png') })
    await findsNothing(volunteer, 'a version on a phone')
  })

  const editor = new EditorPage(page)
  await test.step('a manager publishes it: nobody else’s page changes', async () => {
    await page.goto(`/editor/pages/${id}?location=leicester`)
    await expect(editor.canvas).toContainText('Dress warmly.')
    await editor.publish()
    await expect(async () => {
      expect(await htmlOf(page, `/leicester${path}`)).toContain('Dress warmly.')
    }).toPass()
    expect(await Promise.all(others.map((each) => htmlOf(page, each)))).toEqual(before)
    expect(before[3]).toContain('સાદા કપડાં પહેરો.')
    expect(before[0]).toContain('Dress modestly.')
  })

  await test.step('head office changes the same sentence: Leicester is told and keeps its own', async () => {
    await changeNetwork(id, path, 'Cover your shoulders.')
    await expect(async () => {
      expect(await htmlOf(page, `/ottawa${path}`)).toContain('Cover your shoulders.')
    }).toPass()
    expect(await htmlOf(page, `/leicester${path}`)).toContain('Dress warmly.')
    await page.reload()
    const banner = page.getByRole('region', { name: 'Location version' })
    await expect(banner).toContainText('The network changed something after you did')
    await page.screenshot({ path: info.outputPath('told-1280.png') })
    await banner.getByRole('button', { name: 'Review changes' }).click()
    const dialog = page.getByRole('dialog', { name: /^Changed at/ })
    const conflict = dialog.getByRole('region', { name: 'The network changed this after you did' })
    await expect(conflict).toContainText('Dress warmly.')
    await expect(conflict).toContainText('Cover your shoulders.')
    await findsNothing(page, 'the changes of a location', '[role=dialog]')
    await page.screenshot({ path: info.outputPath('conflict-1280.png') })
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(conflict).toHaveCount(0)
    const here = dialog.getByRole('region', { name: 'Changed here' })
    await expect(here).toContainText('Dress warmly.')
    await page.keyboard.press('Escape')
    await expect(banner).toContainText('1 change here')
  })

  await test.step('“Reset to network” brings the new sentence', async () => {
    await editor.select(editor.blockBy('dress'))
    await expect(editor.panel).toContainText('Changed here')
    await page.screenshot({ path: info.outputPath('field-1280.png') })
    await editor.panel.getByRole('button', { name: /^Reset .* to the network$/ }).click()
    await expect(editor.canvas).toContainText('Cover your shoulders.')
    await editor.saved()
    await expect(page.getByRole('region', { name: 'Location version' })).toContainText(
      'This is the network’s page.',
    )
    await editor.publish()
    await expect(async () => {
      expect(await htmlOf(page, `/leicester${path}`)).toContain('Cover your shoulders.')
    }).toPass()
    expect(await htmlOf(page, `/leicester/gu-IN${path}`)).toContain('સાદા કપડાં પહેરો.')
  })

  await test.step('the switch leads to another location’s version, without a page load', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: /’s version$/ }).click()
    const choice = page.getByRole('dialog', { name: 'Location' }).getByLabel('Show this page for')
    await page.screenshot({ path: info.outputPath('switch-1280.png') })
    await choice.selectOption('20')
    await expect(page).toHaveURL(`/editor/pages/${id}?location=ottawa`)
    await expect(editor.canvas).toContainText('Cover your shoulders.')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
  await volunteer.context().close()
})

function text(words: string) {
  const value = `<p>${words}</p>`
  return { id: 'dress', name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value }] }
}

const SAVE = `mutation ($id: ID, $title: String!, $version: Int, $topic: TopicInput!) {
  saved: createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $version, topic: $topic) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { version }
}`
interface SavedAnswer {
  readonly saved: { readonly id: string; readonly version: number }
}

async function createNetworkPage(path: string): Promise<string> {
  const english = { format: 1, blocks: [text('Dress modestly.')] }
  const gujarati = { format: 1, blocks: [text('સાદા કપડાં પહેરો.')] }
  const items = [
    { language: 'en-US', locationId: NETWORK, title: titleOf(path), content: english },
    { language: 'gu-IN', locationId: NETWORK, title: 'શું પહેરવું', content: gujarati },
  ]
  const topic = { externalUrl: path, locationId: NETWORK, items }
  const { saved } = await graphql<SavedAnswer>(SAVE, { title: titleOf(path), topic })
  await graphql(PUBLISH, saved)
  return saved.id
}

function titleOf(path: string): string {
  return `What to wear ${path.at(-1)}`
}

/** Head office publishes another English sentence. */
async function changeNetwork(id: string, path: string, words: string): Promise<void> {
  const content = { format: 1, blocks: [text(words)] }
  const items = [{ language: 'en-US', locationId: NETWORK, title: titleOf(path), content }]
  const { document } = await graphql<{ document: { version: number } }>(
    'query ($id: ID!) { document(id: $id) { version } }',
    { id },
  )
  const { version } = document
  const { saved } = await graphql<SavedAnswer>(SAVE, {
    id,
    title: titleOf(path),
    version,
    topic: { items },
  })
  await graphql(PUBLISH, saved)
}

/** Writes the one text of the page, in the settings. */
async function write(volunteer: Page, words: string): Promise<void> {
  const editor = new EditorPage(volunteer)
  await editor.select(editor.blockBy('dress'))
  await volunteer.getByRole('button', { name: 'Settings' }).last().click()
  const area = editor.panel.getByRole('textbox').first()
  await area.click()
  await volunteer.keyboard.press('Control+A')
  await volunteer.keyboard.type(words)
  await expect(editor.canvas).toContainText(words)
}
