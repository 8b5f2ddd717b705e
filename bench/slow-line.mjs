import { painted } from './measure.mjs'

/** A line of 100 ms and 1.6 Mbit/s, on a quarter of the processor. */
const LATENCY_MS = 100
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
const SLOWER = 4

/**
 * Opens a page on a slow line, with nothing stored: when its first block is painted, and when it is selected after that, in
 * milliseconds; how many answers were awaited one after the other behind the HTML, and whether the palette had come when the block
 * was selected.
 */
export async function openOnSlowLine(context, url) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(noteFirstBlock)
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  const first = page.locator('[data-canvas] [data-block-id="b_0"]').locator('h1, h2').first()
  await first.waitFor({ timeout: 120_000 })
  await painted(page)
  const shown = performance.now() - from
  const waits = await page.evaluate(roundTrips)
  // At once: what comes after the page is still on its way.
  const box = await first.boundingBox()
  if (!box) throw new Error('The first block is not in view')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('[data-canvas] [data-block-id="b_0"][data-selected]').waitFor()
  await painted(page)
  const selected = performance.now() - from
  const isBeforePalette = await page.evaluate(() => {
    const [came] = performance.getEntriesByName('palette')
    const [chosen] = performance.getEntriesByName('selected')
    return came === undefined || chosen.startTime <= came.startTime
  })
  await page.close()
  return { shown, selected, waits, isBeforePalette }
}

/** Runs in the page before anything else: notes when the first block is on the canvas, when it is selected, when the palette has come. */
function noteFirstBlock() {
  const wanted = new Map([
    ['first-block', '[data-canvas] [data-block-id="b_0"] :is(h1, h2)'],
    ['selected', '[data-canvas] [data-block-id="b_0"][data-selected]'],
    ['palette', '[data-palette-block]'],
  ])
  const observer = new MutationObserver(() => {
    for (const [name, selector] of wanted) {
      if (!document.querySelector(selector)) continue
      wanted.delete(name)
      performance.mark(name)
    }
    if (wanted.size === 0) observer.disconnect()
  })
  observer.observe(document, {
    attributeFilter: ['data-selected'],
    childList: true,
    subtree: true,
  })
}

/**
 * Counts the answers that were awaited one after the other between the HTML and the first block: those asked for at its end are one, what
 * was asked for once one of them had come is a second. Runs in the page, once the first block is painted.
 */
function roundTrips() {
  const SLACK_MS = 5
  const shown = performance.getEntriesByName('first-block')[0].startTime
  const [html] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  )
  const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  const files = all
    .filter(({ name }) => /\.(?:js|css)$|\/graphql$/.test(new URL(name).pathname))
    .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }))
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown)
  let end = html.responseEnd
  let steps = 0
  for (;;) {
    const next = files.filter(({ startTime }) => startTime >= end - SLACK_MS)
    if (next.length === 0) return steps
    steps += 1
    end = Math.min(...next.map(({ responseEnd }) => responseEnd)) + 2 * SLACK_MS
  }
}
