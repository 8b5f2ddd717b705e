import { expect, type Page, test } from '@playwright/test'

const QUESTION = { name: 'Discard unsaved changes?' }

test('Back asks before a record that is not saved is left, twice in a row, and goes where it leads', async ({
  page,
}) => {
  await openList(page, 'events')
  await page.getByRole('link', { name: 'New event' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('શરદ પૂર્ણિમા')
  await title.press('Home')

  for (const way of ['once', 'again', 'and twice at once'] as const) {
    await test.step(way, async () => {
      if (way === 'and twice at once') await page.evaluate('history.back(), history.back()')
      else await back(page)
      const question = page.getByRole('dialog', QUESTION)
      await expect(question).toBeVisible()
      await expect(page).toHaveURL(/\/editor\/events\/new$/)
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(question).toBeHidden()
      await expect(title).toBeFocused()
      await expect(page).toHaveURL(/\/editor\/events\/new$/)
    })
  }
  await page.keyboard.type('૧ ')
  await expect(title).toHaveValue('૧ શરદ પૂર્ણિમા')

  await back(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/editor\/events$/)
  await page.goForward()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await back(page)
  await expect(page).toHaveURL(/\/editor\/events$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the form of a location asks at Back and at Forward', async ({ page }) => {
  await openList(page, 'locations')
  await page
    .getByRole('link', { name: /Leicester/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'View audit log' }).click()
  await expect(page).toHaveURL(/\/editor\/audit/)
  await back(page)
  const name = page.getByLabel('Name', { exact: true })
  const stored = await name.inputValue()
  await name.fill('Leicester, changed')
  for (const step of [() => page.goForward(), () => back(page)]) {
    await step()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Leicester, changed')
    await expect(name).toBeFocused()
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(name).toHaveValue(stored)
  await back(page)
  await expect(page).toHaveURL(/\/editor\/locations$/)
})

async function openList(page: Page, list: string): Promise<void> {
  await page.goto('/editor')
  await page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name: list === 'events' ? 'Events' : 'Locations' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/editor/${list}$`))
}

/** The browser's own Back. */
async function back(page: Page): Promise<void> {
  await page.goBack()
}
