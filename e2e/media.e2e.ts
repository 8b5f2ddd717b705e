import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'

const COUNT = 40

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
  await expect(page.getByText(/^broken\.png: This file is not a picture we can use/)).toBeVisible()
  await page.getByRole('button', { name: 'Close the list' }).click()
  await expect(page.getByText('40 pictures', { exact: true })).toBeVisible()
  expect(await namesInOrder()).toEqual(files.map(({ name }) => name.replace('.png', '')))
  await findsNothing(page, 'the media library')
  await describe(page)
})

/** The queue of what nobody has described, and one that needs no words. */
async function describe(page: Page): Promise<void> {
  await page.getByLabel('Show').selectOption('Not described yet')
  await page.getByRole('option', { name: /navratri 40/ }).click()
  const dialog = page.getByRole('dialog', { name: 'About this picture' })
  await dialog.getByLabel(/pure decoration/).check()
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
  const background = { r: index * 6, g: 120, b: 255 - index * 6 }
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
}
