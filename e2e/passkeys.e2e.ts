import { expect, type Page, test } from '@playwright/test'
import { type OwnServer, openOn, withOwnServers } from './support/own-servers'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'

/** A device that verifies its owner and keeps passkeys, as Chromium plays it. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

/** Browsers allow passkeys for names only. */
const withLocalhost = (server: OwnServer): OwnServer => ({
  address: server.address.replace('127.0.0.1', 'localhost'),
  stop: () => server.stop(),
})

test('a passkey is added, signs in by the button and automatically, counts as two-step, and was removed', async ({
  browser,
}, info) => {
  test.setTimeout(180_000)
  await withOwnServers(async ({ start }) => {
    const server = withLocalhost(await start())
    const context = await browser.newContext({ storageState: NOBODY })
    const page = await context.newPage()
    await addDevice(page)
    await openOn(page, server, '/editor')

    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    const account = page.getByRole('dialog', { name: 'Your account' })
    await account.getByRole('button', { name: 'Add a passkey' }).click()
    await account.getByLabel('Name').fill('Office laptop')
    await page.screenshot({ path: info.outputPath('add.png') })
    const form = account.locator('form', { has: page.getByLabel('Name', { exact: true }) })
    await form.getByLabel('Your password').fill(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(account.getByText('“Office laptop” added.')).toBeVisible()
    await account.getByRole('button', { name: 'Rename Office laptop' }).click()
    await account.getByLabel('Name').fill('ઓફિસ')
    await page.keyboard.press('Enter')
    await expect(account.getByRole('list', { name: 'Passkeys' })).toContainText('ઓફિસ')
    await account.getByRole('list', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath('account.png') })

    // The device already has one: it makes no second.
    await account.getByRole('button', { name: 'Add a passkey' }).click()
    await account.getByLabel('Your password').last().fill(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(account.getByText('already has a passkey for your account')).toBeVisible()

    // The browser offers it in the email field, and it is chosen.
    await context.clearCookies()
    await page.goto(`${server.address}/editor/sign-in`)
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()

    // By the button, in a browser that offers nothing in fields.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await context.clearCookies()
    await page.goto(`${server.address}/editor/sign-in`)
    await page.screenshot({ path: info.outputPath('sign-in.png') })
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()

    // Compulsory: the password asks for it, and it is enough.
    const compelled = await page.request.post(`${server.address}/graphql`, {
      headers: { origin: server.address },
      data: { query: 'mutation { setSignInPolicy(twoStepFrom: MANAGE) { twoStepFrom } }' },
    })
    expect(await compelled.json()).toEqual({ data: { setSignInPolicy: { twoStepFrom: 'MANAGE' } } })
    await context.clearCookies()
    await page.goto(`${server.address}/editor/sign-in`)
    await page.getByLabel('Email').fill(ADMIN_EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Continue with your passkey')).toBeVisible()
    await page.screenshot({ path: info.outputPath('second-step.png') })
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()

    // Removed: two-step verification has to be set up before anything else.
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await account.getByRole('button', { name: 'Remove ઓફિસ' }).click()
    await account.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(account.getByText('“ઓફિસ” removed.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('set-up-phone.png'), fullPage: true })
    await context.close()
  })
})
