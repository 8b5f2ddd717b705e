import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Asks the database of an attack itself, behind the server's back.
 * @template Value
 * @param {import('../../faults/support/databases.mjs').TestDatabase} database
 * @param {(client: pg.Client) => Promise<Value>} work
 */
export async function withSql({ postgres, dataDir }, work) {
  const client = new pg.Client(
    postgres ? { connectionString: postgres.url } : await embedded(dataDir),
  )
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The socket of the embedded PostgreSQL, as its own file says (port and folder of the socket are lines four and five).
 * @param {string} dataDir
 */
async function embedded(dataDir) {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  const [, , , port, host] = file.split('\n')
  return { host, port: Number(port), user: 'toran', database: 'toran' }
}
