import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { mediaItems } from '../database/tables'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { moveOriginals } from './move-originals'
import { originalName, storeOriginal } from './originals'
import { openFolderStore } from './store/folder-store'
import { originalsFolder } from './store/open-store'
import { openS3Store, type S3Options } from './store/s3-store'

describe.each(testDatabases)('originals move to where this release looks on $kind', ({ url }) => {
  let site: TestSite
  let dataDir: string
  beforeAll(async () => {
    site = await openTestSite(url)
    dataDir = await mkdtemp(join(tmpdir(), 'toran-move-'))
  }, 120_000)
  afterAll(async () => {
    await site.close()
    await rm(dataDir, { recursive: true })
  })

  test('an upload and a drawing of an earlier release; what has no file is left alone', async () => {
    const bytes = Buffer.from('an upload of before')
    const [uploaded, drawn, lost] = [await earlier(), await earlier(), await earlier()]
    await mkdir(join(dataDir, 'media', String(uploaded)), { recursive: true })
    await writeFile(join(dataDir, 'media', String(uploaded), 'uploaded.jpeg'), bytes)
    const draw = async (id: number) => (id === drawn ? Buffer.from('<svg/>') : null)
    await moveOriginals(site.app, site.store, { dataDir, s3: null, draw })
    await moveOriginals(site.app, site.store, { dataDir, s3: null, draw })
    expect(await originalOf(uploaded)).toBe(originalName({ bytes, format: 'jpeg' }))
    expect(await originalOf(drawn)).toMatch(/\.svg$/)
    expect(await originalOf(lost)).toBeNull()
    expect(await site.store.get((await originalOf(uploaded)) ?? '')).toEqual(bytes)
    expect(await readdir(join(dataDir, 'media'))).toEqual([])
  })

  test('the folder’s files, once an S3-compatible store is configured', async () => {
    const folder = await openFolderStore(originalsFolder(dataDir))
    const name = await storeOriginal(folder, { bytes: Buffer.from('a picture'), format: 'webp' })
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(dataDir, 's3') },
      configureBuckets: [{ name: 'pictures', configs: [] }],
    })
    const { port } = await server.run()
    const s3: S3Options = {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'eu-central-1' },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }
    const store = openS3Store(s3)
    await moveOriginals(site.app, store, { dataDir, s3, draw: async () => null })
    expect(await store.get(name)).toEqual(Buffer.from('a picture'))
    expect(await folder.head(name)).toBeNull()
    store.close()
    await server.close()
  })

  async function earlier(): Promise<number> {
    const [row] = await site.app.database.orm
      .insert(mediaItems)
      .values({
        ...{ displayName: 'Of before', original: null, width: 1, height: 1 },
        ...{ type: 'image/jpeg', thumbnail: '', locationId: 10 },
      })
      .returning({ id: mediaItems.id })
    return row?.id ?? 0
  }

  async function originalOf(id: number): Promise<string | null | undefined> {
    const [row] = await site.app.database.orm.select().from(mediaItems).where(eq(mediaItems.id, id))
    return row?.original
  }
})
