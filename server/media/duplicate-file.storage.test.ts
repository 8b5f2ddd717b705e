import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }

describe.each(testDatabases)('a file that is uploaded again to a $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('the same picture once more is answered as known where that is asked, and stored where it is wanted', async () => {
    const sent = await jpeg(61)
    const { item } = await upload(sent, { name: 'Murti.jpg' })
    const before = await files()
    const again = await upload(sent, { name: 'copy.jpg', more: '&unlessKnown=1' })
    expect([again.status, again.item, again.known.id]).toEqual([200, undefined, item.id])
    expect(again.known.displayName).toBe('Murti')
    const headers = { ...AUTHORIZATION_HEADERS, 'idempotency-key': 'known or not' }
    const elsewhere = { locationId: '20', more: '&unlessKnown=1' }
    expect((await upload(sent, elsewhere, headers)).known.id).toBe(item.id)
    const wanted = await upload(sent, { locationId: '20' }, headers)
    expect(wanted.status).toBe(201)
    // A repeated try is answered with what the first one made, and its own location comes first.
    expect((await upload(sent, elsewhere, headers)).item.id).toBe(wanted.item.id)
    expect((await upload(sent, elsewhere)).known.id).toBe(wanted.item.id)
    expect(await files()).toEqual(before)
    for (const { id } of [item, wanted.item])
      await site.ask('mutation ($id: ID!) { deleteMediaItem(id: $id) { id } }', { id })
    expect((await upload(sent, { more: '&unlessKnown=1' })).status).toBe(201)
  })

  test('of ten who send the same picture at once one stores it, and nine know it', async () => {
    const sent = await jpeg(62)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upload(sent, { more: '&unlessKnown=1' })),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    const known = answers.filter(({ status }) => status === 200).map((answer) => answer.known.id)
    expect(known).toEqual(Array(9).fill(made[0]?.item.id))
  })

  async function upload(
    payload: Buffer,
    { name = 'picture.jpg', locationId = '10', more = '' } = {},
    headers: Readonly<Record<string, string>> = AUTHORIZATION_HEADERS,
  ) {
    const answer = await site.server.inject({
      ...{ method: 'POST', payload, headers: { 'content-type': 'image/jpeg', ...headers } },
      url: `/api/media?locationId=${locationId}&name=${name}${more}`,
    })
    const { mediaItem: item, known } = answer.json()
    return { status: answer.statusCode, item, known }
  }

  /** The originals that are stored. */
  const files = async () =>
    (await readdir(site.folder, { recursive: true }))
      .filter((name) => name.endsWith('.jpeg'))
      .sort()
})

function jpeg(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width, height: 40, channels: 3, background: '#b23a12', noise } })
    .jpeg()
    .toBuffer()
}
