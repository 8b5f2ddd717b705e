import { type Browser, expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { text } from './support/sample-blocks'
import { NOBODY } from './support/site'

const PASSWORD = 'four quiet words here'

test('an invited volunteer edits only her location', async ({ page, browser }, info) => {
  // Two people, one after the other, in the whole editor.
  test.setTimeout(120_000)
  const ours = await createPage('/volunteer-here', [text('welcome')], 'PAGE', 20)
  const theirs = await createPage('/volunteer-elsewhere', [text('closed')], 'PAGE', 10)
  await page.goto('/editor')
  await page.getByRole('navigation', { name: 'Screens' }).getByText('People').click()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Name').fill('Asha Patel')
  await dialog.getByLabel('Email').fill('not an address')
  await dialog.getByLabel('Location', { exact: true }).selectOption('20')
  await page.screenshot({ path: info.outputPath('invite.png') })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Enter an email address')).toBeVisible()
  await dialog.getByLabel('Email').fill('asha@toran.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Asha Patel/ })).toContainText(
    /Contribute at .*Ottawa/,
  )
  await page.screenshot({ path: info.outputPath('people.png') })

  const volunteer = await accept(browser, await invitationOf(page, 'asha@toran.example'))
  await volunteer.screenshot({ path: info.outputPath('volunteer.png') })
  await expect(volunteer.getByRole('navigation', { name: 'Screens' })).not.toContainText('People')
  await volunteer.goto(`/editor/pages/${theirs.id}`)
  await expect(volunteer.getByText('Not found')).toBeVisible()
  await volunteer.goto(`/editor/pages/${ours.id}`)
  await volunteer.getByRole('button', { name: 'Submit for review' }).click()
  await expect(volunteer.getByText(/Submitted for review/).first()).toBeVisible()
  await expect(volunteer.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await volunteer.context().close()

  await page.goto('/editor/people?text=asha')
  await page.getByRole('button', { name: 'Asha Patel' }).focus()
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog', { name: 'Asha Patel' })
  await page.screenshot({ path: info.outputPath('person.png') })
  await person.getByRole('button', { name: 'Deactivate' }).click()
  await person.getByRole('button', { name: 'Deactivate Asha Patel now' }).click()
  await expect(page.getByRole('row', { name: /Asha Patel/ })).toContainText('Deactivated')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an invitation is accepted, and its address works once', async ({ page, browser }, info) => {
    await page.goto('/editor/people')
    await page.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await page.screenshot({ path: info.outputPath('invite.png') })
    await dialog.getByLabel('Name').fill('Ravi Shah')
    await dialog.getByLabel('Email').fill('ravi@toran.example')
    await dialog.getByLabel('Location', { exact: true }).selectOption('10')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('row', { name: /Ravi Shah/ })).toBeVisible()
    await page.screenshot({ path: info.outputPath('people.png') })
    const address = await invitationOf(page, 'ravi@toran.example')
    await page.screenshot({ path: info.outputPath('mail.png') })
    const volunteer = await accept(browser, address)
    await volunteer.goto(address)
    await volunteer.getByLabel('New password').fill(PASSWORD)
    expect(new URL(volunteer.url()).search).toBe('')
    await volunteer.screenshot({ path: info.outputPath('accept.png') })
    await volunteer.keyboard.press('Enter')
    await expect(volunteer.getByRole('alert')).toContainText('has been used or has expired')
    await volunteer.context().close()
  })
})

/** The address in the email to someone, read as the person who manages the network reads it. */
async function invitationOf(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto('/editor/mail')
    await expect(page.getByText(`to ${email}`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByText(`to ${email}`).first().click()
  const href = await page
    .getByRole('link', { name: /editor\/accept/ })
    .first()
    .getAttribute('href')
  return href ?? ''
}

async function accept(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ storageState: NOBODY })
  const volunteer = await context.newPage()
  await volunteer.goto(address)
  await volunteer.getByLabel('New password').fill(PASSWORD)
  expect(new URL(volunteer.url()).search).toBe('')
  await volunteer.keyboard.press('Enter')
  await expect(volunteer.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  return volunteer
}
