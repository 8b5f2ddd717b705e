import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { findsNothing } from './support/axe'
import { signedInAt, whileDeveloping } from './support/development'
import { stateProblems } from './support/states'
import { expectPicture } from './support/stored-pictures'

// Vite makes each module when it is first asked for.
test.setTimeout(480_000)

test('every control in every state can be seen and read: light, dark, on a phone, and with text of twice the size', async ({
  browser,
}, info) => {
  await whileDeveloping(async (origin) => {
    const page = await signedInAt(browser, origin)
    await page.goto('/editor/design')
    await expect(page.getByRole('heading', { name: 'Design' })).toBeVisible({ timeout: 120_000 })
    // Before states are forced, and before axe has bars stand where they are.
    expect(await measures(page)).toEqual(MEASURES)
    await looksAsStored(page, info)
    await findsNothing(page, 'the page of controls')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await isWider(page), `wider than ${width} px`).toBe(false)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await stateProblems(page, { root: 'main' }), `${colorScheme}, ${width}`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addStyleTag({ content: TWICE })
    expect(await cutTexts(page)).toEqual([])
    expect(await isWider(page), 'with text of twice the size').toBe(false)
    await findsNothing(page, 'the page of controls with text of twice the size')
    await page.context().close()
  })
})

test('it is in no build', async ({ page }) => {
  await page.goto('/editor/design')
  await expect(page.getByText('Not found', { exact: true })).toBeVisible()
})

/** Compares the page, and what floats, with the pictures in `e2e/pictures`. */
async function looksAsStored(page: Page, info: TestInfo): Promise<void> {
  await page.addStyleTag({ content: FACE + IN_PLACE })
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1280, 390])
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const name = `${width}-${colorScheme}`
      const controls = { of: page.locator('main'), parts: '.design-samples' }
      await expectPicture(name, { ...controls, info })
      if (width === 390) continue
      for (const floating of FLOATING) {
        await page.getByRole('button', { name: floating, exact: true }).click()
        const of = page.locator('[role=menu], [role=dialog]')
        await expectPicture(`${floating.toLowerCase()}-${colorScheme}`, { of, info })
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: floating, exact: true }).blur()
      }
    }
}

const SCHEMES = ['light', 'dark'] as const
const FLOATING = ['Menu', 'Popover', 'Dialog']

/** The editor's face, for which the first picture of a page does not wait; every machine has other ones. */
const FACE = `@font-face {
  font-family: Inter; font-weight: 400 600; font-display: block;
  src: url('/editor/ui/fonts/inter.woff2') format('woff2');
}`

/** A bar that stays in sight would lie over what is below it. */
const IN_PLACE = '.ed-bulk, .record-page-foot { position: static !important }'

/** The sizes of docs/editor-design.md, in px. */
const MEASURES = {
  button: [32, 6, 13],
  input: [32, 6, 14],
  row: 44,
  heading: 20,
} as const

function measures(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const { borderTopLeftRadius, fontSize } = getComputedStyle(element)
      const { height } = element.getBoundingClientRect()
      return [
        Math.round(height),
        Number.parseFloat(borderTopLeftRadius),
        Number.parseFloat(fontSize),
      ]
    }
    return {
      button: of('main .ed-button[data-look="plain"]'),
      input: of('main input.ed-input'),
      row: of('.ed-list-table > tbody > tr')[0],
      heading: of('h1')[2],
    }
  })
}

/** Text alone, as browsers enlarge it. */
const TWICE = `:root {
  --ed-size-small: 24px; --ed-size: 26px; --ed-size-large: 28px;
  --ed-size-title: 32px; --ed-size-heading: 40px; --ed-size-display: 48px;
}`

/** Buttons and chips that show less than their words. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :is(.ed-button, .ed-tabs-tab, .ed-status-mark, .ed-count, summary)')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent ?? ''),
    )
}

function isWider(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}
