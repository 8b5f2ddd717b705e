import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteBackup, readBackupState } from '../administration/backup-state'
import type { App } from '../app/app'
import { bothDatabases, openTestDatabase } from '../app/testing/test-app'
import { runTyped } from '../commands/testing/run-typed'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { documents, mediaItems, servers, settings, users } from '../database/tables'
import type { TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, makeTestPage, openTestNetwork } from '../graphql/testing/test-network'
import { storeOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { openFileStore } from '../media/store/open-store'

describe.each(bothDatabases)('backups of the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let folder: string
  let dataDir: string
  let place: string
  let store: FileStore
  let originals: string[]

  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = network.app
    api = network.api
    folder = await mkdtemp(join(tmpdir(), 'toran-backup-'))
    dataDir = join(folder, 'data')
    place = join(folder, 'backups')
    store = await openFileStore({ s3: null, dataDir })
    originals = []
    for (const [id, text] of [
      [1, 'one'],
      [2, 'two'],
      [3, 'ત્રણ'],
    ] as const) {
      const name = await storeOriginal(store, { bytes: Buffer.from(text), format: 'webp' })
      originals.push(name)
      await app.database.orm.update(mediaItems).set({ original: name }).where(eq(mediaItems.id, id))
    }
  })
  afterAll(async () => {
    store.close()
    await closeTestNetwork({ app, api })
    await rm(folder, { recursive: true })
  })

  const environmentOf = (database: Database, data = dataDir) => ({
    DATABASE_URL: database.url,
    DATA_DIR: data,
  })
  const toran = (...args: string[]) => runTyped(args, { environment: environmentOf(app.database) })
  async function backUp(...more: string[]) {
    const { code, out, error } = await toran('backup', place, '--json', ...more)
    expect([code, error]).toEqual([0, ''])
    return JSON.parse(out)
  }
  const counted = async (database: Database) =>
    Promise.all([users, documents, mediaItems, settings].map((table) => database.orm.$count(table)))

  test('a backup is restored elsewhere: the same rows, pictures and next numbers, and it is verified', async () => {
    const made = await backUp('--verify')
    expect(made.originals).toBe(3)
    expect(made.verified).toMatchObject({ id: made.id, originals: 3, tables: expect.any(Number) })
    expect(made.verified.pages).toBeGreaterThan(0)
    const empty = await openTestDatabase(url, 'nothing')
    const elsewhere = join(folder, 'elsewhere')
    const environment = environmentOf(empty, elsewhere)
    const restored = await runTyped(['restore', place, '--json'], { environment })
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect(await counted(empty)).toEqual(await counted(app.database))
    const again = await runTyped(['backup', join(folder, 'again'), '--json'], { environment })
    const { settings: _, ...tables } = JSON.parse(again.out).tables
    const { settings: __, ...before } = made.tables
    expect(tables).toEqual(before)
    const copied = await openFileStore({ s3: null, dataDir: elsewhere })
    expect((await copied.get(originals[2] ?? ''))?.toString()).toBe('ત્રણ')
    // A number that was given out is not given out again.
    const [next] = await empty.rows<{ next: string }>(
      sql`select nextval(pg_get_serial_sequence('documents', 'id')) as next`,
    )
    const ids = await app.database.orm.select({ id: documents.id }).from(documents)
    expect(ids.map(({ id }) => id)).not.toContain(Number(next?.next))
    await empty.close()
  })

  test('what is written while it is made is in it whole or not at all', async () => {
    const writing = Promise.all(
      Array.from({ length: 12 }, (_, number) => makeTestPage(api, `Written meanwhile ${number}`)),
    )
    const [{ id }] = await Promise.all([backUp(), writing])
    const verified = await toran('verify', place)
    expect([verified.code, verified.error]).toEqual([0, ''])
    expect(verified.out).toContain(`Backup ${id} verified`)
  })

  test('a second one at the same time is refused, and says why', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => toran('backup', place)))
    expect(answers.some(({ code }) => code === 0)).toBe(true)
    for (const { error } of answers.filter(({ code }) => code === 1))
      expect(error).toContain('Another backup is running on this database.')
    await noteBackup(app.database.orm, { problem: null })
  })

  test('pictures are stored once, and old backups go with what only they have', async () => {
    const first = await backUp()
    const stored = () => readdir(join(place, 'originals'), { recursive: true })
    const before = await stored()
    await backUp()
    expect(await stored()).toEqual(before)
    const gone = originals[1] ?? ''
    await app.database.orm
      .update(mediaItems)
      .set({ original: originals[0] })
      .where(eq(mediaItems.id, 2))
    const file = join(place, 'originals', gone.slice(0, 2), gone)
    const last = await backUp('--keep', '1')
    expect(last.deleted).toContain(first.id)
    expect(await readdir(join(place, 'backups'))).toEqual([last.id])
    // A recent file is kept: it may belong to a backup in progress.
    expect((await stat(file)).size).toBe(3)
    await utimes(file, new Date(0), new Date(0))
    await backUp('--keep', '1')
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await app.database.orm.update(mediaItems).set({ original: gone }).where(eq(mediaItems.id, 2))
  })

  test('only the server’s own user may read a backup', async () => {
    const { id } = await backUp()
    const modes = await Promise.all(
      [place, join(place, 'backups', id), join(place, 'backups', id, 'manifest.json')].map(
        async (path) => (await stat(path)).mode & 0o077,
      ),
    )
    expect(modes).toEqual([0, 0, 0])
  })

  test.each(['tables/documents.copy.gz', 'manifest.json', 'manifest.sha256', 'original'])(
    'one flipped bit in %s is found, told on the home screen, and not restored',
    async (name) => {
      const { id } = await backUp()
      const [original = ''] = originals
      const file =
        name === 'original'
          ? join(place, 'originals', original.slice(0, 2), original)
          : join(place, 'backups', id, name)
      const bytes = await readFile(file)
      const at = Math.floor(bytes.length / 2)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(file, bytes)
      const { code, error } = await toran('verify', place)
      expect([code, error]).toEqual([1, expect.stringContaining('damaged')])
      expect((await readBackupState(app.database.orm))?.problem).toContain('damaged')
      const empty = await openTestDatabase(url, 'nothing')
      const environment = environmentOf(empty, join(folder, 'damaged'))
      expect((await runTyped(['restore', place], { environment })).code).toBe(1)
      expect((await runTyped(['migrate', '--dry-run'], { environment })).out).toContain(
        '0000_first',
      )
      await empty.close()
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(file, bytes)
      expect((await toran('verify', place)).code).toBe(0)
      expect(await readBackupState(app.database.orm)).toMatchObject({
        ...{ problem: null, verifiedAt: expect.any(String) },
      })
    },
  )

  test('a database that is not empty is left alone, unless it is to be overwritten', async () => {
    await backUp()
    const filled = await openTestDatabase(url, 'nothing')
    await migrate(filled)
    await filled.orm.insert(settings).values({ key: 'mine', value: 'not to be lost' })
    const environment = environmentOf(filled, join(folder, 'filled'))
    const refused = await runTyped(['restore', place], { environment })
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('--overwrite')])
    expect(await filled.orm.$count(settings, eq(settings.key, 'mine'))).toBe(1)
    await filled.orm.insert(servers).values({
      ...{ id: 'a', name: 'web-1', storeIdentity: 's', startedAt: new Date(), seenAt: new Date() },
    })
    const busy = await runTyped(['restore', place, '--overwrite'], { environment })
    expect([busy.code, busy.error]).toEqual([1, expect.stringContaining('The server web-1 works')])
    await filled.orm.delete(servers)
    const done = await runTyped(['restore', place, '--overwrite'], { environment })
    expect([done.code, done.error]).toEqual([0, ''])
    expect(await filled.orm.$count(settings, eq(settings.key, 'mine'))).toBe(0)
    expect(await filled.orm.$count(documents)).toBe(await app.database.orm.$count(documents))
    await filled.close()
  })

  test('an original that the store has lost is named, and the rest is backed up', async () => {
    const lost = originals[0] ?? ''
    const other = join(folder, 'other')
    await store.delete(lost)
    const { code, out } = await toran('backup', other, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ originals: 2, missingOriginals: [lost] })
    expect((await readBackupState(app.database.orm))?.problem).toContain(lost)
    await storeOriginal(store, { bytes: Buffer.from('one'), format: 'webp' })
  })

  test.each([
    [['backup', 'ftp://a/b'], 1, 'Use a folder, or a bucket like s3://bucket/prefix.'],
    [['backup', 's3://bucket/prefix'], 1, 'needs an S3-compatible store. Set S3_ENDPOINT'],
    [['backup', '/proc/no/such'], 1, 'can’t be written'],
    [['backup', '/tmp', '--keep', '0'], 2, 'It is a number from 1 to 1000.'],
    [['backup'], 2, 'DIR is missing'],
    [['verify', '/tmp/toran-no-such-backup'], 1, 'There is no complete backup in'],
    [['restore', '/tmp/toran-no-such-backup'], 1, 'There is no complete backup in'],
  ])('%j is answered with what to do', async (args, code, message) => {
    const answer = await toran(...args)
    expect([answer.code, answer.error]).toEqual([code, expect.stringContaining(message)])
  })

  test('in a bucket of an S3-compatible store it works the same', async () => {
    const directory = join(folder, 's3')
    await mkdir(directory)
    const s3 = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory },
      configureBuckets: [{ name: 'backups', configs: [] }],
    })
    const { port } = await s3.run()
    const environment = {
      ...environmentOf(app.database),
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'backups',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    // The bucket of the pictures is empty: a backup says which ones are missing from it.
    const answer = await runTyped(['backup', 's3://backups/toran', '--json'], { environment })
    const made = JSON.parse(answer.out)
    expect(made.missingOriginals).toHaveLength(3)
    const verified = await runTyped(['verify', 's3://backups/toran'], { environment })
    expect([verified.error, verified.out]).toEqual(['', expect.stringContaining('verified')])
    await runTyped(['backup', 's3://backups/toran', '--keep', '1'], { environment })
    const newest = await runTyped(['backup', 's3://backups/toran', '--keep', '1', '--json'], {
      environment,
    })
    expect(JSON.parse(newest.out).deleted).toHaveLength(1)
    await s3.close()
  })
})
