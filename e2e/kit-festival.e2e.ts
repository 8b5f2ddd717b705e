import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { type OwnServer, openOn, withOwnServers } from './support/own-servers'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

const [HALL, WHO] = ['Annakut: hall and time', 'director'] as const
const TITLE = 'Diwali 2031'
const PATH = '/diwali-2031'
const SIX_AM = '2031-10-26T06:00'

interface Festival {
  readonly id: string
  readonly city: string
  /** Six o’clock there, in UTC, in the order in which it comes: London's clocks go back in that night. */
  readonly moment: string
}
const SCHEDULED: readonly Festival[] = [
  { id: '50', city: 'vadodara', moment: '2031-10-26T00:30:00Z' },
  { id: '30', city: 'leicester', moment: '2031-10-26T06:00:00Z' },
  { id: '20', city: 'ottawa', moment: '2031-10-26T10:00:00Z' },
]
const [DEFAULT, NAIROBI] = ['10', '40'] as const
/** The servers start so long before a moment. */
const BEFORE_MS = 15_000

test('a kit at five locations on two servers: one forgets a blank, three publish at six in their time zones, and it ends', async ({
  page,
}, info) => {
  // Four starts of two servers.
  test.setTimeout(600_000)
  await withOwnServers(async ({ start, setClock }) => {
    await setClock('2031-10-20T12:00:00Z')
    let servers = [await start(), await start()] as const
    const [first, second] = servers
    const kitId = await makeKit(first)

    await test.step('head office sends it to five locations', async () => {
      await openOn(page, first, `/editor/kit-progress?kit=${kitId}`)
      await page.getByRole('button', { name: 'Send to locations…' }).click()
      const dialog = page.getByRole('dialog')
      for (const city of ['Brookfield', 'Ottawa', 'Leicester', 'Nairobi', 'Vadodara'])
        await dialog.getByLabel(new RegExp(city)).check()
      await dialog.getByRole('button', { name: 'Copy to 5 locations' }).click()
      await expect(dialog.getByText('Copied, as a draft')).toHaveCount(5)
    })

    await test.step('on the other server each fills it in; Nairobi forgets who to ask', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await fillIn(page, second, { kitId, at: NAIROBI, answers: { [HALL]: 'Hall of nairobi' } })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('alert')).toContainText(`One blank is still empty: “${WHO}”`)
      for (const { id, city } of SCHEDULED) {
        await fillIn(page, second, { kitId, at: id, answers: answersOf(city) })
        await page.getByRole('button', { name: 'Schedule…' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Publish on', { exact: true }).fill(SIX_AM)
        await page.keyboard.press('Enter')
        await expect(page.getByText('Scheduled.', { exact: true }).first()).toBeVisible()
      }
      // The page is the network's there: it gets the banner and the day.
      await fillIn(page, second, { kitId, at: DEFAULT, answers: { [HALL]: 'Hall of brookfield' } })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Ready', { exact: true })).toBeVisible()
      await page.screenshot({ path: info.outputPath('form-390.png'), fullPage: true })
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('head office sees four of five, and reminds the one that forgot', async () => {
      await openOn(page, first, `/editor/kit-progress?kit=${kitId}`)
      await expect(page.getByText('Ready 4 of 5')).toBeVisible()
      await page.getByRole('button', { name: 'Remind by email' }).click()
      await expect(page.getByText('Reminded 1 location by email.').first()).toBeVisible()
      await expect(page.getByText(/1 blank is empty, reminded on/)).toHaveCount(1)
      await page.screenshot({ path: info.outputPath('progress-1280.png'), fullPage: true })
    })

    await test.step('each is published at six by its own clock, by one of the two servers', async () => {
      for (const [index, { city, moment }] of SCHEDULED.entries()) {
        servers = await restartAt(new Date(Date.parse(moment) - BEFORE_MS))
        const shown = (on: OwnServer, at: string) => bodyOf(on, `/${at}${PATH}`)
        expect(await shown(servers[0], city)).not.toContain(`Hall of ${city}`)
        for (const server of servers)
          await expect
            .poll(() => shown(server, city), { timeout: 60_000 })
            .toContain(`Hall of ${city}`)
        for (const later of SCHEDULED.slice(index + 1))
          expect(await shown(servers[1], later.city)).not.toContain('Hall of')
        expect(await daysOf(servers[1], city)).toContain(TITLE)
      }
      expect(await bodyOf(servers[0], `/nairobi${PATH}`)).not.toContain('Hall of')
      expect(await daysOf(servers[0], 'nairobi')).not.toContain(TITLE)
    })

    await test.step('after its last day hours and banner are gone everywhere, and the pages stay', async () => {
      servers = await restartAt(new Date('2031-10-28T08:00:00Z'))
      for (const { city } of SCHEDULED) {
        await expect.poll(() => daysOf(servers[1], city), { timeout: 60_000 }).not.toContain(TITLE)
        const body = await bodyOf(servers[0], `/${city}${PATH}`)
        expect(body).toContain(`Hall of ${city}`)
        expect(body).not.toContain(`Annakut in Hall of ${city}`)
      }
      await openOn(page, servers[1], `/editor/kit-progress?kit=${kitId}`)
      await expect(page.getByRole('listitem').filter({ hasText: 'Ended' })).toHaveCount(3)
      await page.screenshot({ path: info.outputPath('ended-1280.png'), fullPage: true })
    })

    async function restartAt(moment: Date) {
      await Promise.all(servers.map((server) => server.stop()))
      await setClock(moment.toISOString())
      return [await start(), await start()] as const
    }
  })
})

interface Filling {
  readonly kitId: string
  readonly at: string
  readonly answers: Readonly<Record<string, string>>
}

async function fillIn(page: Page, server: OwnServer, { kitId, at, answers }: Filling) {
  await openOn(page, server, `/editor/kit-form?kit=${kitId}&location=${at}`)
  for (const [blank, answer] of Object.entries(answers)) await page.getByLabel(blank).fill(answer)
}

function answersOf(city: string) {
  return { [HALL]: `Hall of ${city}`, [WHO]: 'Asha' }
}

/** A page, an announcement and a day, with two blanks. */
async function makeKit({ address }: OwnServer): Promise<string> {
  const blocks = [text('b_hall', `<p>In [[${HALL}]].</p>`), text('b_ask', `<p>Ask [[${WHO}]].</p>`)]
  const make = async (query: string, variables: Record<string, unknown>) =>
    (await graphql<{ made: { id: string } }>(query, variables, address)).made.id
  const page = await make(
    'mutation ($title: String!, $topic: TopicInput!) { made: createOrUpdateDocument(title: $title, type: TEMPLATE, topic: $topic) { id } }',
    {
      title: TITLE,
      topic: { locationId: '10', items: [{ locationId: '10', content: { format: 1, blocks } }] },
    },
  )
  const announcement = await make(
    'mutation ($a: AnnouncementInput!) { made: createOrUpdateAnnouncement(announcement: $a) { id } }',
    { a: { text: `Annakut in [[${HALL}]]`, recordStatus: 'INACTIVE', locationId: '10' } },
  )
  return make('mutation ($kit: KitInput!) { made: createOrUpdateKit(kit: $kit) { id } }', {
    kit: {
      ...{ title: TITLE, page, announcements: [{ announcement }], lastDay: '2031-10-27T00:00' },
      specialDays: [{ name: TITLE, date: '2031-10-26T00:00', times: '06:00-22:00' }],
    },
  })
}

async function daysOf({ address }: OwnServer, slug: string): Promise<readonly string[]> {
  const { location } = await graphql<{ location: { specialDays: { name: string }[] } }>(
    'query ($slug: String!) { location(slug: $slug) { specialDays { name } } }',
    { slug },
    address,
  )
  return location.specialDays.map(({ name }) => name)
}

async function bodyOf({ address }: OwnServer, path: string): Promise<string> {
  return (await fetch(`${address}${path}`)).text()
}
