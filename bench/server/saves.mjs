import { wait } from '../../scripts/faults/support/expect.mjs'
import { percentile } from '../measure.mjs'
import { ask } from './requests.mjs'
import { createTextPage, saveText } from './texts.mjs'

/** @import { TestServer } from '../../scripts/faults/support/server.mjs' */

/**
 * Measures a save when one editor saves and nobody else is there, p95 in ms.
 * @param {TestServer} server
 * @param {number} saves
 */
export async function savesAlone(server, saves) {
  let page = await createTextPage(server, '/bench-alone', 20)
  /** @type {number[]} */
  const times = []
  for (let number = 0; number < saves; number += 1) {
    const started = performance.now()
    page = await saveText(server, page, `Save ${number}`)
    times.push(performance.now() - started)
  }
  return percentile(times, 95)
}

/**
 * Editors who each save a page of their own every 2 s, beside visitors who each look at a page a second.
 * @param {TestServer} server
 * @param {{ paths: readonly string[], editors?: number, visitors?: number, seconds: number }} options
 */
export async function savesBesideVisitors(
  server,
  { paths, editors = 10, visitors = 200, seconds },
) {
  const until = Date.now() + seconds * 1000
  /** @type {number[]} */
  const times = []
  let pages = 0
  let timeouts = 0
  await Promise.all([
    ...Array.from({ length: editors }, (_, number) => edit(number)),
    ...Array.from({ length: visitors }, (_, number) => visit(number)),
  ])
  return { p95: percentile(times, 95), saves: times.length, pages, timeouts }

  async function edit(number) {
    let page = await createTextPage(server, `/bench-editor-${number}-${until}`, 20)
    await wait((2000 * number) / editors)
    while (Date.now() < until) {
      const started = performance.now()
      page = await saveText(server, page, `Save ${times.length}`)
      const took = performance.now() - started
      times.push(took)
      await wait(Math.max(0, 2000 - took))
    }
  }

  async function visit(number) {
    await wait((1000 * number) / visitors)
    for (let turn = number; Date.now() < until; turn += 1) {
      const started = Date.now()
      try {
        const { status } = await ask(`${server.address}${paths[turn % paths.length]}`)
        if (status >= 400) timeouts += 1
      } catch {
        // No answer within 10 s, or the connection broke: what a visitor would call no answer.
        timeouts += 1
      }
      pages += 1
      await wait(Math.max(0, 1000 - (Date.now() - started)))
    }
  }
}
