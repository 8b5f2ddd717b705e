import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signedInAt, whileDeveloping } from './support/development'
import { goTo, SCREENS } from './support/screens'

/** The widths, `all` or as `390,1280`; without it nothing is drawn: these pictures are for people. */
const WANTED = process.env.SHEETS ?? ''
const WIDTHS = [390, 768, 1280, 1440, 1920].filter(
  (width) => WANTED === 'all' || WANTED.split(',').includes(String(width)),
)
const FOLDER = join(import.meta.dirname, '../.sheets')
const ON_A_SHEET = 6

/** Parts that a screen opens, by names of their own: where, and how in every language. */
const OPENED: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'selected-block': [
    '/editor/pages/1',
    (page) => page.locator('[data-canvas] [data-block-id]').nth(4).click(),
  ],
  'publish-menu': ['/editor/pages/1', (page) => page.locator('.ed-publish > :last-child').click()],
  'go-to': ['/editor/pages', (page) => page.keyboard.press('Control+k')],
  'new-page': [
    '/editor/pages',
    async (page) => {
      await page.locator('.ed-screen-head [data-look=primary]').click()
      // Fetched at the first press.
      await page.getByRole('dialog').waitFor()
    },
  ],
}

if (WANTED !== '')
  test('every screen at five widths, light and dark, in English and the pseudo-language, on sheets', async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    mkdirSync(FOLDER, { recursive: true })
    await whileDeveloping(async (origin) => {
      for (const language of ['en', 'pseudo']) {
        const page = await signedInAt(browser, origin)
        const cookie = { name: 'toran-language', value: language, url: `${origin}/editor` }
        await page.context().addCookies([cookie])
        await page.goto('/editor', { timeout: 120_000 })
        await page.locator('nav a').first().waitFor({ timeout: 120_000 })
        const shots = new Map<string, string[]>()
        for (const path of SCREENS) {
          await goTo(page, path)
          await shoot(page, path, language, shots)
        }
        for (const [name, [path, open]] of Object.entries(OPENED)) {
          await page.setViewportSize({ width: 1280, height: 900 })
          await goTo(page, path)
          await open(page)
          await shoot(page, `/${name}`, language, shots)
          await page.keyboard.press('Escape')
        }
        for (const [name, files] of shots) await drawSheets(browser, name, files)
        await page.context().close()
      }
    })
  })

/** Takes the pictures of what is on the screen. */
async function shoot(
  page: Page,
  path: string,
  language: string,
  shots: Map<string, string[]>,
): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await nextFrames(page)
      const name = `${language}-${colorScheme}-${width}`
      const file = join(FOLDER, `${name}${path.replace(/\W+/g, '-')}.png`)
      await page.screenshot({ path: file })
      shots.set(name, [...(shots.get(name) ?? []), file])
    }
}

/** Waits until a new width and other colours are painted: a page in two colours at once is none that a person sees. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Several pictures of one width beside each other, small enough to be looked at together. */
async function drawSheets(browser: Browser, name: string, files: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const across = name.endsWith('-390') ? 6 : 2
  for (let first = 0; first < files.length; first += ON_A_SHEET) {
    const pictures = files.slice(first, first + ON_A_SHEET).map((file) => {
      const data = readFileSync(file).toString('base64')
      return `<img style="width:100%;outline:1px solid #888" src="data:image/png;base64,${data}">`
    })
    const grid = `display:grid;gap:8px;grid-template-columns:repeat(${across},1fr)`
    await page.setContent(`<div style="${grid}">${pictures.join('')}</div>`)
    await expect(page.locator('img')).toHaveCount(pictures.length)
    const path = join(FOLDER, `sheet-${name}-${first / ON_A_SHEET + 1}.png`)
    await page.screenshot({ path, fullPage: true })
  }
  await page.close()
}
