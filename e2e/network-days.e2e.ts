import { expect, test } from '@playwright/test'
import { findsNothing } from './support/axe'

test('head office enters a special day once, and every location has it', async ({ page }, info) => {
  const name = `Closed for Diwali ${info.retry}`
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const says = async (path: string) => (await (await page.request.get(path)).text()).includes(name)
  const calendar = '/leicester/connect/events/calendar.ics'
  expect(await says(calendar)).toBe(false)

  await page.goto('/editor/locations/10')
  await page.getByRole('tab', { name: 'Hours' }).click()
  await page.getByRole('button', { name: 'Add Special days and holidays' }).click()
  await page.getByLabel('Occasion', { exact: true }).last().fill(name)
  await page.getByLabel('First day', { exact: true }).last().fill(day)
  await page.getByLabel('At all locations').last().check()
  await page.screenshot({ path: info.outputPath('day-1280.png'), fullPage: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => says(calendar)).toBe(true)

  await page.goto('/editor/locations/30')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Special days from the network')
  await expect(summary).toContainText(name)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('summary-390.png') })
  await findsNothing(page, 'the summary of a location', '.record-summary')
})
