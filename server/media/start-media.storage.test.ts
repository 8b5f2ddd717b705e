import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { pictureJobs } from './maker/picture-jobs'
import { startMedia } from './start-media'

const SERVER = 'postgres://toran@db.example.org/toran'
const S3 = {
  endpoint: 'https://s3.example.org',
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKeyId: 'a',
  secretAccessKey: 'b',
}
let site: TestSite
beforeAll(async () => {
  site = await openTestSite(inject('testServer').url)
})
afterAll(() => site.close())

/** The warnings of a start with these settings. */
async function warnings(databaseUrl: string | null, s3: typeof S3 | null): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const dataDir = join(site.folder, 'data')
  const media = await startMedia(
    { ...site.app, log },
    {
      store: site.store,
      maker: pictureJobs,
      configuration: { dataDir, s3, databaseUrl, pictureCacheBytes: 10_000_000 },
      files: async () => {
        throw new Error('Nothing is shared in this test')
      },
    },
  )
  expect(media.problem()).toBeNull()
  await media.stop()
  return lines
}

test('a PostgreSQL that others may use, and pictures in a folder that only this server sees: the start says what that means', async () => {
  const [line, ...others] = await warnings(SERVER, null)
  expect(others).toEqual([])
  expect(line).toContain(join('data', 'originals'))
  expect(line).toContain('needs the same shared folder, or an S3-compatible store')
  expect(line).toContain('S3_ENDPOINT')
})

test('with a store that all servers share, or a database of its own, there is nothing to say', async () => {
  expect(await warnings(SERVER, S3)).toEqual([])
  expect(await warnings(null, null)).toEqual([])
})
