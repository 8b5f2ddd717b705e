import pg from 'pg'

/** For tests: a PostgreSQL on which test files make databases of their own. */
export interface TestServer {
  /** Of its database `postgres`. */
  readonly url: string
  /** A database with all tables and no rows; copies of it are made in a tenth of the time. */
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded PostgreSQL, one for the run. */
    testCluster: TestServer
    /** The server of TEST_DATABASE_URL where there is one, else the same. */
    testServer: TestServer
  }
}

/** For tests: the address of another database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** For tests: a statement outside of any transaction. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
