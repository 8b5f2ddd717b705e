import { expect, test } from '@playwright/test'
import { textsOnPictures, WINDOW, weakTexts } from './support/contrast'
import { NOBODY } from './support/site'

// The style that hides the words is ours, not the page's.
test.use({ storageState: NOBODY, bypassCSP: true })

test('words on pictures can be read: by the pixels behind them, on a phone and a desk, in light and dark', async ({
  page,
}) => {
  const problems: string[] = []
  let measured = 0
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, ...WINDOW })
    await page.goto('/', { waitUntil: 'load' })
    // The header and the hero, then a card.
    for (const holder of ['.hero', '.picture-tile']) {
      await page
        .locator(holder)
        .first()
        .evaluate((element) => element.scrollIntoView())
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const texts = await textsOnPictures(page)
        measured += texts.length
        const weak = await weakTexts(page, texts)
        problems.push(...weak.map((text) => `${holder} at ${width}, ${colorScheme}: ${text}`))
      }
    }
  }
  expect(measured).toBeGreaterThan(50)
  expect(problems).toEqual([])
  await page.addStyleTag({
    content:
      '.hero img { filter: brightness(3) } .hero-media::after { background: none !important }',
  })
  await page.locator('.hero').evaluate((element) => element.scrollIntoView())
  expect(await weakTexts(page, await textsOnPictures(page)), 'the measure measures').not.toEqual([])
})
