import {
  cpuOf,
  framesDuring,
  heapMb,
  median,
  openMeasured,
  quiet,
  stopwatch,
  weightKb,
} from './measure.mjs'

const KEYS = 20
const FRAME_MS = 1000 / 60
/** How far above its handle a block is dropped, in pixels. */
const DROP_ABOVE = 370

/** One run of everything that is measured, on a page opened for it alone. Every action is verified: it did happen. */
export async function runOnce(context, driver) {
  const measured = await openMeasured(context)
  const { page } = measured
  let weight = 0
  const { cpu: load } = await cpuOf(measured, async () => {
    await driver.load(page)
    weight = await weightKb(page, await cookiesOf(context))
  })
  const heap = await heapMb(measured)
  // The block is brought into view first: drawing what a jump leads to is not selecting.
  await driver.bringNear(page)
  const { cpu: select } = await cpuOf(measured, () => driver.select(page))
  const typing = await type(measured, driver)
  const insert = await timed(page, 'click', () => driver.insert(page))
  const undo = await timed(page, 'click', () => driver.undo(page))
  const dragging = await drag(measured, driver)
  await page.close()
  return { load, weight, heap, select, ...typing, insert, undo, ...dragging }
}

async function cookiesOf(context) {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function type(measured, driver) {
  const { page } = measured
  await driver.focusTitle(page)
  const before = await driver.titleOnCanvas(page)
  const keys = []
  const { cpu } = await cpuOf(measured, async () => {
    for (let count = 0; count < KEYS; count += 1) {
      const painted = await stopwatch(page, 'keydown', '[data-canvas]')
      await page.keyboard.press('x')
      keys.push(await painted())
      await page.waitForTimeout(60)
    }
  })
  const after = await driver.titleOnCanvas(page)
  if (after !== `${before}${'x'.repeat(KEYS)}`)
    throw new Error(`The canvas shows '${after}' after typing into '${before}'`)
  return { keys, keyCpu: cpu / KEYS, keyMedian: median(keys) }
}

async function timed(page, event, action) {
  await quiet(page)
  const painted = await stopwatch(page, event, '[data-canvas]')
  await action()
  return painted()
}

async function drag(measured, driver) {
  const { page } = measured
  const before = await driver.order(page)
  const { x, y } = await driver.pickUp(page)
  let frames = []
  const { cpu } = await cpuOf(measured, async () => {
    frames = await framesDuring(page, async () => {
      for (let step = 1; step <= 120; step += 1) {
        await page.mouse.move(x + 40, y + Math.sin(step / 10) * 200)
        await page.waitForTimeout(FRAME_MS - 4)
      }
    })
  })
  // Into the upper half of the block above (`pickUp` leaves room for it).
  await page.mouse.move(x + 40, y - DROP_ABOVE, { steps: 4 })
  const painted = await stopwatch(page, 'pointerup', '[data-canvas]')
  await page.mouse.up()
  const drop = await painted()
  if ((await driver.order(page)) === before) throw new Error('The drag moved nothing')
  const dropped = frames.filter((frame) => frame > 1.5 * FRAME_MS).length
  return {
    drag: cpu,
    dropped: (100 * dropped) / Math.max(1, frames.length),
    worstFrame: Math.max(...frames),
    drop,
  }
}
