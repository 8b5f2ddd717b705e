import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { type OwnServer, openOn, withOwnServers } from './support/own-servers'
import { text } from './support/sample-blocks'

interface ScheduledPlace {
  readonly root: string
  readonly locationId: number
  readonly at: string
  /** The same by UTC. */
  readonly moment: string
}

/** In the order in which it is 06:00 there. London's clocks go back in that night, New York's a week later. */
const PLACES: readonly ScheduledPlace[] = [
  { root: '/vadodara', locationId: 50, at: '2031-10-26T06:00', moment: '2031-10-26T00:30:00Z' },
  { root: '/leicester', locationId: 30, at: '2031-10-26T06:00', moment: '2031-10-26T06:00:00Z' },
  { root: '', locationId: 10, at: '2031-11-02T06:00', moment: '2031-11-02T11:00:00Z' },
]
const ADDRESS = '/six-in-the-morning'
/** The server starts so long before a moment: time enough to be ready. */
const BEFORE_MS = 10_000

test('scheduled at 06:00 in three time zones, over the change of clocks, the server restarted between: each at its time ± 1 s', async ({
  page,
}, info) => {
  // Four starts of a server, and the seconds before each moment.
  test.setTimeout(240_000)
  await withOwnServers(async ({ start, setClock }) => {
    await setClock('2031-10-24T12:00:00Z')
    let server = await start()
    const ids: string[] = []
    for (const { locationId, at } of PLACES) {
      const id = await createPage(server, locationId)
      await plan(page, { server, id, at })
      ids.push(id)
    }
    await page.screenshot({ path: info.outputPath('schedules.png') })
    for (const [index, { root, moment }] of PLACES.entries()) {
      await server.stop()
      await setClock(new Date(Date.parse(moment) - BEFORE_MS).toISOString())
      server = await start()
      const status = async () => (await fetch(`${server.address}${root}${ADDRESS}`)).status
      expect(await status()).toBe(404)
      await expect.poll(status, { timeout: 30_000, intervals: [50] }).toBe(200)
      const [published] = await publicationsOf(server, ids[index] ?? '')
      expect(Math.abs(Date.parse(published?.from ?? '') - Date.parse(moment))).toBeLessThan(1000)
      const seen = await page.goto(`${server.address}${root}${ADDRESS}`)
      expect(seen?.status()).toBe(200)
    }
  })
})

/** Schedules a page by mouse and keyboard, as someone at head office does. */
async function plan(
  page: Page,
  { server, id, at }: { readonly server: OwnServer; readonly id: string; readonly at: string },
): Promise<void> {
  await openOn(page, server, `/editor/pages/${id}`)
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Schedule…' }).click()
  await page.getByLabel('Publish on', { exact: true }).fill(at)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Scheduled: Publishes \d+ \w+ 2031, 06:00/).first()).toBeVisible()
}

async function createPage({ address }: OwnServer, locationId: number): Promise<string> {
  const content = { format: 1, blocks: [text('lamps')] }
  const item = { language: 'en-US', locationId: String(locationId), title: 'Lamps', content }
  const { made } = await graphql<{ made: { id: string } }>(
    `mutation ($topic: TopicInput!) {
      made: createOrUpdateDocument(title: "Lamps", type: PAGE, topic: $topic) { id } }`,
    { topic: { externalUrl: ADDRESS, locationId: String(locationId), items: [item] } },
    address,
  )
  return made.id
}

interface Publication {
  readonly language: string
  readonly from: string
}

async function publicationsOf({ address }: OwnServer, id: string): Promise<readonly Publication[]> {
  const { document } = await graphql<{ document: { publications: readonly Publication[] } }>(
    'query ($id: ID!) { document(id: $id) { publications { language from } } }',
    { id },
    address,
  )
  return document.publications
}
