import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { mediaItems, pendingOriginals } from '../database/tables'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { storeOriginal } from './originals'
import { sweepOriginals } from './sweep-originals'

const LATER = new Date(Date.now() + 2 * 3_600_000)

describe.each(testDatabases)('files without a record on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('the original of a failed upload is deleted after an hour, not before', async () => {
    const name = await begin('abandoned')
    expect(await sweepOriginals(site.app, { store: site.store, shared: null })).toBe(0)
    expect(await site.store.head(name)).not.toBeNull()
    expect(await sweepOriginals(site.app, { store: site.store, shared: null }, LATER)).toBe(1)
    expect(await site.store.head(name)).toBeNull()
    expect(await site.app.database.orm.select().from(pendingOriginals)).toEqual([])
  })

  test('a file that has a record stays, and so does what nobody here began to store', async () => {
    const name = await begin('with a record')
    const foreign = await storeOriginal(site.store, { bytes: Buffer.from('x'), format: 'jpeg' })
    await site.app.database.orm.insert(mediaItems).values({
      ...{ displayName: 'A picture', original: name, width: 1, height: 1 },
      ...{ type: 'image/jpeg', thumbnail: '', locationId: 10 },
    })
    expect(await sweepOriginals(site.app, { store: site.store, shared: null }, LATER)).toBe(0)
    for (const kept of [name, foreign]) expect(await site.store.head(kept)).not.toBeNull()
  })

  test('ten sweeps at once delete a file once', async () => {
    await begin('swept by ten')
    const swept = await Promise.all(
      Array.from({ length: 10 }, () =>
        sweepOriginals(site.app, { store: site.store, shared: null }, LATER),
      ),
    )
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  async function begin(text: string): Promise<string> {
    const name = await storeOriginal(site.store, { bytes: Buffer.from(text), format: 'jpeg' })
    await site.app.database.orm.insert(pendingOriginals).values({ name })
    return name
  }
})
