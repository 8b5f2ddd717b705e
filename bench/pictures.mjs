import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../scripts/arguments.mjs'
import { onDatabase } from '../scripts/faults/support/databases.mjs'
import { createS3 } from '../scripts/faults/support/s3.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { ensureBuild, ensureDependencies, runSteps, SetupError, say } from '../scripts/setup.mjs'
import { cpuOf } from './server/processes.mjs'

/**
 * `npm run bench:pictures`: what it costs that a second server shows the pictures of the first. Two servers with one PostgreSQL and one
 * S3-compatible store are asked for the same sizes of the sample's pictures, one after the other, as WebP and as AVIF.
 */
const { values } = readArguments('Usage: npm run bench:pictures [-- --sizes 100]', {
  options: { sizes: { type: 'string', default: '100' } },
})
/** The time until a server has made an AVIF in the background. */
const TIMEOUT_MS = 600_000
const METRICS_TOKEN = 'a-token-for-the-figures'

/** @import { TestServer } from '../scripts/faults/support/server.mjs' */

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const postgres = await startPostgres()
  if (!postgres) throw new SetupError('There are no PostgreSQL programs.')
  const s3 = await createS3()
  const otherFolder = await mkdtemp(join(tmpdir(), 'toran-other-'))
  try {
    await s3.start()
    await onDatabase(postgres, async (database) => {
      const environment = { ...s3.environment, METRICS_TOKEN }
      const one = database.server({ ...environment, SAMPLE: 'yes' })
      const other = database.server({ ...environment, DATA_DIR: otherFolder })
      for (const server of [one, other]) await server.start()
      const addresses = await picturesOf(one, Number(values.sizes))
      for (const format of ['webp', 'avif'])
        for (const [name, server] of /** @type {const} */ ([
          ['first server', one],
          ['second server', other],
        ])) {
          const { cpu, ms, made } = await measure(server, addresses, format)
          say(
            `${name.padEnd(14)} ${format}: ${addresses.length} sizes, ${made} made, ${(cpu / addresses.length).toFixed(0)} ms of processor time each, ${(ms / addresses.length).toFixed(0)} ms`,
          )
        }
    })
  } finally {
    await s3.remove()
    await postgres.stop()
    await rm(otherFolder, { recursive: true, force: true })
  }
})

/**
 * The addresses of pictures on the home pages, with their widths.
 * @param {TestServer} server
 * @param {number} count
 */
async function picturesOf(server, count) {
  const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname } = new URL(address)
    return pathname
  })
  /** @type {Set<string>} */
  const found = new Set()
  for (const path of paths) {
    const html = await (await fetch(`${server.address}${path}`)).text()
    for (const [address] of html.matchAll(/\/media\/[\w-]+\?w=\d+/g)) found.add(address)
    if (found.size >= count) break
  }
  return [...found].slice(0, count)
}

/**
 * Asks for each picture until it comes in its final format.
 * @param {TestServer} server
 * @param {readonly string[]} addresses
 * @param {string} format
 */
async function measure(server, addresses, format) {
  const madeBefore = await madeBy(server)
  const cpuBefore = cpuOf(server.pid ?? 0)
  const started = performance.now()
  let cpu = 0
  for (const address of addresses) {
    const from = performance.now()
    while (!(await isFinal(server, address, format))) {
      if (performance.now() - from > TIMEOUT_MS) throw new SetupError(`${address} is never made`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // The processes that make pictures end soon after the last.
    cpu = Math.max(cpu, cpuOf(server.pid ?? 0) - cpuBefore)
  }
  const ms = performance.now() - started
  return { cpu, ms, made: (await madeBy(server)) - madeBefore }
}

/**
 * @param {TestServer} server
 * @param {string} address
 * @param {string} format
 */
async function isFinal(server, address, format) {
  const answer = await fetch(`${server.address}${address}`, {
    headers: { accept: `image/${format},image/webp` },
  })
  await answer.arrayBuffer()
  // A substitute is kept for a shorter time.
  return answer.ok && answer.headers.get('cache-control')?.includes('max-age=3600')
}

/** @param {TestServer} server */
async function madeBy(server) {
  const answer = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await answer.text()
  return Number(/^toran_pictures_total (\d+)/m.exec(text)?.[1] ?? 0)
}
