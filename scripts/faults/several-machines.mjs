import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { startPostgres } from '../postgres.mjs'
import { createPage, publishPage } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until, wait } from './support/expect.mjs'
import { buildNextRelease } from './support/next-release.mjs'
import { statusAt } from './support/pictures.mjs'
import { uploadOverServers } from './support/resumed-uploads.mjs'
import { startRoundRobin } from './support/round-robin.mjs'
import { createS3 } from './support/s3.mjs'
import { Writer } from './support/writer.mjs'

/** @import { TestServer } from './support/server.mjs' */

const TOKEN = 'a-token-for-two-servers-long-enough'

/**
 * Two servers with one PostgreSQL and one store behind a proxy that asks them in turns. While visitors read, editors save and uploads are cut
 * and go on at the other server, one server is killed and comes back, and both are replaced by the next release, one after another. No
 * acknowledged save is lost, every upload arrives, and no request fails but those that the killed server was answering.
 * @type {import('./run.mjs').Scenario}
 */
export default async function severalMachines({ isShort }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  const s3 = await createS3()
  const next = await buildNextRelease()
  const otherFolder = await mkdtemp(join(tmpdir(), 'toran-other-'))
  try {
    await s3.start()
    return await onDatabase(postgres, async (database) => {
      const ports = [await freePort(), await freePort()]
      const environment = (/** @type {number} */ index) => ({
        ...{ ...s3.environment, PORT: String(ports[index]), TRUSTED_PROXIES: '127.0.0.1' },
        ...(index === 1 && { DATA_DIR: otherFolder }),
        API_TOKEN: TOKEN,
      })
      const one = database.server(environment(0))
      const other = database.server(environment(1))
      for (const each of [one, other]) {
        each.token = TOKEN
        await each.start()
      }
      const proxy = await startRoundRobin(ports)
      try {
        const load = await startLoad({ one, other, proxy, isShort })
        const stops = await replace(one, other, next.main)
        return { proxy: proxy.kind, ...stops, ...(await load.end()) }
      } finally {
        await proxy.stop()
      }
    })
  } finally {
    await s3.remove()
    await postgres.stop()
    await rm(otherFolder, { recursive: true, force: true })
    await rm(next.folder, { recursive: true, force: true })
  }
}

/**
 * The time when a server was killed: the answers it was sending then may fail.
 * @type {number[]}
 */
const kills = []

/**
 * The time when each server began to stop, for messages.
 * @type {number[]}
 */
const stops = []

/**
 * Kills one and starts it again, then replaces both by the next release, the second once the first is ready.
 * @param {TestServer} one
 * @param {TestServer} other
 * @param {string} nextMain
 */
async function replace(one, other, nextMain) {
  kills.length = 0
  await wait(3_000)
  kills.push(performance.now())
  await one.kill()
  await wait(1_000)
  await one.start()
  await wait(2_000)
  /** @type {number[]} */
  const stopsMs = []
  for (const server of [other, one]) {
    stops.push(performance.now())
    stopsMs.push(await server.stop())
    server.main = nextMain
    await server.start()
    await wait(2_000)
  }
  return { stopsMs }
}

/**
 * @param {{ one: TestServer, other: TestServer, proxy: { address: string }, isShort: boolean }} parts
 */
async function startLoad({ one, other, proxy, isShort }) {
  const [visitors, editors, uploads] = isShort ? [30, 3, 4] : [200, 10, 20]
  const page = { address: proxy.address, token: one.token }
  for (const path of ['/machines', '/machines-too'])
    await publishPage(one, await createPage(one, path))
  const paths = ['/', '/machines', '/machines-too']
  for (const path of paths) for (const each of [one, other]) await statusAt(each, path)
  // A writer asks for the address and the token of its server, and for nothing else.
  const behindProxy = /** @type {TestServer} */ (/** @type {unknown} */ (page))
  const writers = Array.from({ length: editors }, (_, number) => new Writer(number, behindProxy))
  for (const writer of writers) await writer.makeDocument()
  let isOpen = true
  /** @type {{ what: string, from: number, to: number }[]} */
  const failed = []
  let [pages, saves] = [0, 0]
  const visiting = Array.from({ length: visitors }, (_, number) => visit(number))
  const saving = writers.map(save)
  const uploading = Array.from({ length: uploads }, (_, number) => uploadLater(number))
  return { end }

  /** @param {number} number */
  async function visit(number) {
    for (let turn = number; isOpen; turn += 1) {
      const from = performance.now()
      const headers = { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` }
      const what = await fetch(`${proxy.address}${paths[turn % paths.length]}`, { headers })
        .then(async (answer) => {
          await answer.text()
          return answer.ok ? null : `visit answered ${answer.status}`
        })
        .catch((error) => `visit: ${error.cause ?? error}`)
      pages += 1
      if (what !== null) failed.push({ what, from, to: performance.now() })
      await wait(1_000 + Math.random() * 1_000)
    }
  }

  /** @param {Writer} writer */
  async function save(writer) {
    while (isOpen) {
      const from = performance.now()
      saves += 1
      if (!(await writer.saveOnce()))
        failed.push({ what: `save: ${writer.lastProblem}`, from, to: performance.now() })
      await wait(300 + Math.random() * 300)
    }
  }

  /** @param {number} number */
  async function uploadLater(number) {
    await wait(number * (isShort ? 3_000 : 900))
    return uploadOverServers([one, other], number)
  }

  async function end() {
    const arrived = await Promise.all(uploading)
    isOpen = false
    await Promise.all([...visiting, ...saving])
    for (const writer of writers) await writer.settle()
    for (const writer of writers) await writer.verify()
    const lost = writers.reduce((total, writer) => total + writer.lost + writer.holes, 0)
    expect(lost === 0, `${lost} acknowledged saves were lost`)
    expect(
      new Set(arrived.map(({ id }) => id)).size === uploads,
      'Each upload is a picture of its own',
    )
    expect(
      arrived.every(({ switches }) => switches >= 2),
      'Each upload changed the server',
    )
    const stray = failed.filter(({ from, to }) => !kills.some((at) => from <= at && at <= to))
    expect(
      stray.length === 0,
      `${stray.length} requests failed: ${JSON.stringify({ kills, stops, stray: stray.slice(0, 8) })}`,
    )
    await seeOnBoth(arrived)
    const switches = arrived.reduce((total, upload) => total + upload.switches, 0)
    const acknowledged = writers.reduce((total, writer) => total + writer.acknowledged, 0)
    return {
      ...{ visitors, pages, editors, saves, acknowledged, lost },
      ...{ uploads, switches, failedInFlight: failed.length },
    }
  }

  /** @param {readonly { url: string }[]} arrived */
  async function seeOnBoth(arrived) {
    for (const server of [one, other])
      for (const { url } of arrived)
        await until(async () => {
          const answer = await fetch(`${server.address}${url}?w=320`, {
            headers: { authorization: `Bearer ${server.token}` },
          })
          await answer.arrayBuffer()
          return answer.status === 200
        }, `a picture is seen on both servers (${url})`)
  }
}
