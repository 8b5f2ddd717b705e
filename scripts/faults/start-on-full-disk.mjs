import { createPage, publishPage } from './support/api.mjs'
import { expect, until } from './support/expect.mjs'
import { ONE_ORIGIN, pagesKept } from './support/kept-pages.mjs'
import { statusAt } from './support/pictures.mjs'
import { TestServer } from './support/server.mjs'
import { makeSmallDisk } from './support/small-disk.mjs'
import { Writer } from './support/writer.mjs'

/** Pages are kept on the disk while 256 MiB of it are free. */
const DISK_MIB = 480
const MIB = 1024 * 1024
/** A start that cannot succeed ends within this time, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * The disk is full when the server starts: with nothing stored yet it ends with a sentence that says what to do; with
 * pages it serves those, says by /readyz that it is not ready, and goes on automatically once there is room.
 * @type {import('./run.mjs').Scenario}
 */
export default async function startOnFullDisk() {
  const disk = await makeSmallDisk(DISK_MIB)
  const server = new TestServer({ DATA_DIR: disk.folder, ...ONE_ORIGIN })
  try {
    const firstStart = []
    for (const left of [0, 32 * MIB]) {
      disk.fill(left)
      firstStart.push(await refusedStart(server))
      disk.free()
    }
    await server.start()
    await publishPage(server, await createPage(server, '/full'))
    expect((await statusAt(server, '/full')) === 200, 'The page is shown')
    await pagesKept(disk.folder)
    await server.stop()
    disk.fill(0)
    await server.launch()
    await until(async () => (await shown(server)) === 200, 'known pages are served', TIMEOUT_MS)
    expect((await statusAt(server, '/readyz')) === 503, '/readyz says no')
    expect((await statusAt(server, '/healthz')) === 200, '/healthz says that it is alive')
    disk.free()
    await until(() => server.isReady(), 'it goes on automatically when there is room', TIMEOUT_MS)
    const writer = new Writer(0, server)
    await writer.makeDocument()
    expect(await writer.saveOnce(), 'Saving goes on')
    return { firstStart }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${server.output}`)
  } finally {
    disk.free()
    await server.stop()
    await disk.remove()
  }
}

/**
 * Starts a server that cannot; returns what it says, and how long it took.
 * @param {TestServer} server
 */
async function refusedStart(server) {
  const started = Date.now()
  await server.launch()
  await until(() => !server.isRunning(), 'a start on a full disk ends', TIMEOUT_MS)
  const output = server.output.trim()
  expect(/free/.test(output) && /Free up space/.test(output), `It says what to do, not: ${output}`)
  expect(!/\n\s+at /.test(output), `It says no stack: ${output}`)
  return { ms: Date.now() - started, said: output }
}

/** @param {TestServer} server */
async function shown(server) {
  try {
    return await statusAt(server, '/full')
  } catch {
    // It does not listen yet.
    return 0
  }
}
