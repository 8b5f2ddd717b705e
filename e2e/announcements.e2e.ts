import { expect, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'

const WORDS = 'All locations are closed on 9 November.'

// Other tests look at pages that nothing is announced on.
test.afterEach(async () => {
  const { records } = await graphql<{ records: { nodes: readonly ListedAnnouncement[] } }>(
    'query { records(kind: "announcement", first: 20) { nodes { id version } } }',
    {},
  )
  for (const { id, version } of records.nodes)
    await graphql(
      'mutation ($id: ID!, $version: Int!) { setAnnouncementStatus(id: $id, expectedVersion: $version, status: ARCHIVED) { id } }',
      { id, version },
    )
})

interface ListedAnnouncement {
  readonly id: string
  readonly version: number
}

test('head office announces a closure at all locations, and Leicester turns it off for itself', async ({
  page,
}, info) => {
  const says = async (path: string) => (await (await page.request.get(path)).text()).includes(WORDS)
  await page.goto('/editor/announcements')
  await page.getByRole('link', { name: 'New announcement' }).click()
  const form = page.getByRole('main')
  await form.getByLabel('Text', { exact: true }).fill(WORDS)
  await form.getByLabel('Kind').selectOption('CLOSED')
  await form.getByLabel('Link', { exact: true }).fill('/visit')
  await form.getByLabel('Where').selectOption('NETWORK')
  await page.screenshot({ path: info.outputPath('form.png') })
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  for (const path of ['/', '/visit', '/ottawa/', '/leicester/visit', '/no-such-page'])
    await expect.poll(() => says(path), { message: path }).toBe(true)

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/ottawa/')
      await expect(page.getByRole('complementary', { name: 'Announcements' })).toContainText(WORDS)
      await page.screenshot({ path: info.outputPath(`site-${colorScheme}-${width}.png`) })
      await findsNothing(page, `an announcement, ${width} px`, '.site-announcements')
    }

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/editor/locations')
  await page
    .getByRole('link', { name: /Leicester/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Site' }).click()
  await page
    .getByRole('button', { name: 'Add Network announcements are off for this location' })
    .click()
  await page.getByLabel('Announcement', { exact: true }).click()
  await page.getByRole('option', { name: WORDS }).click()
  await page.screenshot({ path: info.outputPath('turned-off.png'), fullPage: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => says('/leicester/visit')).toBe(false)
  expect(await says('/ottawa/')).toBe(true)
})
