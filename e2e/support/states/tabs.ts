import { type BrowserContext, expect, type Page } from '@playwright/test'
import { graphql } from '../api'
import { noteTexts } from '../pseudo-texts'
import { NOBODY } from '../site'
import type { Stage } from './state'

const INVITE = `mutation ($email: String!, $name: String!, $locationId: ID!) {
  invitePerson(email: $email, name: $name, assignments: [{ level: CONTRIBUTE, locationId: $locationId }]) { id }
}`
const MAILS = '{ mails(first: 50) { nodes { to text } } }'
const PASSWORD = 'four quiet words here'

/** Opens a screen in a tab of its own: what is left unsaved there holds up nothing else. `without`: requests that fail. */
export async function openTab({ page }: Stage, path: string, without?: string): Promise<Page> {
  return openIn(page.context(), path, without)
}

/** Invites someone who may edit drafts of a location, and signs in as her. */
export async function openAsContributor(
  { browser, origin }: Stage,
  locationId: string,
): Promise<Page> {
  const email = `leela-${Date.now()}@example.org`
  await graphql(INVITE, { email, name: 'લીલા', locationId }, origin)
  const context = await browser.newContext({
    ...{ baseURL: origin, storageState: NOBODY, bypassCSP: true, reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
  })
  await context.addCookies([{ name: 'toran-language', value: 'pseudo', url: `${origin}/editor` }])
  const page = await openIn(context, await invitationTo(email, origin))
  await page.locator('input[type=password]').first().fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.locator('nav a').first()).toBeVisible({ timeout: 60_000 })
  return page
}

async function openIn(context: BrowserContext, address: string, without?: string): Promise<Page> {
  const page = await context.newPage()
  if (without !== undefined) await page.route(without, (route) => route.abort())
  // News of changed files would load the editor anew.
  await page.routeWebSocket(/./, () => undefined)
  await noteTexts(page)
  await page.goto(address)
  return page
}

async function invitationTo(email: string, origin: string): Promise<string> {
  let address = ''
  await expect(async () => {
    const { mails } = await graphql<{ mails: { nodes: { to: string; text: string }[] } }>(
      MAILS,
      {},
      origin,
    )
    const text = mails.nodes.find(({ to }) => to === email)?.text ?? ''
    address = /https?:\S+\/editor\/accept\S+/.exec(text)?.[0] ?? ''
    expect(address).not.toBe('')
  }).toPass()
  return address
}
