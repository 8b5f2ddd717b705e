import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { textPage } from '../import/testing/small-network'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }
/** With a script that runs as it is opened, and another that a page would run. */
const SCRIPTED =
  '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj\n<script>alert(1)</script>\n%%EOF\n'

describe.each(testDatabases)('a PDF in a $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  })
  afterAll(() => site.close())

  async function upload(bytes: string, { name = 'Programme.pdf', more = '' } = {}) {
    const answer = await site.server.inject({
      method: 'POST',
      url: `/api/media?locationId=10&name=${encodeURIComponent(name)}${more}`,
      headers: {
        ...AUTHORIZATION_HEADERS,
        'content-type': 'application/pdf',
        'idempotency-key': randomUUID(),
      },
      payload: Buffer.from(bytes),
    })
    const body = answer.json()
    return { status: answer.statusCode, item: body.mediaItem, errors: body.errors }
  }

  test('with a script inside is a download that runs nothing, by its name', async () => {
    const { status, item } = await upload(SCRIPTED, {
      name: 'દિવાળી "2026"\r\nSet-Cookie: a=b.pdf',
    })
    expect([status, item.type, item.fileSize]).toEqual([201, 'application/pdf', SCRIPTED.length])
    const { statusCode, headers, body } = await site.get(item.src, AUTHORIZATION_HEADERS)
    expect([statusCode, body]).toEqual([200, SCRIPTED])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="document\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/,
    )
    for (const path of [`${item.url}?w=320`, `${item.url}/share`])
      expect((await site.get(path, AUTHORIZATION_HEADERS)).statusCode).toBe(404)
  })

  test('is for visitors once a published page links to it, by an address that outlives its replacement', async () => {
    const { item } = await upload(SCRIPTED)
    const address = `/media/${item.id}/original`
    expect((await site.get(address)).statusCode).toBe(404)
    const id = await site.publish({ address: `/links-${item.id}`, text: 'Programme' })
    await site.ask(
      `mutation ($id: ID!, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 1,
        topic: { items: [{ locationId: "10", content: $content }] }) { version } }`,
      { id, content: textPage(`<p><a href="${address}">Programme</a></p>`) },
    )
    await site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 2) { id } }`)
    const whole = async () => {
      const { headers } = await site.get(address)
      return (await site.get(String(headers.location))).body
    }
    expect(await whole()).toBe(SCRIPTED)
    const newer = SCRIPTED.replace('1.7', '2.0')
    expect((await upload(newer, { more: `&replaces=${item.id}` })).status).toBe(201)
    expect(await whole()).toBe(newer)
  })

  test('that was cut off is refused, and so is one in the place of a picture', async () => {
    const { status, errors } = await upload(SCRIPTED.replace('%%EOF', ''))
    expect([status, errors[0].message]).toEqual([400, expect.stringContaining('incomplete')])
    const replaced = await upload(SCRIPTED, { more: '&replaces=2' })
    expect([replaced.status, replaced.errors[0].message]).toEqual([
      400,
      expect.stringContaining('only replace a picture with a picture'),
    ])
  })

  test('is listed among the files of the library, and not among its pictures', async () => {
    const { item } = await upload(SCRIPTED)
    const listed = async (args: string) => {
      const { mediaLibrary } = await site.ask(
        `{ mediaLibrary(first: 100, ${args}) { nodes { item { id } } } }`,
      )
      return mediaLibrary.nodes.map((node) => node.item.id)
    }
    expect(await listed('kind: FILE')).toContain(item.id)
    expect(await listed('kind: PICTURE')).not.toContain(item.id)
    expect(await listed('lacksAltText: true')).not.toContain(item.id)
  })
})
