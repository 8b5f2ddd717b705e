import { createConnection } from 'node:net'
import { startPostgres } from '../postgres.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, wait } from './support/expect.mjs'

/** @import { TestServer } from './support/server.mjs' */

/** Draining takes 6 s at most, and after 9.5 s the server ends in any case. */
const LIMIT_MS = 10_500
/** Enough to fill the pipe with lines of the log. */
const VISITS = 2_500

/**
 * Asked to stop, a server ends within its limit and answers what it has received, also when nobody reads its output, when the pipes of its
 * output are closed, and when the database and its replica are gone.
 * @type {import('./run.mjs').Scenario}
 */
export default async function outputUnread() {
  const postgres = await startPostgres({ isDurable: false })
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  try {
    const replica = await postgres.startReplica(0)
    const settings = { LOG_LEVEL: 'info', DATABASE_REPLICA_URL: replica.url }
    return await onDatabase(postgres, async (database) => {
      const server = database.server(settings)
      const unread = await stopUnread(server)
      const closed = await stopWithoutPipes(server)
      await server.start()
      server.cutOutput()
      await replica.stop()
      await postgres.pause()
      await visit(server, 20)
      await wait(1_500)
      const withoutDatabase = await stopped(server)
      await postgres.resume()
      return { stoppedMs: { unread, closed, withoutDatabase } }
    })
  } finally {
    await postgres.stop()
  }
}

/** @param {TestServer} server */
async function stopUnread(server) {
  server.isOutputRead = false
  await server.start()
  await visit(server, VISITS)
  const ms = await stopped(server)
  server.isOutputRead = true
  return ms
}

/** @param {TestServer} server */
async function stopWithoutPipes(server) {
  await server.start()
  server.cutOutput()
  await visit(server, 20)
  const begun = await beginRequest(server)
  const stopping = stopped(server)
  await wait(300)
  const answer = await begun.finish()
  expect(answer.startsWith('HTTP/1.1 200'), `What was begun is answered: ${answer.slice(0, 100)}`)
  return stopping
}

/** @param {TestServer} server */
async function stopped(server) {
  const ms = await Promise.race([server.stop(), wait(LIMIT_MS)])
  if (typeof ms === 'number') return ms
  await server.kill()
  throw new Error(`The server did not end within ${LIMIT_MS} ms`)
}

/**
 * @param {TestServer} server
 * @param {number} times
 */
async function visit({ address }, times) {
  for (let done = 0; done < times; done += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        fetch(`${address}/nowhere-${done + number}`).then((answer) => answer.text()),
      ),
    )
}

/**
 * Sends a query but for its last character.
 * @param {TestServer} server
 */
async function beginRequest({ address, token }) {
  const { hostname, port } = new URL(address)
  const body = '{"query":"{ me { name } }"}'
  const socket = createConnection(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  const head = [
    'POST /graphql HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  await wait(200)
  return {
    async finish() {
      socket.write(body.slice(-1))
      await ended
      return text
    },
  }
}
