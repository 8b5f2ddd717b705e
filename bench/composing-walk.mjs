import { pickUp } from './drivers.mjs'
import { painted, percentile } from './measure.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** Goals of a person who composes, in milliseconds. */
const GOALS = { inputMs: 100, taskMs: 100 }
const SENTENCE = 'Every evening at seven, all are welcome. '
/** Steps on blocks this far apart, so that the walk goes through the page. */
const STRIDE = 7
/** The hands of a person pause between two actions, in milliseconds. */
const PAUSE_MS = 250

/**
 * A person composes a page for some minutes: selects, types on the canvas and in the panel, drags in four ways, inserts, undoes,
 * uses the panels at the sides. Returns how long inputs took until painted, and the tasks that held the page up.
 * @param {import('@playwright/test').BrowserContext} context signed in
 * @param {string} url of a page of so many blocks, whose first is a Section
 * @param {{ size: number, minutes: number, slower?: number }} options `slower`: a processor so many times slower
 */
export async function composeFor(context, url, { size, minutes, slower = 1 }) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(url)
  await page.locator('[data-canvas] [data-block-id="b_3"] h2').waitFor({ timeout: 120_000 })
  // Opening is measured elsewhere.
  await page.waitForTimeout(4000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(() => globalThis.benchBegin())
  const until = Date.now() + minutes * 60_000
  const done = new Map()
  const tasks = []
  for (let round = 0; Date.now() < until; round += 1)
    for (const [name, act] of Object.entries(ACTIONS)) {
      if (Date.now() >= until) break
      const index = 3 + ((round * STRIDE) % (size - 8))
      await bringNear(page, index + 3)
      await bringNear(page, index)
      await page.evaluate((action) => globalThis.benchNote(action), name)
      await act(page, index)
      await painted(page)
      await page.waitForTimeout(PAUSE_MS)
      done.set(name, (done.get(name) ?? 0) + 1)
      for (const task of await page.evaluate(() => globalThis.benchTakeTasks()))
        tasks.push({ ms: task, during: name })
    }
  const { inputs, shifts } = await page.evaluate(() => globalThis.benchEnd())
  await page.close()
  return { done: Object.fromEntries(done), inputs, tasks, shifts, slower }
}

/** Returns the lines that are printed of a walk. */
export function walkTable({ done, inputs, tasks, slower }) {
  const durations = inputs.map(({ ms }) => ms)
  const p98 = percentile(durations, 98)
  const long = tasks.filter(({ ms }) => ms > GOALS.taskMs).sort((one, other) => other.ms - one.ms)
  const slowest = inputs.toSorted((one, other) => other.ms - one.ms).slice(0, 8)
  return [
    `Composing, ${slower === 1 ? 'the processor as it is' : `${slower} × slower processor`}: ${inputs.length} inputs, ${Object.values(done).reduce((sum, count) => sum + count, 0)} actions`,
    `  input to paint p50 ${percentile(durations, 50)}, p98 ${p98} ms (goal ≤ ${GOALS.inputMs}); longest ${slowest.map(({ ms, name, during }) => `${ms} ${name} while ${during}`).join(', ')}`,
    `  tasks above ${GOALS.taskMs} ms: ${long.length} (goal 0)${
      long.length > 0
        ? `; ${long
            .slice(0, 8)
            .map(({ ms, during }) => `${ms} while ${during}`)
            .join(', ')}`
        : ''
    }`,
  ].join('\n')
}

const block = (index) => `[data-canvas] [data-block-id="b_${index}"]`

/** In the order in which a person does them, on a block of the page and its neighbours. */
const ACTIONS = {
  'selecting a text': (page, index) => press(page, `${block(index)} :is(h1, h2):visible`),
  'writing on the canvas': async (page, index) => {
    if ((await page.locator(`${block(index)} h2`).count()) === 0) return
    await press(page, `${block(index)} h2:visible`)
    await page.locator('[data-canvas] [data-writing] [role="textbox"]').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(SENTENCE, { delay: 60 })
    await page.keyboard.press('Escape')
  },
  'moving with the arrow keys': async (page) => {
    await page.locator('.ed-canvas').press('Escape')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  },
  'dragging a block by its handle': async (page, index) => {
    await press(page, `${block(index + 1)} :is(h1, h2):visible`)
    await pickUp(page, `[data-block-id="b_${index + 1}"]`, page.locator('.ed-drag-handle'))
    await moveTo(page, await pointIn(page, block(index), 0.5, 0.1))
    await page.mouse.up()
  },
  undoing: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click(),
  'dragging a block from the palette': async (page, index) => {
    await page.getByRole('tab', { name: 'Blocks' }).click()
    await liftFrom(page, '[data-palette-block="Text"]')
    await moveTo(page, await pointIn(page, block(index), 0.5, 0.1))
    await page.mouse.up()
  },
  'inserting by a press': async (page, index) => {
    await press(page, `${block(index)} :is(h1, h2):visible`)
    await page.locator('[data-palette-block="Divider"]').first().click()
  },
  'dragging a row of the outline': async (page, index) => {
    await page.getByRole('tab', { name: 'Outline' }).click()
    const row = (of) => `[data-outline-id="b_${of}"]`
    await page.locator(row(index)).waitFor()
    await liftFrom(page, `${row(index + 2)} .ed-outline-name`)
    await moveTo(page, await pointIn(page, row(index), 0.5, 0.1))
    await page.mouse.up()
  },
  'dragging a block into a section': async (page) => {
    await page.getByRole('tab', { name: 'Blocks' }).click()
    await bringNear(page, 2)
    await press(page, `${block(2)} :is(h1, h2):visible`)
    await pickUp(page, '[data-block-id="b_2"]', page.locator('.ed-drag-handle'))
    await moveTo(page, await pointIn(page, block(1), 0.5, 0.1))
    await page.mouse.up()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
  },
  'writing in the panel': async (page, index) => {
    await press(page, `${block(index + 3)} :is(h1, h2):visible`)
    const form = page.getByRole('form', { name: 'Block settings' })
    await form.waitFor()
    const field = form.locator('input[type="text"], textarea, [role="textbox"]').first()
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type(SENTENCE, { delay: 60 })
  },
  'folding a side and unfolding it': async (page) => {
    await page.getByRole('button', { name: 'Hide blocks and outline' }).click()
    await page.getByRole('button', { name: 'Show blocks and outline' }).click()
  },
}

/** Scrolls to a block until it is rendered. One whose text is being written has its heading twice. */
async function bringNear(page, index) {
  await page.locator(block(index)).scrollIntoViewIfNeeded()
  await page
    .locator(`${block(index)} :is(h1, h2):visible`)
    .first()
    .scrollIntoViewIfNeeded()
}

async function press(page, selector) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await target.click()
}

async function liftFrom(page, selector) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not in view`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

/** Over half a second, as a hand does. */
async function moveTo(page, { x, y }) {
  const STEPS = 25
  const from = { x: x + 90, y: y + 140 }
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(
      from.x + ((x - from.x) * step) / STEPS,
      from.y + ((y - from.y) * step) / STEPS,
    )
    await page.waitForTimeout(20)
  }
}

async function pointIn(page, selector, across, down) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not in view`)
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** In the page, before anything else: notes inputs until painted, and long tasks. */
function observe() {
  const inputs = new Map()
  const tasks = []
  let shifts = 0
  let begun = Number.MAX_VALUE
  let during = ''
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, name } of /** @type {any[]} */ (
      list.getEntries()
    )) {
      if (!interactionId || startTime < begun) continue
      const known = inputs.get(interactionId)
      if (!known || known.ms < duration) inputs.set(interactionId, { ms: duration, name, during })
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }))
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of /** @type {any[]} */ (list.getEntries()))
      if (startTime >= begun) tasks.push(Math.round(duration))
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of /** @type {any[]} */ (list.getEntries()))
      if (startTime >= begun && !hadRecentInput) shifts += value
  }).observe({ type: 'layout-shift' })
  Object.assign(globalThis, {
    benchBegin: () => (begun = performance.now()),
    benchNote: (action) => (during = action),
    benchTakeTasks: () => tasks.splice(0),
    benchEnd: () => ({ inputs: [...inputs.values()], shifts }),
  })
}
