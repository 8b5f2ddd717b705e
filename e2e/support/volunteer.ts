import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { graphql } from './api'
import { NOBODY } from './site'

export const VOLUNTEER_PASSWORD = 'four quiet words here'
const INVITE = `mutation ($email: String!, $name: String!, $assignments: [AssignmentInput!]!) {
  invitePerson(email: $email, name: $name, assignments: $assignments) { id }
}`

interface Volunteer {
  readonly name: string
  readonly email: string
  readonly locationId: string
  readonly level?: 'CONTRIBUTE' | 'MANAGE'
}

/** Invites someone to a location, who chooses a password in a window of her own; `page` is that of head office. */
export async function openAsVolunteer(
  { page, browser }: { readonly page: Page; readonly browser: Browser },
  { name, email, locationId, level = 'CONTRIBUTE' }: Volunteer,
  viewport: { readonly width: number; readonly height: number },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const assignments = [{ locationId, level }]
  await graphql(INVITE, { email, name, assignments })
  const context = await browser.newContext({ ...options, storageState: NOBODY, viewport })
  const volunteer = await context.newPage()
  await volunteer.goto(await invitationOf(page, email))
  await volunteer.getByLabel('New password').fill(VOLUNTEER_PASSWORD)
  await volunteer.keyboard.press('Enter')
  await expect(volunteer.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  return volunteer
}

async function invitationOf(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto('/editor/mail')
    await expect(page.getByText(`to ${email}`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByText(`to ${email}`).first().click()
  const link = page.getByRole('link', { name: /editor\/accept/ }).first()
  return (await link.getAttribute('href')) ?? ''
}
