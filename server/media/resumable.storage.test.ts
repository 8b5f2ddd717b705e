import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESUMABLE_PATH } from '#schema/api/upload'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }
const TUS = { 'tus-resumable': '1.0.0' }
const PART = { 'content-type': 'application/offset+octet-stream' }

describe.each(testDatabases)('uploads in parts to a $kind database', ({ url }) => {
  let site: TestSite
  let origin: string
  beforeAll(async () => {
    site = await openTestSite(url)
    origin = await site.server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => site.close())

  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...AUTHORIZATION_HEADERS, ...TUS, ...(init.headers as Record<string, string>) },
    })
  async function begin(bytes: number, headers: Record<string, string> = {}) {
    const answer = await send(RESUMABLE_PATH, {
      ...{ method: 'POST', headers: { 'upload-length': String(bytes), ...headers } },
    })
    return { answer, path: answer.headers.get('location') ?? '' }
  }
  const part = (path: string, offset: number, bytes: Buffer) =>
    send(path, {
      ...{ method: 'PATCH', body: new Uint8Array(bytes) },
      headers: { ...PART, 'upload-offset': String(offset) },
    })
  const offsetOf = async (path: string) =>
    Number((await send(path, { method: 'HEAD' })).headers.get('upload-offset'))
  async function store(path: string, { key = randomUUID(), more = '' } = {}) {
    const id = path.split('/').at(-1)
    const answer = await send(`/api/media?locationId=10&name=a.jpg&upload=${id}${more}`, {
      ...{ method: 'POST', headers: { 'idempotency-key': key } },
    })
    const { mediaItem, errors = [] } = (await answer.json()) as Answered
    return { status: answer.status, item: mediaItem, errors }
  }
  async function arrived(bytes: Buffer): Promise<string> {
    const { path } = await begin(bytes.length)
    expect((await part(path, 0, bytes)).status).toBe(204)
    return path
  }

  test('a picture that was cut twice goes on where it ended, and is there once', async () => {
    const bytes = await jpeg()
    const { path } = await begin(bytes.length)
    const [first, second] = [Math.floor(bytes.length / 3), Math.floor(bytes.length / 2)]
    await part(path, 0, bytes.subarray(0, first))
    expect(await offsetOf(path)).toBe(first)
    await part(path, first, bytes.subarray(first, second))
    // The part that arrived before the connection broke is sent again: refused, and nothing is stored twice.
    expect((await part(path, 0, bytes.subarray(0, first))).status).toBe(409)
    expect((await store(path)).errors[0]?.message).toContain('isn’t complete')
    await part(path, second, bytes.subarray(second))
    const key = randomUUID()
    const { status, item } = await store(path, { key })
    expect([status, item.metadata]).toEqual([201, { width: 300, height: 200 }])
    // The answer was lost: the file is sent again with the same key, and the first answer is given again.
    const again = await store(await arrived(bytes), { key })
    expect(again.item.id).toBe(item.id)
  })

  test('a part that ten requests send at once is there once', async () => {
    const bytes = await jpeg()
    const { path } = await begin(bytes.length)
    const half = Math.floor(bytes.length / 2)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => part(path, 0, bytes.subarray(0, half))),
    )
    const codes = answers.map(({ status }) => status).sort()
    expect(codes.filter((code) => code === 204)).toHaveLength(1)
    expect(await offsetOf(path)).toBe(half)
    await part(path, half, bytes.subarray(half))
    expect((await store(path)).status).toBe(201)
  })

  test('what came before the connection broke is kept', async () => {
    const bytes = randomBytes(3_000_000)
    const { path } = await begin(bytes.length)
    const broken = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 2_500_000)))
      },
    })
    const sent = send(path, {
      ...{ method: 'PATCH', body, signal: broken.signal, duplex: 'half' },
      headers: { ...PART, 'upload-offset': '0' },
    } as RequestInit).catch(() => null)
    await expect.poll(() => offsetOf(path), { timeout: 10_000 }).toBeGreaterThan(1_000_000)
    broken.abort()
    await sent
    await expect.poll(() => offsetOf(path), { timeout: 10_000 }).toBe(2_500_000)
    expect((await part(path, 2_500_000, bytes.subarray(2_500_000))).status).toBe(204)
  })

  test('forty files, four at a time, are stored in the order in which they are asked for', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, jpeg))
    const paths = await Promise.all(files.map(arrived))
    const ids: number[] = []
    for (const path of paths) ids.push(Number((await store(path)).item.id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(ids).size).toBe(12)
  })

  test('what is stored is gone from what arrives', async () => {
    const path = await arrived(await jpeg())
    const parts = join(site.folder, 'shared/uploads', path.split('/').at(-1) ?? '')
    expect(await readdir(parts)).toHaveLength(1)
    await store(path)
    expect(existsSync(parts)).toBe(false)
    expect((await store(path)).status).toBe(404)
  })

  test.each([
    ['0', 400, 'The file is empty'],
    ['26000000', 413, 'The file is 26.0 MB, more than 20 MB'],
    ['-1', 400, 'The file is empty'],
    ['many', 400, 'The file is empty'],
  ])('a file of %s bytes is refused before any of it', async (bytes, status, words) => {
    const { answer } = await begin(0, { 'upload-length': bytes })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
  })

  test('nobody goes on with what is not theirs, reads it, or leaves the folder', async () => {
    const nobody = await fetch(`${origin}${RESUMABLE_PATH}`, {
      ...{ method: 'POST', headers: { ...TUS, 'upload-length': '10' } },
    })
    expect(nobody.status).toBe(401)
    const foreign = await begin(10, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.answer.status).toBe(403)
    const others = `${'0'.repeat(16)}-${randomBytes(16).toString('hex')}`
    for (const id of [
      others,
      '..%2f..%2fpostgres',
      'a.json',
      encodeURIComponent(`${others}/../x`),
    ]) {
      const path = `${RESUMABLE_PATH}/${id}`
      for (const method of ['HEAD', 'PATCH', 'DELETE'])
        expect((await send(path, { method, headers: PART })).status, `${method} ${id}`).toBe(404)
      expect((await store(path)).status).toBe(404)
    }
  })

  test('a picture is replaced wherever it is shown, and keeps its words', async () => {
    const { item } = await store(await arrived(await jpeg()))
    const better = await sharp(await jpeg())
      .resize(150, 300)
      .jpeg()
      .toBuffer()
    const { status, item: replaced } = await store(await arrived(better), {
      more: `&replaces=${item.id}`,
    })
    expect(status).toBe(201)
    expect(replaced).toMatchObject({
      ...{ id: item.id, displayName: item.displayName },
      metadata: { width: 150, height: 300 },
    })
    expect(replaced.url).not.toBe(item.url)
    const old = await site.server.inject({ url: item.src, headers: AUTHORIZATION_HEADERS })
    expect(old.statusCode).toBe(404)
    expect((await store(await arrived(better), { more: '&replaces=999999' })).status).toBe(404)
  })

  test('ten that replace one picture at once leave one of their files, and no error', async () => {
    const { item } = await store(await arrived(await jpeg()))
    const paths = await Promise.all(
      (await Promise.all(Array.from({ length: 10 }, jpeg))).map(arrived),
    )
    const answers = await Promise.all(
      paths.map((path) => store(path, { more: `&replaces=${item.id}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const data = await site.ask(
      'query ($ids: [ID!]) { allMedia(ids: $ids) { nodes { items { url } } } }',
      {
        ids: [item.id],
      },
    )
    const urls = answers.map(({ item: answered }) => answered.url)
    expect(urls).toContain(data.allMedia.nodes[0].items[0].url)
  })

  test.each([
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a HEIC picture with nothing in it',
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
    ],
    [
      'a HEIC of a hundred pictures',
      Buffer.concat([
        Buffer.from('\0\0\0\u001cftypmsf1\0\0\0\0msf1hevciso8', 'latin1'),
        ...Array.from({ length: 100 }, () => Buffer.alloc(1000, 7)),
      ]),
    ],
    ['half a picture', null],
  ])('%s is refused with what to do, and nothing of it stays', async (_case, given) => {
    const whole = await jpeg()
    const { status, errors } = await store(
      await arrived(given ?? whole.subarray(0, whole.length / 2)),
    )
    expect(status).toBe(400)
    expect(errors[0]?.message).toMatch(/JPEG/)
  })

  test('the library lists what was uploaded, by words, by id, and what nobody has described', async () => {
    const { item } = await store(await arrived(await jpeg()))
    const listed = async (args: string) => {
      const data = await site.ask(
        `{ mediaLibrary(${args}) { totalCount nodes { item { id isDecorative } isShown locationId } } }`,
      )
      return data.mediaLibrary.nodes.map((node) => node.item.id)
    }
    expect(await listed(`search: "${item.id}"`)).toContain(item.id)
    expect(await listed('lacksAltText: true, first: 100')).toContain(item.id)
    await site.ask(`mutation { updateMediaItem(id: "${item.id}", isDecorative: true) { id } }`)
    expect(await listed('lacksAltText: true, first: 100')).not.toContain(item.id)
    const oldest = await listed('sort: asc, first: 100')
    const newest = await listed('sort: desc, first: 100')
    expect(newest).toEqual(oldest.toReversed())
  })
})

/** The answer to an upload: the picture, or why there is none. */
interface Answered {
  readonly mediaItem: { readonly metadata: unknown } & Readonly<
    Record<'id' | 'url' | 'src' | 'displayName', string>
  >
  readonly errors?: readonly { readonly message: string }[]
}

/** Another one each time. */
async function jpeg(): Promise<Buffer> {
  const background = `#${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 6)}`
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
