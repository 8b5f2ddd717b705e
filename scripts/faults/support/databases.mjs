import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../postgres.mjs'
import { SetupError, say } from '../../setup.mjs'
import { wait } from './expect.mjs'
import { TestServer } from './server.mjs'

const KINDS = ['embedded', 'postgres']

/**
 * The database of a scenario.
 * @typedef {object} TestDatabase
 * @property {'embedded' | 'postgres'} kind
 * @property {string} dataDir a temporary folder
 * @property {NonNullable<Awaited<ReturnType<typeof startPostgres>>> | null} postgres the server, when it is one
 * @property {(environment?: Readonly<Record<string, string>>) => TestServer} server one more server of ours on it, not yet started
 */

/**
 * The folder of the PostgreSQL that a scenario runs on.
 * @param {TestDatabase} database
 */
export function dataOf({ postgres, dataDir }) {
  return postgres?.data ?? join(dataDir, 'postgres/data')
}

/**
 * The settings of commands on it.
 * @param {TestDatabase} database
 * @returns {Readonly<Record<string, string>>}
 */
export function environmentOf({ dataDir, postgres }) {
  return { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }
}

/**
 * All that the server stored: as if the disk were new.
 * @param {TestDatabase} database
 */
export async function wipe({ dataDir, postgres }) {
  if (postgres) {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.end()
  }
  // PostgreSQL of its own ends within a moment after the server was killed.
  for (let tries = 0; ; tries += 1) {
    try {
      for (const name of await readdir(dataDir))
        await rm(join(dataDir, name), { recursive: true, force: true })
      return
    } catch (error) {
      if (tries === 50) throw error
      await wait(100)
    }
  }
}

/**
 * Does the work on each database in turn, with a temporary DATA_DIR; ends what the work has started. Answers the
 * work's figures by the database's kind.
 * @template Figures
 * @param {(database: TestDatabase) => Promise<Figures>} work
 * @param {string | null} [only] `embedded`, `postgres` or both with a comma; both if omitted
 * @returns {Promise<Record<string, Figures>>}
 */
export async function onEachDatabase(work, only = null) {
  const chosen = only?.split(',') ?? KINDS
  const unknown = chosen.find((kind) => !KINDS.includes(kind))
  if (unknown !== undefined)
    throw new SetupError(`No database is called “${unknown}”: choose embedded, postgres or both.`)
  /** @type {Record<string, Figures>} */
  const figures = chosen.includes('embedded') ? { embedded: await onDatabase(null, work) } : {}
  if (!chosen.includes('postgres')) return figures
  const postgres = await startPostgres()
  if (!postgres) {
    say('NOTICE: no PostgreSQL programs found; that run is left out.')
    return figures
  }
  try {
    return { ...figures, postgres: await onDatabase(postgres, work) }
  } finally {
    await postgres.stop()
  }
}

/**
 * @template Figures
 * @param {TestDatabase['postgres']} postgres
 * @param {(database: TestDatabase) => Promise<Figures>} work
 */
export async function onDatabase(postgres, work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-faults-'))
  /** @type {TestServer[]} */
  const servers = []
  try {
    return await work({ kind: postgres ? 'postgres' : 'embedded', dataDir, postgres, server })
  } finally {
    for (const each of servers) await each.stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  /** @param {Readonly<Record<string, string>>} [environment] */
  function server(environment = {}) {
    const made = new TestServer({
      DATA_DIR: dataDir,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...environment,
    })
    servers.push(made)
    return made
  }
}
