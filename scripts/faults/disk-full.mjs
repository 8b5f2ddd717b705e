import { ApiFailure, createPage, graphql, publishPage } from './support/api.mjs'
import { expect, until, wait } from './support/expect.mjs'
import { TestServer } from './support/server.mjs'
import { makeSmallDisk } from './support/small-disk.mjs'
import { startVisitors } from './support/visitors.mjs'
import { Writer } from './support/writer.mjs'

const DISK_MIB = 320
const MIB = 1024 * 1024

/**
 * The disk of the embedded database fills up under writers and visitors, first to below the reserve, then to the last
 * byte. Pages and health checks are answered throughout, saving says why
 * it cannot, and when there is room again it goes on without a restart. Nothing that was acknowledged is lost.
 * @type {import('./run.mjs').Scenario}
 */
export default async function diskFull({ isShort }) {
  const disk = await makeSmallDisk(DISK_MIB)
  const server = new TestServer({ DATA_DIR: disk.folder, ADMIN_PASSWORD: '', ADMIN_EMAIL: '' })
  try {
    await server.start()
    const page = await createPage(server, '/disk')
    await publishPage(server, page)
    const writers = Array.from({ length: 4 }, (_, number) => new Writer(number, server))
    for (const writer of writers) await writer.makeDocument()
    const paths = ['/', '/disk', '/healthz']
    for (const path of paths) await fetch(`${server.address}${path}`)
    const visitors = startVisitors(server, { paths })
    for (let round = 0; round < (isShort ? 1 : 5); round += 1) {
      await fillAndFree({ disk, server, writers, left: 32 * MIB })
      await fillAndFree({ disk, server, writers, left: 0 })
    }
    const cost = await idleCost(server)
    const visits = await visitors.stop()
    expect(visits.failed === 0, `${visits.failed} of ${visits.pages} visits failed`)
    for (const writer of writers) await writer.verify()
    const sum = (/** @type {'acknowledged' | 'unavailable' | 'lost' | 'holes'} */ name) =>
      writers.reduce((total, writer) => total + writer[name], 0)
    expect(sum('lost') + sum('holes') === 0, 'Acknowledged saves were lost')
    const slowestRefusalMs = Math.max(...writers.map((writer) => writer.slowestRefusalMs))
    expect(isShort || slowestRefusalMs < 3000, `A refusal took ${slowestRefusalMs} ms`)
    return {
      visits,
      acknowledged: sum('acknowledged'),
      refused: sum('unavailable'),
      slowestRefusalMs,
      lost: 0,
      cpuOfSecondAfter: cost,
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${server.output}`)
  } finally {
    disk.free()
    await server.stop()
    await disk.remove()
  }
}

/**
 * @param {{ disk: Awaited<ReturnType<typeof makeSmallDisk>>, server: TestServer, writers: readonly Writer[], left: number }} scene
 */
async function fillAndFree({ disk, server, writers, left }) {
  let isFilling = true
  const saving = Promise.allSettled(
    writers.map(async (writer) => {
      while (isFilling) {
        await writer.saveOnce()
        await wait(20)
      }
    }),
  )
  await wait(200)
  disk.fill(left)
  await until(() => isRefused(server), `saving is refused with ${left} bytes free`)
  await wait(1000)
  const health = await fetch(`${server.address}/healthz`, { signal: AbortSignal.timeout(1000) })
  expect(health.ok, `/healthz was answered with ${health.status}`)
  const ready = await (await fetch(`${server.address}/readyz`)).json()
  // Without a byte left the database itself stops: then the server says that it is not ready, and never that saving works.
  const isServing = ready.status === 'ready' || left === 0
  expect(isServing && ready.saving !== true, `/readyz says ${JSON.stringify(ready)}`)
  isFilling = false
  for (const saved of await saving) if (saved.status === 'rejected') throw saved.reason
  disk.free()
  for (const writer of writers) await until(() => writer.saveOnce(), 'saving goes on automatically')
}

/** @param {TestServer} server */
async function isRefused(server) {
  try {
    await graphql(
      server,
      'mutation { createOrUpdateDocument(title: "No room", type: PAGE, topic: { items: [] }) { id } }',
    )
    return false
  } catch (error) {
    return error instanceof ApiFailure && error.code === 'UNAVAILABLE'
  }
}

/**
 * Measures the share of a second that the main process is busy: one that spins takes all of it.
 * @param {TestServer} server
 */
async function idleCost({ pid }) {
  const { readFile } = await import('node:fs/promises')
  const ticks = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const before = await ticks()
  await wait(1000)
  const share = ((await ticks()) - before) / 100
  expect(share < 0.9, `The server takes ${share} of a processor when nothing is left to do`)
  return share
}
