import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Height of what is left above an on-screen keyboard. */
const ABOVE = 420

for (const kind of ['covers the page', 'makes the window lower'] as const)
  test(`on a phone with its keyboard open, which ${kind}: what is written and what ends it stay in sight`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const keyboard = await keyboardOf(page, kind)
    const blocks = [
      hero('Welcome'),
      ...['one', 'two', 'three', 'four', 'last'].map((name) => text(name)),
    ]
    const address = `/keyboard-${kind.split(' ')[0]}`
    const { id } = await createPage(address, blocks)
    const editor = new EditorPage(page)
    await editor.open(id)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })

    await test.step('a text on the page', async () => {
      const line = editor.blockBy('last').locator('p:visible').first()
      await line.tap()
      await expect(page.locator('[data-writing]')).toBeVisible()
      await keyboard.open()
      await page.keyboard.type('Come at six, ')
      await expect.poll(() => isAbove(line)).toBe(true)
      await expect.poll(() => isAbove(publish)).toBe(true)
      await expect
        .poll(async () => {
          const bar = await boxOf(page.locator('.ed-top-bar'))
          return (await boxOf(line)).top >= bar.bottom
        })
        .toBe(true)
      expect(await overflow(page)).toBe(0)
      await keyboard.close()
    })

    await test.step('a field of its settings, with the page above it', async () => {
      await editor.blockBy('hero').tap({ position: { x: 12, y: 12 } })
      await page.getByRole('button', { name: 'Settings', exact: true }).tap()
      const field = editor.panel.getByRole('textbox', { name: 'Subtitle' })
      await field.tap()
      await keyboard.open()
      await page.keyboard.type('Everyone')
      await expect.poll(() => isAbove(field)).toBe(true)
      await expect.poll(() => isAbove(publish)).toBe(true)
      const canvas = await boxOf(page.locator('.ed-canvas'))
      const panel = await boxOf(page.locator('#ed-side-right'))
      expect(canvas.bottom - canvas.top, 'height of the page').toBeGreaterThanOrEqual(80)
      expect(panel.top, 'the page isn’t under the panel').toBeGreaterThanOrEqual(canvas.bottom - 1)
      expect(panel.bottom).toBeLessThanOrEqual(ABOVE + 1)
      expect(await overflow(page)).toBe(0)
      await keyboard.close()
      await page.getByRole('button', { name: 'Settings', exact: true }).tap()
    })

    await test.step('a dialog: its field and its buttons', async () => {
      await page.getByRole('button', { name: 'More ways to publish' }).tap()
      await page.getByRole('menuitem', { name: 'Schedule…' }).tap()
      const dialog = page.getByRole('dialog')
      const field = dialog.getByLabel('Publish on', { exact: true })
      await field.tap()
      await keyboard.open()
      await expect.poll(() => isAbove(field)).toBe(true)
      for (const button of await dialog.getByRole('button').all())
        await expect.poll(() => isReachable(button)).toBe(true)
      expect((await boxOf(dialog)).bottom).toBeLessThanOrEqual(ABOVE)
      await page.keyboard.press('Escape')
      await keyboard.close()
    })

    await test.step('a form of a record: its last field and Save', async () => {
      await editor.saved()
      await page.goto('/editor/events/new')
      const field = page.getByLabel('Place', { exact: true })
      await field.tap()
      await keyboard.open()
      await page.keyboard.type('Assembly Hall')
      await expect.poll(() => isAbove(field)).toBe(true)
      const save = page.locator('.record-page-foot [data-look=primary]')
      await expect.poll(() => isAbove(save)).toBe(true)
      await expect
        .poll(async () => (await boxOf(field)).bottom <= (await boxOf(save)).top)
        .toBe(true)
      expect(await overflow(page)).toBe(0)
    })
  })

interface Keyboard {
  readonly open: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Android makes the window lower; an iPhone covers the page and tells the visual viewport alone. A browser without a screen has neither. */
async function keyboardOf(page: Page, kind: string): Promise<Keyboard> {
  if (kind === 'makes the window lower')
    return {
      open: () => page.setViewportSize({ width: 390, height: ABOVE }),
      close: () => page.setViewportSize({ width: 390, height: 844 }),
    }
  await page.addInitScript(standInForKeyboard)
  return {
    open: () => page.evaluate((height) => window.coverTo(height), ABOVE),
    close: () => page.evaluate(() => window.coverTo(844)),
  }
}

/** Runs in the page. */
function standInForKeyboard(): void {
  const view = Object.assign(new EventTarget(), {
    ...{ width: 390, height: 844, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 },
  })
  Object.defineProperty(window, 'visualViewport', { value: view })
  window.coverTo = (height) => {
    view.height = height
    view.dispatchEvent(new Event('resize'))
  }
}

async function boxOf(target: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
}

async function isAbove(target: Locator): Promise<boolean> {
  const { top, bottom } = await boxOf(target)
  return top >= 0 && bottom > top && bottom <= ABOVE
}

/** In sight, or scrolled to. */
async function isReachable(target: Locator): Promise<boolean> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  return isAbove(target)
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

declare global {
  interface Window {
    coverTo: (height: number) => void
  }
}
