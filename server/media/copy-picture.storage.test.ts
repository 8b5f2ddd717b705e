import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { BUDGETS } from '../http/limits/budgets'
import { readPicture } from '../http/read-public'
import { servePublicly } from '../http/testing/public-server'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }

describe.each(testDatabases)('copying pictures of other sites to a $kind database', ({ url }) => {
  let site: TestSite
  let other: Awaited<ReturnType<typeof servePublicly>>
  let asked = 0

  beforeAll(async () => {
    const picture = await sharp({
      create: { width: 640, height: 480, channels: 3, background: '#b23a12' },
    })
      .png()
      .toBuffer()
    other = await servePublicly(({ url: path }, answer) => {
      asked += 1
      if (path === '/page') answer.end('<html>no picture</html>')
      else answer.end(picture)
    })
    // Its own addresses are read as public ones are; all others by the guard as it is.
    site = await openTestSite(url, {
      readPicture: (address) =>
        readPicture(address, address.startsWith(other.origin) ? other.parts : undefined),
    })
  })

  afterAll(async () => {
    other.close()
    await site.close()
  })

  test('a picture that is named by its address is stored as an upload is', async () => {
    const { status, body } = await copy(`${other.origin}/docsz/AD_4n?key=x`, 'Lamps.png')
    expect(status).toBe(201)
    expect(body.mediaItem).toMatchObject({
      displayName: 'Lamps',
      metadata: { width: 640, height: 480 },
      url: expect.stringMatching(/^\/media\/\d+-/),
    })
  })

  test.each([
    'https://127.0.0.1/admin.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x.png',
    'http://example.org/x.png',
    'file:///etc/passwd',
    'not an address',
  ])(
    'nothing inside the network is read, and the answer tells nothing of it: %s',
    async (address) => {
      const { status, body } = await copy(address)
      expect(status).toBe(400)
      expect(body.errors[0].message).toMatch(
        /^The picture couldn’t be copied( from \S+)?\. Save it on your device, then upload it\.$/,
      )
    },
  )

  test('what is no picture is refused', async () => {
    const { status } = await copy(`${other.origin}/page`)
    expect(status).toBe(400)
  })

  test('only people who may upload there have pictures copied', async () => {
    const before = asked
    expect((await copy(`${other.origin}/a.png`, 'a', {})).status).toBe(401)
    const elsewhere = await copy(`${other.origin}/a.png`, 'a', {
      ...AUTHORIZATION_HEADERS,
      origin: 'https://evil.example',
    })
    expect(elsewhere.status).toBe(403)
    expect(asked).toBe(before)
  })

  test('an address that is too long is refused before it is read, and copies are rationed', async () => {
    expect((await copy(`${other.origin}/${'a'.repeat(4_000)}`)).status).toBe(400)
    const before = asked
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => copy(`${other.origin}/ten.png`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    let refused = 0
    for (let times = 0; times < BUDGETS.copiedPicturesOfPerson.points; times += 1)
      if ((await copy('https://127.0.0.1/x')).status === 429) refused += 1
    expect(refused).toBeGreaterThan(0)
    expect((await copy(`${other.origin}/one.png`)).status).toBe(429)
    expect(asked).toBe(before + 10)
  })

  async function copy(
    from: string,
    name = 'picture',
    headers: Readonly<Record<string, string>> = AUTHORIZATION_HEADERS,
  ) {
    const query = new URLSearchParams({ locationId: '10', name, from })
    const answer = await site.server.inject({
      method: 'POST',
      url: `/api/media?${query}`,
      headers,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
})
