import {
  cpuOf,
  framesDuring,
  heapMb,
  median,
  openMeasured,
  painted,
  programOf,
  quiet,
  stopwatch,
} from './measure.mjs'

const KEYS = 20
const FRAME_MS = 1000 / 60

/**
 * One run of everything that is measured, on a page opened for it alone. Every action is verified: it did happen.
 * `newContext` opens a browser profile that has nothing stored.
 */
export async function runOnce(newContext, driver) {
  const selected = await openAndSelect(newContext, driver)
  const context = await newContext()
  const measured = await openMeasured(context)
  const { page } = measured
  let opened = 0
  const { cpu: load } = await cpuOf(measured, async () => {
    opened = await wallOf(page, () => driver.load(page))
  })
  const shown = await programOf(page, await cookiesOf(context))
  const heap = await heapMb(measured)
  // The block is brought into view first: drawing what a jump leads to is not selecting.
  await driver.bringNear(page)
  const { cpu: select } = await cpuOf(measured, () => driver.select(page))
  const typing = await type(measured, driver)
  const insert = await timed(page, 'click', () => driver.insert(page))
  const undo = await timed(page, 'click', () => driver.undo(page))
  const dragging = await drag(measured, driver)
  const all = await programOf(page, await cookiesOf(context))
  await context.close()
  return {
    ...{ opened, selected, load, heap, select, insert, undo, ...typing, ...dragging },
    weight: shown.kb,
    weightAll: all.kb,
    files: all.files,
  }
}

/** From the address until the first block is selected and its fields are painted, in milliseconds. */
async function openAndSelect(newContext, driver) {
  const context = await newContext()
  const page = await context.newPage()
  const selected = await wallOf(page, async () => {
    await driver.load(page)
    await driver.selectFirst(page)
  })
  await context.close()
  return selected
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

async function type(measured, driver) {
  const { page } = measured
  await driver.focusTitle(page)
  const before = await driver.titleOnCanvas(page)
  const keys = []
  const { cpu } = await cpuOf(measured, async () => {
    for (let count = 0; count < KEYS; count += 1) {
      const shown = await stopwatch(page, 'keydown', '[data-canvas]')
      await page.keyboard.press('x')
      keys.push(await shown())
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
  const shown = await stopwatch(page, event, '[data-canvas]')
  await action()
  return shown()
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
  await page.mouse.move(x + 40, await driver.dropY(page), { steps: 4 })
  const shown = await stopwatch(page, 'pointerup', '[data-canvas]')
  await page.mouse.up()
  const drop = await shown()
  if ((await driver.order(page)) === before) throw new Error('The drag moved nothing')
  const dropped = frames.filter((frame) => frame > 1.5 * FRAME_MS).length
  return {
    drag: cpu,
    dropped: (100 * dropped) / Math.max(1, frames.length),
    worstFrame: Math.max(...frames),
    drop,
  }
}
