import { expect, type Locator, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { htmlOf } from './support/page-html'

test.use({ actionTimeout: 15_000 })

const PHONE = { width: 390, height: 844 }
const NETWORK = '10'

test('items of a list say at a location what is the network’s, and are reset one by one until nothing differs', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const path = `/times-${info.retry}`
  const id = await createNetworkPage(path)
  const shown = (at: string) => htmlOf(page, `${at}${path}`)
  const places = ['', '/ottawa', '/leicester', '/leicester/gu-IN']
  const before = await Promise.all(places.map(shown))
  const editor = new EditorPage(page)
  const { panel } = editor
  const item = (number: number) => panel.locator(`[data-item="items.${number - 1}"]`)

  await test.step('typing, removing and adding are marked at the items and their fields', async () => {
    await page.goto(`/editor/pages/${id}?location=leicester`)
    await editor.select(editor.blockBy('day'))
    for (const number of [1, 2, 3])
      await expect(markOf(item(number))).toHaveText('From the network')
    await page.screenshot({ path: info.outputPath('network-1280.png') })
    await item(1).locator('[data-item-toggle]').click()
    await item(1).getByLabel('What').fill('Dawn aarti')
    await expect(markOf(item(1))).toContainText('Changed here')
    await expect(markOf(field(panel, 'items.0.title'))).toContainText('Changed here')
    await expect(markOf(field(panel, 'items.0.time'))).toHaveText('From the network')
    await item(2).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(panel.getByRole('list', { name: 'Removed here' })).toContainText('Rajbhog aarti')
    await panel.getByRole('button', { name: 'Add Times' }).click()
    await item(3).getByLabel('What').fill('Prasad')
    await expect(markOf(item(3))).toContainText('Added here')
    await editor.saved()
    await page.screenshot({ path: info.outputPath('changed-1280.png') })
    await findsNothing(page, 'marks of items')
  })

  await test.step('visitors of Leicester alone see it', async () => {
    await editor.publish()
    await expect(async () => {
      const leicester = await shown('/leicester')
      expect(leicester).toContain('Dawn aarti')
      expect(leicester).toContain('Prasad')
      expect(leicester).not.toContain('Rajbhog aarti')
    }).toPass()
    const others = await Promise.all(places.map(shown))
    for (const at of [0, 1, 3]) expect(others[at]).toBe(before[at])
  })

  await test.step('opened again, each is found again and reset alone, which can be undone', async () => {
    await page.reload()
    await editor.select(editor.blockBy('day'))
    await expect(markOf(item(1))).toContainText('Changed here')
    await expect(markOf(item(2))).toHaveText('From the network')
    await expect(markOf(item(3))).toContainText('Added here')
    await panel.getByRole('button', { name: 'Reset “Time 1” to the network' }).click()
    await expect(item(1).locator('[data-item-toggle]')).toBeFocused()
    await expect(markOf(item(1))).toHaveText('From the network')
    await page.keyboard.press('Control+z')
    await expect(editor.canvas).toContainText('Dawn aarti')
    await item(1).locator('[data-item-toggle]').click()
    await panel.getByRole('button', { name: 'Reset “What” to the network' }).click()
    await expect(editor.canvas).not.toContainText('Dawn aarti')
    await expect(editor.canvas).toContainText('Prasad')
    await panel.getByRole('list', { name: 'Removed here' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath('removed-1280.png') })
    await panel
      .getByRole('button', { name: 'Reset “11:30am Rajbhog aarti” to the network' })
      .click()
    await expect(item(2)).toContainText('Rajbhog aarti')
    await expect(item(2).locator('[data-item-toggle]')).toBeFocused()
    await panel.getByRole('button', { name: 'Remove “Time 4” to match the network' }).click()
    await expect(panel).not.toContainText(/(Changed|Added|Removed|Moved) here/)
    await editor.saved()
    await expect(page.getByRole('region', { name: 'Location version' })).toContainText(
      'This is the network’s page.',
    )
    await editor.publish()
    await expect(async () => expect(await shown('/leicester')).toBe(before[2])).toPass()
  })

  await test.step('in Gujarati and on a phone: a moved item returns to its place', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(`/editor/pages/${id}?location=leicester&language=gu-IN`)
    await editor.select(editor.blockBy('day'))
    await page.getByRole('button', { name: 'Settings' }).last().click()
    await item(3).getByRole('button', { name: 'Move up' }).click()
    await item(2).getByRole('button', { name: 'Move up' }).click()
    await expect(item(1)).toContainText('સાંજની કથા')
    await expect(markOf(item(1))).toContainText('Moved here')
    await expect(markOf(item(2))).toHaveText('From the network')
    await page.screenshot({ path: info.outputPath('moved-390.png') })
    await findsNothing(page, 'marks of items on a phone')
    await panel.getByRole('button', { name: 'Reset “Time 1” to the network' }).click()
    await expect(item(3)).toContainText('સાંજની કથા')
    await expect(panel).not.toContainText(/(Changed|Moved) here/)
    // The panel covers the state of saving.
    await page.getByRole('button', { name: 'Settings' }).last().click()
    await editor.saved()
    expect(await shown('/leicester/gu-IN')).toBe(before[3])
  })
})

function markOf(part: Locator): Locator {
  return part.locator('> .panel-origin')
}

function field(panel: Locator, path: string): Locator {
  return panel.locator(`[data-field="${path}"]`)
}

function programme(titles: readonly string[]) {
  const times = ['9:00am', '11:30am', '5:30pm']
  const value = titles.map((title, at) => ({ time: times[at], title, place: '', description: '' }))
  const fields = [{ id: 'f1', type: 'array', name: 'items', value }]
  return { format: 1, blocks: [{ id: 'day', name: 'Programme', fields }] }
}

async function createNetworkPage(path: string): Promise<string> {
  const english = programme(['Mangala aarti', 'Rajbhog aarti', 'Katha for families'])
  const gujarati = programme(['મંગળા આરતી', 'રાજભોગ આરતી', 'સાંજની કથા'])
  const items = [
    { language: 'en-US', locationId: NETWORK, title: 'Times of a day', content: english },
    { language: 'gu-IN', locationId: NETWORK, title: 'દિવસના સમય', content: gujarati },
  ]
  const { saved } = await graphql<{ saved: { id: string; version: number } }>(
    `mutation ($topic: TopicInput!) {
      saved: createOrUpdateDocument(title: "Times of a day", type: PAGE, topic: $topic) { id version }
    }`,
    { topic: { externalUrl: path, locationId: NETWORK, items } },
  )
  await graphql(
    'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }',
    saved,
  )
  return saved.id
}
