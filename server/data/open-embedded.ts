import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database'
import { openDurablePglite } from './durable-pglite'
import type { Orm } from './orm'
import * as tables from './tables'

/** The database inside the process, its files in `{dataDir}/database`. */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  return embeddedOver(await openDurablePglite(dataDir === null ? null : join(dataDir, 'database')))
}

/** The database that a client has opened. */
export function embeddedOver(client: PGlite): Database {
  const orm: Orm = drizzle(client, { schema: tables })
  return {
    kind: 'embedded',
    orm,
    async rows<Row>(query: Parameters<Orm['execute']>[0], on: Orm = orm) {
      const { rows } = (await on.execute(query)) as unknown as { rows: Row[] }
      return rows
    },
    async listen(channel, hear) {
      await client.listen(channel, hear)
    },
    close: () => client.close(),
  }
}
