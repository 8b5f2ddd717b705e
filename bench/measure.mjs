import { gzipSync } from 'node:zlib'

/** Measuring in a Chromium page: CPU of the main thread, what a person waits for, frames while something moves. */

/**
 * Milliseconds of processor time the page's main thread has used so far. Not `TaskDuration`, which also counts while other
 * programs have the processor: on a quiet machine the two agree, on a busy one that doubles.
 */
async function threadMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}

/** Opens a page with its counters on. */
export async function openMeasured(context) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp }
}

/** The main-thread time of an action, until the page has been quiet for a moment. */
export async function cpuOf({ page, cdp }, action) {
  await quiet(page)
  const before = await threadMs(cdp)
  const answer = await action()
  await quiet(page)
  return { cpu: (await threadMs(cdp)) - before, answer }
}

/** Resolves once the page has painted twice and had nothing to do in between. */
export function quiet(page) {
  return page.evaluate(
    () =>
      new Promise((/** @type {(value?: void) => void} */ resolve) => {
        const idle = globalThis.requestIdleCallback ?? setTimeout
        requestAnimationFrame(() => requestAnimationFrame(() => idle(() => resolve())))
      }),
  )
}

/** Megabytes of JavaScript heap after a collection. */
export async function heapMb({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

/** Resolves once what was changed has been painted. */
export function painted(page) {
  return page.evaluate(
    () =>
      new Promise((/** @type {(value?: void) => void} */ resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/**
 * Scripts and style sheets a page has asked for so far, or until a time on its own clock: how many files, and what they take in
 * kB as gzip sends them; what is in the page itself counts, as a part of the page.
 */
export async function programOf(page, cookies, until = Number.MAX_VALUE) {
  const addresses = await page.evaluate(
    (end) => [
      location.href,
      ...performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => name)
        .filter((name) => /\.(?:js|css)$/.test(new URL(name).pathname)),
    ],
    until,
  )
  const files = [...new Set(addresses)]
  const sizes = await Promise.all(
    files.map(async (address, index) => {
      const answer = await fetch(address, { headers: { cookie: cookies } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      // The page's own blocks are data, not program.
      return gzipSync(index === 0 ? withoutData(bytes) : bytes, { level: 9 }).length
    }),
  )
  return { files: files.length - 1, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

function withoutData(html) {
  return html
    .toString()
    .replace(/const blocks = .*/, '')
    .replace(/<script type="application\/json".*?<\/script>/s, '')
}

/**
 * Starts a stopwatch in the page that runs from the next event of a kind until a change below `selector`, in the page or a
 * frame of it, has been painted. `await` the answered function for the milliseconds.
 */
export async function stopwatch(page, event, selector) {
  await page.evaluate(
    ([type, target]) => {
      globalThis.benchWatch = new Promise((resolve, reject) => {
        let from = 0
        const frames = [...document.querySelectorAll('iframe')].map(
          ({ contentDocument }) => contentDocument,
        )
        const documents = [document, ...frames].filter((each) => each !== null)
        setTimeout(() => reject(new Error(`Nothing changed in ${target} after a ${type}`)), 15_000)
        const begin = () => {
          from ||= performance.now()
        }
        for (const each of documents)
          each.addEventListener(type, begin, { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (from === 0) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - from)
            channel.port2.postMessage(null)
          })
        })
        const canvas = documents.map((each) => each.querySelector(target)).find((each) => each)
        observer.observe(canvas, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
    },
    [event, selector],
  )
  return () => page.evaluate(() => globalThis.benchWatch)
}

/**
 * Starts a stopwatch in the page that runs from the next press until all selectors match, in the page or a frame of it, and that has
 * been painted. `await` the returned function for the milliseconds.
 */
export async function selectionWatch(page, selectors) {
  await page.evaluate((wanted) => {
    globalThis.benchSelection = new Promise((resolve, reject) => {
      let from = 0
      const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
      const documents = [document, ...frames].filter((each) => each !== null)
      const begin = () => {
        from ||= performance.now()
      }
      for (const each of documents)
        each.addEventListener('pointerdown', begin, { capture: true, once: true })
      const areThere = () =>
        wanted.every((selector) => documents.some((each) => each.querySelector(selector)))
      const look = () => {
        if (from > 0 && performance.now() - from > 15_000)
          reject(new Error(`${wanted.join(' and ')} did not come after a press`))
        else if (from === 0 || !areThere()) requestAnimationFrame(look)
        else {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - from)
          channel.port2.postMessage(null)
        }
      }
      requestAnimationFrame(look)
    })
  }, selectors)
  return () => page.evaluate(() => globalThis.benchSelection)
}

/** Frame times while an action goes on, in milliseconds. */
export async function framesDuring(page, action) {
  await page.evaluate(() => {
    const frames = []
    let last = performance.now()
    let running = true
    const tick = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (running) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    globalThis.benchFrames = () => {
      running = false
      return frames.slice(1)
    }
  })
  await action()
  return page.evaluate(() => globalThis.benchFrames())
}

export function median(values) {
  return percentile(values, 50)
}

export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
