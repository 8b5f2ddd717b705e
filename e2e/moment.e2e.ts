import { expect, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { text } from './support/sample-blocks'

const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, '2026-11-08'.length)

test('head office sees a site as it will be, in another language too, and passes the link on', async ({
  page,
  browser,
}, info) => {
  const path = `/evening-of-lights-${info.retry}`
  const words = `A thousand lamps at dusk ${info.retry}`
  const topic = {
    ...{ locationId: '20', externalUrl: path },
    items: [{ locationId: '20', content: { format: 1, blocks: [text('lamps', words)] } }],
  }
  const { saved } = await graphql<{ saved: { id: string } }>(
    `mutation ($topic: TopicInput) { saved: createOrUpdateDocument(title: "Evening of lights", type: PAGE, topic: $topic) { id } }`,
    { topic },
  )
  await graphql(
    `mutation ($id: ID!, $at: String) { publishDocument(id: $id, expectedVersion: 1, at: $at) { id } }`,
    { id: saved.id, at: `${day(3)}T18:00` },
  )

  await test.step('from the calendar, to the location at a time', async () => {
    await page.goto('/editor/calendar?location=20')
    await page.getByRole('link', { name: 'Preview on a date' }).click()
    await page.getByLabel('Date and time').fill(`${day(5)}T12:00`)
    await page.getByLabel('Language').selectOption('gu-IN')
    await page.getByRole('button', { name: 'Show' }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'gu-IN')
    const bar = frame.getByLabel('પૂર્વાવલોકન')
    await expect(bar).toContainText('Ottawa')
    await expect(bar).toContainText('શેડ્યૂલ કરેલા ફેરફાર')
    await frame.getByRole('link', { name: 'English', exact: true }).click()
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en-US')
    await findsNothing(page, 'the site at a date', 'main form')
    await page.screenshot({ path: info.outputPath('moment-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('moment-390.png'), fullPage: true })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('what will be missing at all locations leads to where it is changed', async () => {
    await page.goto(`/editor/site-at?at=${day(400)}T12:00`)
    await expect(page.getByRole('heading', { name: /Ottawa/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'No upcoming events' }).first()).toBeVisible()
    await findsNothing(page, 'what will be missing', 'main')
    await page.screenshot({ path: info.outputPath('missing-1280.png'), fullPage: true })
    await page.getByRole('link', { name: 'No upcoming events' }).first().click()
    await expect(page).toHaveURL(/\/editor\/events\?location=/)
    await page.goBack()
    await page.getByRole('link', { name: 'Preview site' }).first().click()
    await expect(page.frameLocator('iframe').getByLabel('Preview').first()).toBeVisible()
  })

  await test.step('someone without an account follows the link, and stays at the time', async () => {
    await page.goto(`/editor/site-at?location=20&at=${day(5)}T12:00`)
    const href = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')
    const guest = await (
      await browser.newContext({ storageState: { cookies: [], origins: [] } })
    ).newPage()
    await guest.goto(href ?? '')
    expect(guest.url()).not.toContain('token')
    const root = /\/preview\/at\/ottawa\/[^/?]+/.exec(guest.url())?.[0] ?? ''
    await guest.goto(`${root}${path}`)
    await expect(guest.getByText(words)).toBeVisible()
    const link = guest.locator(`a[href^="${root}/"]`).first()
    await link.evaluate((element: HTMLAnchorElement) => element.click())
    await expect(guest).toHaveURL(new RegExp(root))
    await expect(guest.getByLabel(/Preview|પૂર્વાવલોકન/).first()).toBeVisible()
    // Visitors still see nothing of it.
    expect((await guest.goto(`/ottawa${path}`))?.status()).toBe(404)
    await guest.context().clearCookies()
    expect((await guest.goto(`${root}${path}`))?.status()).toBe(404)
  })
})
