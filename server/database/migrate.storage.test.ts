import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bothDatabases, openTestDatabase } from '../app/testing/test-app'
import { migrate } from './migrate'

test.each(bothDatabases)(
  'an account that may not create an extension is told who may, on $kind',
  async ({ url }) => {
    const database = await openTestDatabase(url, 'nothing')
    try {
      const refused = {
        ...database,
        orm: Object.assign(Object.create(database.orm), {
          transaction: (work: Parameters<typeof database.orm.transaction>[0]) =>
            database.orm.transaction(async (tx) => {
              await tx.execute(sql`create role nobody_special`)
              const [{ name }] = (await database.rows<{ name: string }>(
                sql`select current_database() name`,
                tx,
              )) as [{ name: string }]
              await tx.execute(sql`grant create, usage on schema public to nobody_special`)
              await tx.execute(sql.raw(`revoke create on database "${name}" from public`))
              await tx.execute(sql`set local role nobody_special`)
              return work(tx)
            }),
        }),
      }
      await expect(migrate(refused)).rejects.toThrow(
        /needs the extension pg_trgm.*administrator.*create extension if not exists pg_trgm/s,
      )
    } finally {
      await database.close()
    }
  },
)
