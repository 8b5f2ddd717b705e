import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../postgres.mjs'
import { createPage, graphql } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until } from './support/expect.mjs'

/** @import { TestServer } from './support/server.mjs' */

const PUBLISH_LATER = `mutation ($id: ID!, $version: Int!, $at: String!) {
  publishDocument(id: $id, expectedVersion: $version, at: $at) { id } }`
const YEAR_MS = 365 * 24 * 3_600_000
/** The longest that a server works before it is killed. */
const MAX_MS = 400

/**
 * Two servers on one PostgreSQL publish pages that were scheduled, and are killed in turn while they do. Each page is published
 * once: a job that a killed server had begun is done by another, and none is done twice.
 * @type {import('./run.mjs').Scenario}
 */
export default async function jobsKilled({ isShort }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  const form = isShort ? { pages: 40, kills: 4 } : { pages: 1_000, kills: 50 }
  try {
    return await onDatabase(postgres, async (database) => {
      const [one, other] = [database.server(), database.server()]
      await one.start()
      const client = new pg.Client(postgres.url)
      await client.connect()
      try {
        await schedulePages(one, form.pages)
        await other.start()
        await killInTurn([one, other], client, form)
        return { ...form, ...(await published(client, form.pages)) }
      } finally {
        await client.end()
      }
    })
  } finally {
    await postgres.stop()
  }
}

/**
 * @param {TestServer} server
 * @param {number} count
 */
async function schedulePages(server, count) {
  const at = new Date(Date.now() + YEAR_MS).toISOString().slice(0, 16)
  for (let number = 0; number < count; number += 1) {
    const { id, version } = await createPage(server, `/scheduled-${number}`)
    await graphql(server, PUBLISH_LATER, { id, version, at })
  }
}

/**
 * A share of the jobs falls due before each start, so that every kill meets some that have been begun.
 * @param {[TestServer, TestServer]} servers
 * @param {pg.Client} client
 * @param {{ pages: number, kills: number }} form
 */
async function killInTurn(servers, client, { pages, kills }) {
  for (let kill = 0; kill < kills; kill += 1) {
    const server = kill % 2 === 0 ? servers[0] : servers[1]
    await server.kill()
    await client.query(
      `update jobs set run_at = now() where id in
       (select id from jobs where kind = 'schedule' and run_at > now() order by id limit $1)`,
      [Math.ceil(pages / kills)],
    )
    await server.start()
    await wait(Math.random() * MAX_MS)
  }
}

/**
 * @param {pg.Client} client
 * @param {number} pages
 */
async function published(client, pages) {
  await until(async () => {
    const { rows } = await client.query("select 1 from jobs where kind = 'schedule' limit 1")
    return rows.length === 0
  }, 'every job is done')
  const { rows } = await client.query(
    `select count(*) as times from audit_rows where action = 'publish' and outcome = 'ALLOW'
     and chain in (select 'document:' || id from documents where title like 'Page /scheduled-%') group by chain`,
  )
  const twice = rows.filter(({ times }) => Number(times) !== 1).length
  expect(rows.length === pages, `all ${pages} pages are published: ${rows.length} are`)
  expect(twice === 0, `each is published once: ${twice} were published again`)
  return { published: rows.length, twice }
}
