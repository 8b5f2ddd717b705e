import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { documents, settings } from '../database/tables'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { ensureFramePages } from './frame-pages'

const PATHS = ['/search', '/locations']

describe.each(testDatabases)('the pages that a header leads to, on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('are made once when ten servers start together', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ensureFramePages(site.app)))
    const rows = await site.app.database.orm
      .select({ path: documents.publishedUrl, version: documents.publishedVersion })
      .from(documents)
      .where(inArray(documents.publishedUrl, PATHS))
      .orderBy(documents.publishedUrl)
    expect(rows).toEqual([
      { path: '/locations', version: 1 },
      { path: '/search', version: 1 },
    ])
    const page = await site.get('/locations')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('href="/ottawa"')
    expect((await site.get('/ottawa/search')).statusCode).toBe(200)
  })

  test('stay as they are changed, and gone when they are deleted', async () => {
    const { orm } = site.app.database
    await orm.update(documents).set({ title: 'Ours' }).where(eq(documents.publishedUrl, '/search'))
    await orm
      .update(documents)
      .set({ recordStatus: 'DELETED', publishedVersion: null, publishedUrl: null })
      .where(eq(documents.publishedUrl, '/locations'))
    await orm.update(settings).set({ value: '' }).where(eq(settings.key, 'frame-pages'))
    await ensureFramePages(site.app)
    const rows = await orm
      .select({ title: documents.title, status: documents.recordStatus })
      .from(documents)
      .where(inArray(documents.externalUrl, PATHS))
      .orderBy(documents.title)
    expect(rows).toEqual([
      { title: 'Locations', status: 'DELETED' },
      { title: 'Ours', status: 'ACTIVE' },
    ])
  })
})
