// Visitors in a thread of their own: what they measure is the server, not how busy the attacker's own loop is.
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ address: string, paths: readonly string[], count: number, pauseMs: number }} */
const { address, paths, count, pauseMs } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: count })
/** @type {number[]} */
const times = []
let failed = 0
let isOpen = true

parentPort?.once('message', () => {
  isOpen = false
})
await Promise.all(Array.from({ length: count }, (_, number) => visit(number)))
agent.destroy()
parentPort?.postMessage({ times, failed })
parentPort?.close()

/** @param {number} number */
async function visit(number) {
  for (let turn = number; isOpen; turn += 1) {
    const started = performance.now()
    if (!(await read(`${address}${paths[turn % paths.length]}`))) failed += 1
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * Returns whether a page comes whole within ten seconds. Its bytes are not unpacked: that would be this thread's time.
 * @param {string} page
 * @returns {Promise<boolean>}
 */
function read(page) {
  return new Promise((resolve) => {
    const request = get(page, { agent, headers: { 'accept-encoding': 'br' }, timeout: 10_000 })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
    request.on('response', (answer) => {
      answer.on('error', () => resolve(false))
      answer.on('end', () => resolve(answer.statusCode === 200))
      answer.resume()
    })
  })
}
