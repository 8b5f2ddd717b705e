import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { htmlOf } from './support/page-html'

test.use({ actionTimeout: 15_000 })

const NETWORK = '10'
const NEW = 'Cover your shoulders.'

test('one sentence of a network page reaches all but one location, is seen there, and is undone at another', async ({
  page,
}, info) => {
  test.setTimeout(120_000)
  const path = `/reach-${info.retry}`
  const id = await createNetworkPage(path)
  await differ(id, '30', [block('dress', 'Dress warmly.'), block('shop', 'Shop')])
  const paths = ['', '/ottawa', '/leicester', '/nairobi'].map((slug) => `${slug}${path}`)
  const shown = () => Promise.all(paths.map((each) => htmlOf(page, each)))
  const before = await shown()
  const editor = new EditorPage(page)
  await editor.open(id)
  await editor.select(editor.blockBy('dress'))
  await editor.panel.getByRole('textbox').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(NEW)
  await editor.saved()

  await test.step('the list says who follows and where both changed the same', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish to locations' })
    await expect(row(dialog, 'Leicester')).toContainText(
      'Keeps its own text there, and is notified',
    )
    await expect(row(dialog, 'Ottawa')).toContainText('Shows the change')
    await expect(dialog.getByRole('status')).toContainText('1 keeps its own text there.')
    await findsNothing(page, 'the locations of a change', '[role=dialog]')
    await page.screenshot({ path: info.outputPath('impact-1280.png') })
    await dialog.getByRole('button', { name: /^Compare before and after at .*Ottawa/ }).click()
    await expect(dialog.getByRole('region', { name: /Ottawa.* now/ })).toContainText(
      'Dress modestly.',
    )
    await expect(dialog.getByRole('region', { name: /Ottawa.* after publishing/ })).toContainText(
      NEW,
    )
    await page.screenshot({ path: info.outputPath('compared-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('impact-390.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
    await row(dialog, 'Nairobi').getByRole('checkbox').uncheck()
    await expect(row(dialog, 'Nairobi')).toContainText('Not selected: the location doesn’t change')
    await expect(dialog.getByRole('status')).toContainText('1 stays as it is.')
    await dialog.getByRole('button', { name: /^Publish to \d+ locations$/ }).click()
    await expect(page.getByText(/^Published/).first()).toBeVisible()
  })

  await test.step('Ottawa shows it; Nairobi is as before, and Leicester keeps its own words', async () => {
    await expect(async () => expect(await htmlOf(page, paths[1] ?? '')).toContain(NEW)).toPass()
    const now = await shown()
    expect([now[2], now[3]]).toEqual([before[2], before[3]])
  })

  await test.step('it is undone at Ottawa alone', async () => {
    const published = await shown()
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Locations…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Locations of this page' })
    await expect(dialog.getByRole('status')).toContainText('1 location keeps an earlier version')
    await row(dialog, 'Ottawa').getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Undo the change at 1 location' }).click()
    await expect(row(dialog, 'Ottawa')).toContainText('Earlier version')
    await findsNothing(page, 'the locations of a page', '[role=dialog]')
    await page.screenshot({ path: info.outputPath('undone-1280.png') })
    await expect(async () =>
      expect(await shown()).toEqual([published[0], before[1], published[2], published[3]]),
    ).toPass()
  })
})

function row(dialog: ReturnType<Page['getByRole']>, name: string) {
  return dialog.getByRole('listitem').filter({ hasText: name })
}

function block(id: string, words: string) {
  const value = `<p>${words}</p>`
  return { id, name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value }] }
}

interface SavedAnswer {
  readonly saved: { readonly id: string; readonly version: number }
}

async function createNetworkPage(path: string): Promise<string> {
  const content = { format: 1, blocks: [block('dress', 'Dress modestly.'), block('shop', 'Shop')] }
  const items = [{ language: 'en-US', locationId: NETWORK, title: 'What to wear', content }]
  const { saved } = await graphql<SavedAnswer>(
    'mutation ($topic: TopicInput!) { saved: createOrUpdateDocument(title: "What to wear", description: "Before a visit", type: PAGE, topic: $topic) { id version } }',
    { topic: { externalUrl: path, locationId: NETWORK, items } },
  )
  await graphql(
    'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }',
    saved,
  )
  return saved.id
}

/** A location changes the page for itself, and publishes it. */
async function differ(id: string, locationId: string, blocks: readonly unknown[]): Promise<void> {
  const at = { id, at: locationId }
  const page = {
    title: 'What to wear',
    description: 'Before a visit',
    content: { format: 1, blocks },
  }
  await graphql(
    'mutation ($id: ID!, $at: ID!, $page: PageTextInput!) { saveOverride(documentId: $id, locationId: $at, language: "en-US", page: $page, baseVersion: 1, expectedVersion: 0) { version } }',
    { ...at, page },
  )
  await graphql(
    'mutation ($id: ID!, $at: ID!) { publishOverride(documentId: $id, locationId: $at, language: "en-US", expectedVersion: 1) { version } }',
    at,
  )
}
