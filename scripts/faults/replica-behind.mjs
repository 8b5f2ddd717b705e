import pg from 'pg'
import { startPostgres } from '../postgres.mjs'
import { createPage, publishPage, savePage } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until, wait } from './support/expect.mjs'

/** @import { TestServer } from './support/server.mjs' */

const BEHIND_MS = 1_500
const PATH = '/read-from-a-copy'

/**
 * The public site is read from a copy that is one and a half seconds behind. What was published is seen with the next request, on the server
 * that did it; the copy is read from once it has the change; without it the site goes on.
 * @type {import('./run.mjs').Scenario}
 */
export default async function replicaBehind({ isShort }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  try {
    return await onDatabase(postgres, async (database) => {
      const replica = await postgres.startReplica(BEHIND_MS)
      try {
        const server = database.server({ DATABASE_REPLICA_URL: replica.url })
        await server.start()
        const reads = await seeOwnWrites(server, replica.url, isShort ? 3 : 10)
        await replica.stop()
        await publishAnew(server, 'without the copy')
        await replica.start()
        return reads
      } finally {
        await replica.stop().catch(() => undefined)
      }
    })
  } finally {
    await postgres.stop()
  }
}

/** @type {{ id: string, version: number } | null} */
let page = null

/**
 * @param {TestServer} server
 * @param {string} url
 * @param {number} rounds
 */
async function seeOwnWrites(server, url, rounds) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const read = async () => {
    const { rows } = await client.query(
      'select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables',
    )
    return rows[0].scans
  }
  let scans = 0
  for (let round = 0; round < rounds; round += 1) {
    await publishAnew(server, `round ${round}`)
    // A page rendered again once the copy has the change is read there.
    await publishAnew(server, `later ${round}`, BEHIND_MS + 1_500)
    const before = await read()
    await publishAnew(server, `again ${round}`, BEHIND_MS + 1_500)
    await until(async () => (await read()) > before, 'the copy is read from')
    scans += (await read()) - before
  }
  await client.end()
  return { rounds, scans }
}

/**
 * @param {TestServer} server
 * @param {string} word
 * @param {number} pauseMs before it is looked at
 */
async function publishAnew(server, word, pauseMs = 0) {
  const html = `<p>Read ${word}</p>`
  page = page
    ? await savePage(server, page, { path: PATH, html })
    : await createPage(server, PATH, html)
  await publishPage(server, page)
  await wait(pauseMs)
  const answer = await fetch(`${server.address}${PATH}`)
  const text = await answer.text()
  expect(text.includes(`Read ${word}`), `${PATH} shows what was published (${answer.status})`)
}
