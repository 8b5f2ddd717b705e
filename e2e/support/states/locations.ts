import { expect, type Page } from '@playwright/test'
import { control, fill, openScreen, press, pseudo } from './controls'
import type { States } from './state'
import { openTab } from './tabs'

export const LOCATION_STATES: States<'locations'> = {
  'editor/locations/add-day-dialog.tsx': async ({ page }) => {
    await choose(page)
    await press(page, 'Add a special day…')
  },
  'editor/locations/found-locations.tsx': async ({ page }) => {
    await choose(page)
    await press(page.locator('.ed-bulk'), 'Take the site offline…')
  },
  'editor/locations/moved-events.tsx': async (stage) => {
    const page = await openTab(stage, '/editor/locations/20')
    await field(page, 'Time zone').selectOption('America/Vancouver')
    await press(page, 'Save')
    return page
  },
  'editor/locations/moved-site.tsx': async (stage) => {
    const page = await openTab(stage, '/editor/locations/20')
    await field(page, 'Site address').fill('ottawa-2')
    await press(page, 'Save')
    return page
  },
  'editor/locations/location-created.tsx': async ({ page }) => {
    await openScreen(page, '/editor/locations')
    await press(page, 'New location')
    await fill(page, 'Name', 'અમદાવાદ')
    await fill(page, 'Site address', 'ahmedabad')
    await press(page, 'Create location')
  },
}

async function choose(page: Page): Promise<void> {
  await openScreen(page, '/editor/locations')
  await page.getByRole('row').filter({ hasText: 'Leicester' }).getByRole('checkbox').click()
  await expect(control(page, 'Add a special day…')).toBeVisible()
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(pseudo(label)).first()
}
