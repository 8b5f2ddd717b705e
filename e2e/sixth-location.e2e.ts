import { type Browser, expect, type Page, test } from '@playwright/test'
import { FINGER, type Hands, KEYS, MOUSE, windowFor } from './support/hands'
import { type OwnServer, openOn, withOwnServers } from './support/own-servers'
import { NOBODY } from './support/site'

test.use({ actionTimeout: 15_000 })

const [MONDAY, FRIDAY] = ['2031-10-20T14:00:00Z', '2031-10-24T22:00:00Z']
const PASSWORD = 'four quiet words here'
const MODEL = 'Ottawa'

interface Walk {
  readonly city: string
  readonly email: string
  /** Of head office, and of the volunteer. */
  readonly widths: readonly [number, number]
  readonly hands: readonly [Hands, Hands]
}
const WALKS: readonly Walk[] = [
  { city: 'Windsor', email: 'meera@toran.example', widths: [1440, 390], hands: [MOUSE, FINGER] },
  { city: 'Kingston', email: 'kiran@toran.example', widths: [1280, 1440], hands: [KEYS, KEYS] },
  { city: 'Guelph', email: 'gita@toran.example', widths: [390, 1280], hands: [FINGER, MOUSE] },
]

test('a location from a model is checked before it opens; its volunteer, invited on Monday, signs in on Friday', async ({
  browser,
}, info) => {
  // Two starts of a server, and six people.
  test.setTimeout(240_000)
  await withOwnServers(async ({ start, setClock }) => {
    await setClock(MONDAY)
    const monday = await start()
    const invitations = new Map<Walk, string>()
    for (const walk of WALKS)
      await test.step(`${walk.city}: made, checked, opened, by ${walk.hands[0].name}`, async () => {
        const page = await newPage(browser, walk, 0)
        await openOn(page, monday, '/editor/locations')
        await make(page, walk)
        await checkAndOpen(page, monday, walk)
        invitations.set(walk, await invite(page, monday, walk))
        await page.screenshot({ path: info.outputPath(`${walk.city}.png`), fullPage: true })
        await page.context().close()
      })
    await monday.stop()
    await setClock(FRIDAY)
    const friday = await start()
    for (const walk of WALKS)
      await test.step(`${walk.city}: the volunteer comes, by ${walk.hands[1].name}`, async () => {
        const page = await newPage(browser, walk, 1)
        await accept(page, friday, { walk, link: invitations.get(walk) ?? '' })
        await page.screenshot({ path: info.outputPath(`${walk.city}-volunteer.png`) })
        await page.context().close()
      })
  })
})

async function newPage(browser: Browser, { widths, hands }: Walk, who: 0 | 1): Promise<Page> {
  const context = await browser.newContext({
    ...windowFor(widths[who], hands[who]),
    storageState: NOBODY,
  })
  return context.newPage()
}

async function make(page: Page, { city, hands: [hands] }: Walk): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'New location' }))
  const guide = page.getByRole('dialog', { name: 'New location' })
  await hands.fill(guide.getByLabel('Name'), `Deepmala Mandir, ${city}`)
  await hands.choose(guide.getByLabel('Time zone'), 'America/Toronto')
  await hands.fill(guide.getByLabel('City'), city)
  await hands.choose(guide.getByLabel('Country'), 'Canada')
  await chooseLocation(page, hands, { label: 'Model', city: MODEL })
  await hands.press(guide.getByRole('button', { name: 'Create location' }))
  const done = page.getByRole('dialog', { name: 'Location created' })
  await expect(done).toBeVisible({ timeout: 30_000 })
  await expect(done.getByText(/^Copied: \d+ page/)).toBeVisible()
  await hands.press(done.getByRole('button', { name: 'Go to the location' }))
}

/** Visitors find nothing until it is open; its home page is seen before by the link alone. */
async function checkAndOpen(page: Page, { address }: OwnServer, walk: Walk): Promise<void> {
  const { city } = walk
  const [hands] = walk.hands
  const home = `${address}/${city.toLowerCase()}/`
  await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
  expect((await fetch(home)).status).toBe(404)
  await hands.press(page.getByRole('button', { name: 'Preview home page' }))
  const link = page.getByRole('link', { name: /^Preview link/ })
  const preview = await page.context().newPage()
  await preview.goto(new URL((await link.getAttribute('href')) ?? '', address).href)
  await expect(preview.getByText(`Deepmala Mandir, ${city}`).first()).toBeVisible()
  await preview.close()
  await hands.press(page.getByRole('button', { name: 'Open location' }))
  await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeHidden()
  const answer = await fetch(home)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`Deepmala Mandir, ${city}`)
}

/** Invites a volunteer of the location, and returns the link that was sent to her. */
async function invite(page: Page, { address }: OwnServer, walk: Walk): Promise<string> {
  const { city, email } = walk
  const [hands] = walk.hands
  await page.goto(`${address}/editor/people`)
  await hands.press(page.getByRole('button', { name: 'Invite someone' }))
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await hands.fill(dialog.getByLabel('Name'), `Volunteer of ${city}`)
  await hands.fill(dialog.getByLabel('Email'), email)
  await chooseLocation(page, hands, { label: 'Location', city })
  await hands.press(dialog.getByRole('button', { name: 'Send invitation' }))
  await expect(page.getByRole('row', { name: `Volunteer of ${city}` })).toContainText(city)
  await expect(async () => {
    await page.goto(`${address}/editor/mail`)
    await expect(page.getByText(`to ${email}`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await hands.press(
    page
      .locator('summary')
      .filter({ hasText: `to ${email}` })
      .first(),
  )
  await expect(page.locator('details[open]')).toContainText(`Deepmala Mandir, ${city}`)
  const link = page.getByRole('link', { name: /editor\/accept/ }).first()
  return (await link.getAttribute('href')) ?? ''
}

/** Many locations are searched by name, fewer chosen from a list. */
async function chooseLocation(
  page: Page,
  hands: Hands,
  { label, city }: { readonly label: string; readonly city: string },
): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label })
  if (await field.evaluate((element) => element.localName === 'select'))
    return hands.choose(field, `${city} · Deepmala Mandir`)
  await hands.fill(field, city)
  await expect(page.getByRole('option', { name: new RegExp(city) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Chooses a password by the link of Monday, which leads to where the server is on Friday, and signs in with it. */
async function accept(
  page: Page,
  { address }: OwnServer,
  { walk, link }: { readonly walk: Walk; readonly link: string },
): Promise<void> {
  const { city, email } = walk
  const [, hands] = walk.hands
  const { pathname, search, hash } = new URL(link)
  await page.goto(`${address}${pathname}${search}${hash}`)
  await hands.fill(page.getByLabel('New password'), PASSWORD)
  await page.keyboard.press('Enter')
  const hello = page.getByRole('heading', { name: /^Hello/ })
  await expect(hello).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${address}/editor/sign-in`)
  await hands.fill(page.getByLabel('Email'), email)
  await hands.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await hands.press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(hello).toBeVisible()
  await page.goto(`${address}/editor/pages`)
  await expect(page.getByRole('main')).toContainText(city)
}
