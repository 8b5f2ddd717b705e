import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#schema/api/upload'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { mediaItems } from '../database/tables'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { heicFile } from './testing/heic-files'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }

describe.each(testDatabases)('a HEIC picture in a $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  })
  afterAll(() => site.close())

  async function upload(payload: Buffer, key = randomUUID()) {
    const answer = await site.server.inject({
      ...{ method: 'POST', url: '/api/media?locationId=10&name=IMG_0001.HEIC', payload },
      headers: { ...AUTHORIZATION_HEADERS, 'content-type': 'image/heic', 'idempotency-key': key },
    })
    const { mediaItem, errors = [] } = answer.json()
    return { status: answer.statusCode, item: mediaItem, message: errors[0]?.message }
  }
  const stored = async () => (await site.app.database.orm.select().from(mediaItems)).length

  test('is served as other pictures are, and where it was taken is not', async () => {
    const { status, item } = await upload(await heicFile('phone'))
    expect(status).toBe(201)
    expect(item).toMatchObject({
      ...{ displayName: 'IMG_0001', type: 'image/jpeg', metadata: { width: 64, height: 128 } },
    })
    for (const address of [item.src, `${item.url}?w=320`, `${item.url}/share`]) {
      const { headers, rawPayload } = await site.get(address, AUTHORIZATION_HEADERS)
      expect(headers['content-type']).toBe('image/jpeg')
      expect(rawPayload.includes('Anna')).toBe(false)
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    }
  })

  test('that is sent ten times at once with one key is there once', async () => {
    const [before, sent, key] = [await stored(), await heicFile('hundred'), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(sent, key)))
    expect(new Set(answers.map(({ item }) => item.id)).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })

  test('that is cut short or too large is refused in words, and nothing is stored', async () => {
    const [before, whole] = [await stored(), await heicFile('phone')]
    expect(await upload(whole.subarray(0, whole.length - 20))).toMatchObject({
      ...{ status: 400, message: expect.stringMatching(/damaged.*Choose a JPEG, PNG, HEIC/) },
    })
    const large = Buffer.concat([whole, Buffer.alloc(26_000_000)])
    expect(await upload(large)).toMatchObject({
      ...{ status: 413, message: expect.stringContaining(String(UPLOAD_BYTES / 1_000_000)) },
    })
    expect(await stored()).toBe(before)
  })
})
