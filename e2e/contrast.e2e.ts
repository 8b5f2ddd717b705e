import { expect, type Page, test } from '@playwright/test'
import { textsOnPictures, WINDOW, weakTexts } from './support/contrast'
import { NOBODY } from './support/site'

// The style that hides the words is ours, not the page's.
test.use({ storageState: NOBODY, bypassCSP: true })

/** Pages with words on pictures, and what of them is on one. Events, articles and single galleries have none. */
const PLACES: readonly (readonly [path: string, ...holders: readonly string[]])[] = [
  // The header and the hero at the bottom of its picture, then a card.
  ['/', '.hero', '.picture-tile'],
  ['/gu-IN', '.hero'],
  // Beside the bright part of a picture, in its middle, and below a white mandir.
  ['/ottawa', '.hero'],
  ['/leicester', '.hero'],
  ['/explore/mandir', '.hero'],
  // The banner of all galleries.
  ['/galleries', '.gallery-list-banner'],
]

test('words on pictures can be read: by the pixels behind them, on a phone and a desk, in light and dark', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, ...WINDOW })
    for (const [path, ...holders] of PLACES) {
      await page.goto(path, { waitUntil: 'load' })
      // Pictures and what is on them are the same in both: the dark one is looked at on the first page.
      const schemes = path === '/' ? (['light', 'dark'] as const) : (['light'] as const)
      for (const holder of holders)
        for (const colorScheme of schemes) {
          const found = await problemsOn(page, holder, colorScheme)
          problems.push(...found.map((text) => `${path} ${holder} at ${width}: ${text}`))
        }
    }
  }
  expect(problems).toEqual([])
  await page.goto('/', { waitUntil: 'load' })
  await page.addStyleTag({
    content:
      '.hero img { filter: brightness(3) } .hero-media::after { background: none !important }',
  })
  await page.locator('.hero').evaluate((element) => element.scrollIntoView())
  expect(await weakTexts(page, await textsOnPictures(page)), 'the measure measures').not.toEqual([])
})

async function problemsOn(page: Page, holder: string, colorScheme: 'light' | 'dark') {
  await page
    .locator(holder)
    .first()
    .evaluate((element) => element.scrollIntoView())
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const texts = await textsOnPictures(page)
  if (texts.length === 0) return ['there are no words on a picture']
  return (await weakTexts(page, texts)).map((text) => `${colorScheme}: ${text}`)
}
