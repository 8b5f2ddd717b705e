import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#schema/api/upload'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { assignments } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { ensureFirstAccount } from '../people/accounts/ensure-first-account'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { hugePng } from './testing/huge-png'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }
const EMAIL = 'asha@toran.example'
const PASSWORD = 'four quiet words here'

describe.each(testDatabases)('uploading pictures to a $kind database', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    const configuration = { adminEmail: EMAIL, adminPassword: PASSWORD }
    site = await openTestSite(url, { configuration })
  })

  afterAll(() => site.close())

  test('a picture is stored, answered with its size, and served', async () => {
    const { status, item } = await upload(await jpeg(1600, 900), { name: 'દિવાળી ૨૦૨૬.JPG' })
    expect(status).toBe(201)
    expect(item).toMatchObject({
      displayName: 'દિવાળી ૨૦૨૬',
      altText: '',
      metadata: { width: 1600, height: 900 },
      focalPoint: { x: 0.5, y: 0.5 },
      type: 'image/jpeg',
      url: expect.stringMatching(new RegExp(`^/media/${item.id}-[0-9a-f]{8}$`)),
    })
    expect(item.thumbnail).toMatch(/^data:image\/webp;base64,/)
    const sizeServed = async () => {
      const served = await site.get(`${item.url}?w=480`, {
        ...AUTHORIZATION_HEADERS,
        accept: 'image/webp',
      })
      expect(served.headers['content-type']).toBe('image/webp')
      const { width, height } = await sharp(served.rawPayload).metadata()
      return { width, height }
    }
    // Another size may be used until this one is made.
    await expect.poll(sizeServed, { timeout: 10_000 }).toEqual({ width: 480, height: 270 })
    const whole = await site.get(item.src, AUTHORIZATION_HEADERS)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
    const shared = await site.get(`${item.url}/share`, AUTHORIZATION_HEADERS)
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('the sizes that are asked for first are made without a request', async () => {
    const { item } = await upload(await jpeg(1601, 900))
    const name = item.url.split('-')[1]
    const made = async () => (await filesIn('sizes')).filter((file) => file.includes(`/${name}`))
    await expect
      .poll(made, { timeout: 10_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/320\.webp$/),
          expect.stringMatching(/1024\.webp$/),
        ]),
      )
  })

  test('a picture taken sideways is turned upright, and where it was taken is not kept', async () => {
    const sent = await sharp(await jpeg(400, 200))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
      .toBuffer()
    expect(sent.includes('Anna')).toBe(true)
    const { item } = await upload(sent)
    expect(item.metadata).toEqual({ width: 200, height: 400 })
    const kept = (await site.get(item.src, AUTHORIZATION_HEADERS)).rawPayload
    expect(kept.includes('Anna')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  test('colours of a wide gamut look the same afterwards', async () => {
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8502a' } })
    const { item } = await upload(await red.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer())
    const kept = (await site.get(item.src, AUTHORIZATION_HEADERS)).rawPayload
    const { channels } = await sharp(kept).stats()
    const shown = channels.map(({ mean }) => Math.round(mean))
    for (const [index, wanted] of [0xc8, 0x50, 0x2a].entries())
      expect(Math.abs((shown[index] ?? 0) - wanted)).toBeLessThan(6)
  })

  test('what is transparent stays so, and is white where it cannot', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const { item } = await upload(
      await sharp({ create: { width: 60, height: 60, channels: 4, background } })
        .png()
        .toBuffer(),
    )
    const webp = await site.server.inject({
      url: `${item.url}?w=320`,
      headers: { ...AUTHORIZATION_HEADERS, accept: 'image/webp' },
    })
    expect((await sharp(webp.rawPayload).metadata()).hasAlpha).toBe(true)
    const plain = await site.get(`${item.url}?w=320`, AUTHORIZATION_HEADERS)
    expect((await sharp(plain.rawPayload).stats()).channels[0]?.mean).toBe(255)
  })

  test('a picture from a camera is kept as large as screens need it', async () => {
    const { item } = await upload(await jpeg(6000, 4000))
    expect(item.metadata).toEqual({ width: 3840, height: 2560 })
  })

  test('what a file is called and says it is does not matter', async () => {
    const sent = await sharp(await jpeg(50, 40))
      .png()
      .toBuffer()
    const { status, item } = await upload(sent, {
      name: '../../etc/passwd.html',
      type: 'text/html',
    })
    expect(status).toBe(201)
    expect(item.displayName).toBe('passwd')
    const { headers } = await site.get(item.src, AUTHORIZATION_HEADERS)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('a picture that is a page as well is stored as the picture alone', async () => {
    const page = '<html><script>alert(1)</script></html>'
    const sent = Buffer.concat([await jpeg(60, 60), Buffer.from(page)])
    const { item } = await upload(sent, { name: 'x.html', type: 'text/html' })
    expect((await site.get(item.src, AUTHORIZATION_HEADERS)).rawPayload.includes('script')).toBe(
      false,
    )
  })

  test.each([
    [
      'a drawing that can hold script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'such a drawing in UTF-16',
      Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7 and so on and so on')],
    ['an archive', Buffer.from('PK\u0003\u0004 and so on and so on')],
    ['the first bytes of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a picture’s first bytes before a page',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(9))]),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused in words, and nothing is stored', async (_what, sent) => {
    const before = await stored()
    const { status, code, message } = await upload(sent, { name: 'x.jpg', type: 'image/jpeg' })
    expect([status, code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(message).toMatch(/(choose|upload)/i)
    expect(await stored()).toEqual(before)
  })

  test('half a picture is refused', async () => {
    const whole = await jpeg(800, 800)
    const { status, message } = await upload(whole.subarray(0, whole.length / 2))
    expect(status).toBe(400)
    expect(message).toMatch(/damaged/)
  })

  test('a small file of huge dimensions is refused before it is unpacked', async () => {
    // Unpacked it would take 10 GB.
    const { status, code, message } = await upload(hugePng(60_000, 60_000))
    expect([status, code]).toEqual([413, 'LIMIT_EXCEEDED'])
    expect(message).toContain('60000 × 60000')
  })

  test('a file of 50 MB is refused', async () => {
    const { status, code, message } = await upload(Buffer.alloc(50_000_000, 0xff))
    expect([status, code]).toEqual([413, 'LIMIT_EXCEEDED'])
    expect(message).toContain(`${UPLOAD_BYTES / 1_000_000} MB`)
  })

  test('who is not signed in, or comes from another site, is refused', async () => {
    const sent = await jpeg(20, 20)
    expect(await upload(sent, {}, {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    const foreign = {
      ...AUTHORIZATION_HEADERS,
      origin: 'https://elsewhere.example',
      host: 'www.example.org',
    }
    expect(await upload(sent, {}, foreign)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test.each(['', 'x', '0', '10;drop'])('a location called %j is refused', async (locationId) => {
    const answer = await upload(await jpeg(20, 20), { locationId })
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  })

  test('a location that is not there gets no picture', async () => {
    const before = await stored()
    const answer = await upload(await jpeg(20, 20), { locationId: '999999' })
    expect(answer.code).toBe('NOT_FOUND')
    expect(await stored()).toEqual(before)
  })

  test('who keeps one location uploads there, and to no other', async () => {
    await ensureFirstAccount(site.app)
    await site.app.database.orm.update(assignments).set({ locationId: 20, level: 'CONTRIBUTE' })
    const api = await TestApi.open(site.app)
    const headers = await api.signIn(EMAIL, PASSWORD)
    await api.server.close()
    const sent = await jpeg(20, 20)
    expect((await upload(sent, { locationId: '20' }, headers)).status).toBe(201)
    const before = await stored()
    expect(await upload(sent, { locationId: '10' }, headers)).toMatchObject({
      ...{ status: 403, code: 'FORBIDDEN' },
      message: 'Your account can’t add pictures to this location.',
    })
    expect(await stored()).toEqual(before)
  })

  test('the same bytes sent ten times at once are ten pictures that share one file; with one key they are one', async () => {
    const sent = await jpeg(50, 40)
    const files = async () => (await stored()).filter((name) => /\.\w+$/.test(name)).length
    const before = await files()
    const send = (headers: Record<string, string> = AUTHORIZATION_HEADERS) =>
      Promise.all(Array.from({ length: 10 }, () => upload(sent, {}, headers)))
    const answers = await send()
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ item }) => item.id)).size).toBe(10)
    const repeated = await send({ ...AUTHORIZATION_HEADERS, 'idempotency-key': 'ten at once' })
    expect(new Set(repeated.map(({ item }) => item.id)).size).toBe(1)
    expect(await files()).toBe(before + 1)
  })

  test('a repeated try with the same key is one picture; another picture needs another key', async () => {
    const sent = await jpeg(30, 30)
    const headers = { ...AUTHORIZATION_HEADERS, 'idempotency-key': 'once' }
    const first = await upload(sent, {}, headers)
    const again = await upload(sent, {}, headers)
    expect(again.item).toEqual(first.item)
    expect(await upload(await jpeg(31, 31), {}, headers)).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  async function upload(
    payload: Buffer,
    { name = 'picture.jpg', type = 'image/jpeg', locationId = '10' } = {},
    headers: Readonly<Record<string, string>> = AUTHORIZATION_HEADERS,
  ) {
    const answer = await site.server.inject({
      method: 'POST',
      url: `/api/media?locationId=${encodeURIComponent(locationId)}&name=${encodeURIComponent(name)}`,
      headers: { 'content-type': type, ...headers },
      payload,
    })
    const { mediaItem: item, errors } = answer.json()
    const { message, extensions } = errors?.[0] ?? {}
    return { status: answer.statusCode, item, message, code: extensions?.code }
  }

  function stored(): Promise<readonly string[]> {
    return filesIn('originals')
  }

  async function filesIn(folder: string): Promise<readonly string[]> {
    return (await readdir(join(site.folder, folder), { recursive: true })).sort()
  }
})

/** A photograph: noise, so that half of it is not whole. */
function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b23a12',
      ...(width < 1000 && { noise: { type: 'gaussian', mean: 120, sigma: 40 } }),
    },
  })
    .jpeg()
    .toBuffer()
}
