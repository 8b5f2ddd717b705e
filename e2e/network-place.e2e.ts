import { expect, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'

const PHONE = { width: 390, height: 844 }
const LEICESTER = '30'

test('the network is a place to work at: its pages say where they are shown, and a whole text of a location was removed', async ({
  page,
}, info) => {
  const path = `/network-place-${info.retry}`
  const id = await createPageWithOwnText(path)
  await expect(async () => {
    expect(await (await page.request.get(`/leicester${path}`)).text()).toContain('By bus 22.')
  }).toPass()

  await page.goto('/editor/pages')
  await page.getByRole('button', { name: /^Current location/ }).click()
  const places = page.getByRole('listbox', { name: 'Places to work' })
  await expect(places.getByRole('option').first()).toHaveText('Network')
  await page.screenshot({ path: info.outputPath('places-1280.png') })
  await places.getByRole('option', { name: 'Network' }).click()
  await expect(page).toHaveURL(/locationId=10/)
  await expect(page.getByRole('button', { name: 'Current location: Network' })).toBeVisible()

  await page.goto(`/editor/pages/${id}`)
  const shown = page.getByText(/^Shown at \d+ locations$/)
  await shown.click()
  await expect(page.locator('.ed-shown-at')).toContainText(/Leicester.*Custom text/)
  await page.screenshot({ path: info.outputPath('shown-at-1280.png') })
  await page.getByRole('link', { name: 'See which locations differ' }).click()

  await page.setViewportSize(PHONE)
  const texts = page.getByRole('region', { name: 'Locations with their own version' })
  await expect(texts.getByRole('link')).toContainText('Leicester')
  await page.screenshot({ path: info.outputPath('own-texts-390.png'), fullPage: true })
  await findsNothing(page, 'whole texts of locations on a phone')
  await texts.getByRole('button', { name: /^Remove/ }).click()
  await texts.getByRole('button', { name: /’s text now/ }).click()
  await expect(texts).toHaveCount(0)
  await expect(async () => {
    expect(await (await page.request.get(`/leicester${path}`)).text()).toContain('By train.')
  }).toPass()
})

async function createPageWithOwnText(externalUrl: string): Promise<string> {
  const contentOf = (words: string) => ({
    format: 1,
    blocks: [
      {
        ...{ id: 'reach', name: 'Text' },
        fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }],
      },
    ],
  })
  const items = [
    { locationId: '10', content: contentOf('By train.') },
    { locationId: LEICESTER, title: 'How to reach us', content: contentOf('By bus 22.') },
  ]
  const { saved } = await graphql<{ saved: { id: string } }>(
    `mutation ($topic: TopicInput) {
      saved: createOrUpdateDocument(title: "How to reach us", type: PAGE, topic: $topic) { id }
    }`,
    { topic: { locationId: '10', externalUrl, items } },
  )
  await graphql(
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
    { id: saved.id },
  )
  return saved.id
}
