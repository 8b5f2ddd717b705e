import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './site'

/** The editor as a user sees it, by its stable names (design section 6). */
export class EditorPage {
  readonly canvas: Locator
  readonly panel: Locator
  readonly saveState: Locator

  constructor(readonly page: Page) {
    this.canvas = page.locator('[data-canvas]')
    this.panel = page.getByRole('form', { name: 'Block settings' })
    this.saveState = page
      .getByRole('status')
      .filter({ hasText: /sav|Offline/i })
      .first()
  }

  async signIn(email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<void> {
    await this.page.goto('/editor/sign-in')
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(this.page).toHaveURL(/\/editor$/)
  }

  async open(documentId: string): Promise<void> {
    await this.page.goto(`/editor/pages/${documentId}`)
    await expect(this.canvas).toBeVisible()
    // The page moves when the site's header has come.
    await expect(this.canvas.locator('[data-layout-part="header"] .ed-canvas-waiting')).toHaveCount(
      0,
    )
  }

  /** A kind that is used much is in the palette twice. */
  palette(name: string): Locator {
    return this.page.locator(`[data-palette-block="${name}"]`).first()
  }

  block(name: string): Locator {
    return this.canvas.locator(`[data-block-name="${name}"]`)
  }

  blockBy(id: string): Locator {
    return this.canvas.locator(`[data-block-id="${id}"]`)
  }

  /** Selects a block, whatever of it is clicked: a click into a text writes it, and Escape goes back to its block. */
  async select(block: Locator): Promise<void> {
    await block.click()
    if ((await this.canvas.locator('[data-writing]').count()) > 0)
      await this.page.keyboard.press('Escape')
  }

  /** The kinds of the blocks on the canvas, in reading order. */
  async order(): Promise<string> {
    return this.canvas
      .locator('[data-block-id]')
      .evaluateAll((blocks) =>
        blocks.map((block) => block.getAttribute('data-block-name')).join(' '),
      )
  }

  async saved(): Promise<void> {
    await expect(this.saveState).toHaveText(/^Saved/, { timeout: 30_000 })
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await publishEverywhere(this.page)
    await this.published()
  }

  /** Publishes a page of which something is only advised against. */
  async publishAnyway(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await this.page.getByRole('button', { name: 'Publish anyway' }).click()
    await publishEverywhere(this.page)
    await this.published()
  }

  private async published(): Promise<void> {
    await expect(this.page.getByText(/^Published( in .*)?\./).first()).toBeVisible()
  }
}

/** A change of a page of the network asks for its locations first: all of them. Other pages are published without. */
export async function publishEverywhere(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^Publish to \d+ locations?$/ })
  const told = page.getByText(/^(Published|Not published)/).first()
  await expect(all.or(told).first()).toBeVisible({ timeout: 30_000 })
  if (await all.isVisible()) await all.click()
}

/** The ids of the blocks on the canvas, in reading order. */
export function blockIds({ canvas }: EditorPage): Promise<string> {
  return canvas
    .locator('[data-block-id]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id')).join(' '))
}

/** Drags by mouse in small steps, as a hand does. */
export async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const box = await restingBox(from)
  if (!box) throw new Error('What is to be dragged is not in view')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.move(to.x, to.y + 1)
  await painted(page)
  await page.mouse.up()
  await page.waitForFunction(isClickHeard)
}

/** In the page: whether a click gets through. dnd-kit holds back those that follow a drop within 50 ms. */
function isClickHeard(): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  document.body.addEventListener('click', hear)
  // It does not bubble: nothing of the editor hears it.
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: false }))
  document.body.removeEventListener('click', hear)
  return isHeard
}

/** Waits until the page is painted, as a person does who drops a block once its place is shown. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/**
 * A block that was just dropped is scrolled into view, and grows when its view and its sheet come: its place once it rests. A
 * finger that lies on what is replaced by its view has let go for the browser.
 */
export async function restingBox(target: Locator) {
  for (;;) {
    const before = await target.boundingBox()
    await target.page().waitForTimeout(400)
    const now = await target.boundingBox()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
  }
}

/** A point of an element, by parts of its width and height. */
export async function pointIn(target: Locator, across: number, down: number) {
  const box = await restingBox(target)
  if (!box) throw new Error('The element is not in view')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}
