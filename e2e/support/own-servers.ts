import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import pg from 'pg'
import { TestServer } from '../../scripts/faults/support/server.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN } from './site'

export type OwnServer = Pick<TestServer, 'address' | 'stop'>

/** Servers of a test's own, beside the one that all tests share. */
interface OwnServers {
  /** Starts one more process on the same database and the same folder of pictures. */
  start(): Promise<OwnServer>
  /** From the next start on the clocks of server and database show this, and go on from there. */
  setClock(iso: string): Promise<void>
}

/** Does a test's work with servers on a PostgreSQL that is made for it; ends and removes all of it. */
export async function withOwnServers(work: (servers: OwnServers) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ isDurable: false })
  test.info().skip(postgres === null, 'there are no PostgreSQL programs')
  if (postgres === null) return
  const clock = await createClock(postgres.url)
  try {
    await withServers(
      () => ({ DATABASE_URL: postgres.url, ...clock.environment() }),
      ({ start }) => work({ start, setClock: clock.set }),
    )
  } finally {
    await postgres.stop()
  }
}

/** Servers on a database that is filled by statements before anyone visits. */
interface FilledServers {
  readonly start: OwnServers['start']
  /** Runs statements on the database of a server that has started. */
  fill(statements: readonly string[]): Promise<void>
  /** True for a PostgreSQL, on which several servers run. */
  readonly isPostgres: boolean
}

/** Does a test's work with a server on the embedded database; with `--postgres` with several on a PostgreSQL. */
export async function withFilledServers(
  work: (servers: FilledServers) => Promise<void>,
): Promise<void> {
  const postgres = process.env.E2E_POSTGRES ? await startPostgres({ isDurable: false }) : null
  try {
    await withServers(
      () => (postgres ? { DATABASE_URL: postgres.url } : {}),
      ({ start, dataDir }) => {
        const socket = join(dataDir, 'postgres/socket')
        const at = postgres
          ? { connectionString: postgres.url }
          : { host: socket, user: 'toran', database: 'toran' }
        const fill = (statements: readonly string[]) => run(at, statements.join(';\n'))
        return work({ start, fill, isPostgres: postgres !== null })
      },
    )
  } finally {
    await postgres?.stop()
  }
}

/** Starts servers on one folder; ends them, and removes it. */
async function withServers(
  environment: () => Readonly<Record<string, string>>,
  work: (servers: Pick<OwnServers, 'start'> & { readonly dataDir: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-own-'))
  const servers: TestServer[] = []
  try {
    await work({ start, dataDir })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }

  async function start(): Promise<TestServer> {
    const account = { ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN }
    const server = new TestServer({ DATA_DIR: dataDir, ...account, ...environment() })
    servers.push(server)
    await server.start()
    return server
  }
}

/**
 * The clock of the server is set in its process, that of the database by a function `now` which is found before its own:
 * the product knows nothing of either.
 */
async function createClock(url: string) {
  let aheadMs = 0
  const at = { connectionString: url }
  await run(
    at,
    `create function public.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + current_setting('clock.ahead')::interval $$;
     alter database postgres set search_path = public, pg_catalog;
     alter database postgres set clock.ahead = '0'`,
  )
  return { set, environment }

  async function set(iso: string): Promise<void> {
    aheadMs = Date.parse(iso) - Date.now()
    await run(at, `alter database postgres set clock.ahead = '${aheadMs} milliseconds'`)
  }

  function environment(): Readonly<Record<string, string>> {
    const module = join(import.meta.dirname, 'set-clock.cjs')
    return { NODE_OPTIONS: `--require ${module}`, CLOCK_AHEAD_MS: String(aheadMs) }
  }
}

async function run(at: pg.ClientConfig, statements: string): Promise<void> {
  const client = new pg.Client(at)
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** Signs the browser in on a server of the test's own, and opens an address of it. */
export async function openOn(page: Page, { address }: OwnServer, path: string): Promise<void> {
  const answer = await page.request.post(`${address}/api/auth/sign-in/email`, {
    headers: { origin: address },
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  await page.goto(`${address}${path}`)
}
