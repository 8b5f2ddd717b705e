import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { contentReferences, settings } from '../../database/tables'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { ensureReferences } from './rebuild-references'

describe.each(bothDatabases)('reading what everything points at on $kind', ({ url }) => {
  let site: TestSite
  let whole: readonly unknown[]
  beforeAll(async () => {
    site = await openTestSite(url)
    whole = await stored()
  }, 120_000)
  afterAll(() => site.close())

  test('what was never read is read, also when ten begin at once, and nothing twice', async () => {
    expect(whole.length).toBeGreaterThan(0)
    await site.app.database.orm.delete(contentReferences)
    await begin('')
    await Promise.all(Array.from({ length: 10 }, () => ensureReferences(site.app)))
    expect(await stored()).toEqual(whole)
  })

  test('one that was stopped goes on where it was', async () => {
    await site.app.database.orm
      .delete(contentReferences)
      .where(sql`${contentReferences.sourceKind} <> 'document'`)
    // Documents are done: they come first.
    await begin('3 document 999999')
    await ensureReferences(site.app)
    expect(await stored()).toEqual(whole)
  })

  test('references of a deleted record are deleted', async () => {
    await site.app.database.orm.insert(contentReferences).values({
      ...{ sourceKind: 'event', sourceId: 999_999, state: 'LIVE', place: 'image' },
      ...{ targetKind: 'media', targetId: 1 },
    })
    await begin('')
    await ensureReferences(site.app)
    expect(await stored()).toEqual(whole)
  })

  async function begin(value: string): Promise<void> {
    await site.app.database.orm
      .update(settings)
      .set({ value })
      .where(eq(settings.key, 'references'))
  }

  function stored(): Promise<readonly unknown[]> {
    const { sourceKind, sourceId, state, place, targetId, targetKey } = contentReferences
    return site.app.database.orm
      .select({ sourceKind, sourceId, state, place, targetId, targetKey })
      .from(contentReferences)
      .orderBy(...[sourceKind, sourceId, state, place, targetId, targetKey].map((by) => asc(by)))
  }
})
