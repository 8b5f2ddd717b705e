import {
  cpuOf,
  framesDuring,
  heapMb,
  median,
  openMeasured,
  painted,
  programOf,
  quiet,
  selectionWatch,
  stopwatch,
} from './measure.mjs'

const KEYS = 20
const FRAME_MS = 1000 / 60
/** For so long an opened page is left alone before its heap is measured. */
const REST_MS = 2500

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The use of one measured program; each function is given the page of the browser.
 * @typedef {object} Driver
 * @property {string} name
 * @property {(page: Page) => Promise<void>} load until all its blocks are there
 * @property {(page: Page) => Promise<number>} [shownAt] when they were, on the page's clock; all that was asked for until the page was quiet counts where it cannot be said
 * @property {(page: Page) => Promise<void>} bringNear the block that is worked on
 * @property {(page: Page) => Promise<void>} select it, and wait for its fields
 * @property {readonly string[]} selectedWhen selectors that all match, in the page or a frame of it, once it is selected
 * @property {(page: Page) => Promise<void>} selectFirst the same for the first block of the page
 * @property {(page: Page) => Promise<void>} focusTitle
 * @property {(page: Page) => Promise<string>} titleOnCanvas
 * @property {TextDriver | null} text a block whose text is formatted; `null` where it is not measured
 * @property {(page: Page) => Promise<void>} insert
 * @property {(page: Page) => Promise<void>} undo
 * @property {{order: (page: Page) => Promise<string>, dropY: (page: Page) => Promise<number>, pickUp: (page: Page) => Promise<{x: number, y: number}>, mayPutBack?: boolean} | null} drag
 *   `mayPutBack`: a drop that leaves the block where it was has no figure; `null` where the browser itself drags, which no script can carry out step by step
 */

/**
 * The steps to select a block with formatted text and type into it.
 * @typedef {object} TextDriver
 * @property {(page: Page) => Promise<void>} bringNear
 * @property {(page: Page) => Promise<void>} select
 * @property {readonly string[]} selectedWhen
 * @property {(page: Page) => Promise<void>} focus the text, with the caret at its end
 * @property {(page: Page) => Promise<string>} onCanvas
 */

/**
 * One run of everything that is measured, on a page opened for it alone. Every action is verified: it did happen.
 * @param {Driver} driver
 * `newContext` opens a browser profile that has nothing stored.
 */
export async function runOnce(newContext, driver) {
  const { selected, heap, reopened } = await openAndSelect(newContext, driver)
  const context = await newContext()
  const measured = await openMeasured(context)
  const { page } = measured
  let opened = 0
  const { cpu: load } = await cpuOf(measured, async () => {
    opened = await wallOf(page, () => driver.load(page))
  })
  const shown = await programOf(page, await cookiesOf(context), await driver.shownAt?.(page))
  // The block is brought into view first: drawing what a jump leads to is not selecting.
  await driver.bringNear(page)
  const { cpu: select, answer: selectWall } = await cpuOf(measured, () =>
    timedSelection(page, driver),
  )
  await driver.focusTitle(page)
  const typing = await type(measured, driver.titleOnCanvas)
  const insert = await timed(page, 'click', () => driver.insert(page))
  const undo = await timed(page, 'click', () => driver.undo(page))
  const dragging = driver.drag ? await drag(measured, driver.drag) : {}
  const text = driver.text ? await onText(measured, driver.text) : {}
  const all = await programOf(page, await cookiesOf(context))
  await context.close()
  return {
    ...{ opened, reopened, selected, load, heap, select, selectWall, insert, undo },
    ...{ ...typing, ...dragging, ...text },
    weight: shown.kb,
    weightAll: all.kb,
    files: all.files,
  }
}

/**
 * From the address until the first block is selected and its fields are painted, in milliseconds; and the heap once the page has
 * come to rest: before, it tells how far the page has got. It is measured here, as a forced collection also throws away compiled
 * code: what is done after it is slower than for any person.
 */
async function openAndSelect(newContext, driver) {
  const context = await newContext()
  const measured = await openMeasured(context)
  const { page } = measured
  const selected = await wallOf(page, async () => {
    await driver.load(page)
    await driver.selectFirst(page)
  })
  await page.waitForTimeout(REST_MS)
  const heap = await heapMb(measured)
  await page.close()
  // With everything that the browser keeps of the first visit.
  const again = await context.newPage()
  const reopened = await wallOf(again, () => driver.load(again))
  await context.close()
  return { selected, heap, reopened }
}

/** From the press until the block is selected and its fields are painted, in milliseconds. */
async function timedSelection(page, { select, selectedWhen }) {
  const shown = await selectionWatch(page, selectedWhen)
  await select(page)
  return shown()
}

/** A block with formatted text, selected and typed into. */
async function onText(measured, text) {
  const { page } = measured
  await text.bringNear(page)
  const { cpu, answer } = await cpuOf(measured, () => timedSelection(page, text))
  await text.focus(page)
  const { keyCpu, keyMedian } = await type(measured, text.onCanvas)
  return { textSelect: cpu, textSelectWall: answer, textKeyCpu: keyCpu, textKey: keyMedian }
}

/** Until what an action brings about is painted, in milliseconds. */
async function wallOf(page, action) {
  const from = performance.now()
  await action()
  await painted(page)
  return performance.now() - from
}

async function cookiesOf(context) {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function type(measured, onCanvas) {
  const { page } = measured
  const before = await onCanvas(page)
  const keys = []
  const { cpu } = await cpuOf(measured, async () => {
    for (let count = 0; count < KEYS; count += 1) {
      const shown = await stopwatch(page, 'keydown', '[data-canvas]')
      await page.keyboard.press('x')
      keys.push(await shown())
      await page.waitForTimeout(60)
    }
  })
  const after = await onCanvas(page)
  if (after !== `${before}${'x'.repeat(KEYS)}`)
    throw new Error(`The canvas shows '${after}' after typing into '${before}'`)
  return { keys, keyCpu: cpu / KEYS, keyMedian: median(keys) }
}

async function timed(page, event, action) {
  await quiet(page)
  const shown = await stopwatch(page, event, '[data-canvas]')
  await action()
  return shown()
}

async function drag(measured, { order, dropY, pickUp, mayPutBack = false }) {
  const { page } = measured
  const before = await order(page)
  const { x, y } = await pickUp(page)
  // Towards the middle of the canvas: the handle may stand at either side of the block.
  const inward = x < page.viewportSize().width / 2 ? x + 40 : x - 40
  let frames = []
  const { cpu } = await cpuOf(measured, async () => {
    frames = await framesDuring(page, async () => {
      for (let step = 1; step <= 120; step += 1) {
        await page.mouse.move(inward, y + Math.sin(step / 10) * 200)
        await page.waitForTimeout(FRAME_MS - 4)
      }
    })
  })
  await page.mouse.move(inward, await dropY(page), { steps: 8 })
  // As a person does, who looks where it will land.
  await page.waitForTimeout(200)
  const shown = await stopwatch(page, 'pointerup', '[data-canvas]')
  await page.mouse.up()
  const settled = await shown()
  const isMoved = (await order(page)) !== before
  if (!isMoved && !mayPutBack) throw new Error('The drag moved nothing')
  const dropped = frames.filter((frame) => frame > 1.5 * FRAME_MS).length
  return {
    drag: cpu,
    dropped: (100 * dropped) / Math.max(1, frames.length),
    worstFrame: Math.max(...frames),
    drop: isMoved ? settled : Number.NaN,
  }
}
