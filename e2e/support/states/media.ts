import { expect, type Page } from '@playwright/test'
import { control, fill, openScreen, press } from './controls'
import type { States } from './state'

const PICTURE = new URL('../../../sample/pictures/files/1.webp', import.meta.url)
const PDF = {
  name: '2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
}

export const MEDIA_STATES: States<'media'> = {
  'editor/media/description-wizard.tsx': async ({ page }) => {
    await openScreen(page, '/editor/media')
    await press(page, 'Describe one by one')
    await expect(page.getByRole('dialog').locator('progress')).toBeVisible()
  },
  'editor/media/screen/album-dialog.tsx': async ({ page }) => {
    await choose(page)
    await press(page, 'Add to album…')
  },
  'editor/media/screen/describe-dialog.tsx': async ({ page }) => {
    await choose(page)
    await press(page, 'Describe…')
  },
  'editor/media/picture-details.tsx': async ({ page }) => {
    await openPicture(page)
  },
  'editor/media/replace-dialog.tsx': async ({ page }) => {
    await openPicture(page)
    await page.locator('.panel-picture-replace input').setInputFiles(PICTURE.pathname)
  },
  'editor/media/picture-history.tsx': async ({ page }) => {
    await openPicture(page)
    await fill(page, 'Caption', 'સવારની આરતી')
    await press(page, 'Save picture')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openPicture(page)
    await press(page, 'History')
    await expect(page.getByRole('dialog').last().getByRole('navigation')).toBeVisible()
  },
  'editor/media/file-details.tsx': async ({ page }) => {
    await openScreen(page, '/editor/media')
    await page.locator('main input[type=file]').first().setInputFiles(PDF)
    const file = page.locator('.media-tile').filter({ hasText: '2026' })
    await expect(file).toBeVisible()
    await file.click()
  },
}

async function choose(page: Page): Promise<void> {
  await openPictures(page)
  await press(page, 'Select several')
  // The pictures move down when this button comes.
  await expect(control(page, 'Select all listed ({count})')).toBeVisible()
  await page.locator('.media-tile').first().click()
}

async function openPicture(page: Page): Promise<void> {
  await openPictures(page)
  await page.locator('.media-tile').first().click()
}

/** Opens the list of pictures, and waits for their number: until then those of another list are shown. */
async function openPictures(page: Page): Promise<void> {
  await openScreen(page, '/editor/media?show=pictures')
  await expect(page.locator('.media-note')).toHaveText(/\d/)
}
