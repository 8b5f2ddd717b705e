import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'

const COUNT = 40
/** A photo as a phone writes it. */
const HEIC = join(import.meta.dirname, '../server/media/testing/heic/phone.heic')

test('40 photos with the line cut twice, all there once, in order', async ({ page, context }) => {
  await page.goto('/editor/media?text=navratri')
  await expect(page.getByText("No picture matches 'navratri'")).toBeVisible()
  const files = await Promise.all(
    Array.from({ length: COUNT }, async (_, index) => ({
      name: nameOf(index),
      mimeType: 'image/png',
      buffer: await png(index),
    })),
  )
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page
    .getByLabel('Picture files')
    .setInputFiles([...files.slice(0, 20), broken, ...files.slice(20)])
  for (const stored of [/^[1-9]\d? of 41 files/, /^[1-4]\d of 41 files/]) {
    await expect(page.getByText(stored)).toBeVisible({ timeout: 30_000 })
    await context.setOffline(true)
    await expect(page.getByText(/(resumes|retries) automatically/).first()).toBeVisible()
    await context.setOffline(false)
  }
  await expect(page.getByText('40 of 41 files uploaded, 1 refused').first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/^broken\.png: We can’t use this file/)).toBeVisible()
  await page.getByRole('button', { name: 'Close the list' }).click()
  await expect(page.getByText('40 pictures', { exact: true })).toBeVisible()
  await expect.poll(() => namesInOrder()).toEqual(files.map(({ name }) => name.replace('.png', '')))
  await findsNothing(page, 'the media library')
  await describe(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the pictures of a festival, as a phone takes them, become an album that visitors see', async ({
    page,
  }, info) => {
    await page.goto('/editor/media?text=IMG')
    await expect(page.getByText("No picture matches 'IMG'")).toBeVisible()
    const heic = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: await readFile(HEIC) }
    const others = await Promise.all(
      [2, 3, 4].map(async (number) => ({
        ...{ name: `IMG_${number}.png`, mimeType: 'image/png' },
        // Another picture than any of the forty: one that is there is not uploaded again without a question.
        buffer: await png(COUNT + number),
      })),
    )
    await page.getByLabel('Picture files').setInputFiles([heic, ...others])
    await page.getByRole('button', { name: 'Choose these 4' }).click({ timeout: 30_000 })
    await page.screenshot({ path: info.outputPath('chosen.png') })
    await page.getByRole('button', { name: 'Describe…' }).click()
    await page.getByLabel('Alt text').fill('Sweets before the murtis')
    await page.getByRole('button', { name: 'Describe', exact: true }).click()
    await expect(page.getByText('Described 4 files.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Add to album…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add 4 pictures to an album' })
    await dialog.getByLabel('Album').selectOption('A new album')
    await dialog.getByLabel('Name of the new album').fill('Annakut of the test')
    await page.screenshot({ path: info.outputPath('album.png') })
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Open the album to publish it' }).click()
    await page.getByLabel('Visibility').selectOption('Public')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('published.png') })
    const site = await page.getByRole('link', { name: 'View on site' }).getAttribute('href')
    const answer = await page.goto(site ?? '')
    expect(answer?.status()).toBe(200)
    const pictures = page.getByRole('main').getByRole('img', { name: 'Sweets before the murtis' })
    await expect(pictures).toHaveCount(4)
    await page.screenshot({ path: info.outputPath('site.png'), fullPage: true })
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  })
})

/** The queue of what nobody has described, and one that needs no words. */
async function describe(page: Page): Promise<void> {
  await page.getByLabel('Show').selectOption('No alt text')
  await page.getByRole('option', { name: /navratri 40/ }).click()
  const dialog = page.getByRole('dialog', { name: 'About this picture' })
  await dialog.getByLabel(/Decorative image/).check()
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('39 pictures', { exact: true })).toBeVisible()
}

async function namesInOrder(): Promise<string[]> {
  const { mediaLibrary } = await graphql<{
    mediaLibrary: { nodes: { item: { displayName: string } }[] }
  }>(
    '{ mediaLibrary(search: "navratri", sort: asc, first: 100) { nodes { item { displayName } } } }',
  )
  return mediaLibrary.nodes.map(({ item }) => item.displayName)
}

function nameOf(index: number): string {
  return `navratri ${String(index + 1).padStart(2, '0')}.png`
}

/** A small picture in a colour of its own. */
function png(index: number): Promise<Buffer> {
  const background = { r: (index * 6) % 256, g: 120, b: (511 - index * 6) % 256 }
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
}
