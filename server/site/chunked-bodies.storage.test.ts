import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#schema/api/upload'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { feedback } from '../database/tables'
import { formRoutes } from '../forms/form-routes'
import { smallNetwork } from '../import/testing/small-network'
import { ensureFirstAccount } from '../people/accounts/ensure-first-account'
import { registerAccounts } from '../people/accounts/register-accounts'
import { openTestSite, type TestSite } from './testing/test-site'

const OWNER = { email: 'asha@example.org', password: 'a password for chunks' }
const GREETING = 'જય સ્વામિનારાયણ'
const JSON_BODY = { 'content-type': 'application/json' }

/** An address that reads a body, one that is taken, what shows that it was, and the most bytes that are. */
interface Endpoint {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly status: number
  readonly most: number
}

const form = new URLSearchParams({
  page: '/visit',
  block: 'b_1',
  location: smallNetwork.locations[0]?.slug ?? '',
  homepage: '',
  message: GREETING,
})
const picture = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#b23a12' },
})
  .jpeg()
  .toBuffer()
const endpoints: Readonly<Record<string, Endpoint>> = {
  uploads: {
    path: '/api/media?locationId=10&name=a.jpg',
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'image/jpeg' },
    body: picture,
    status: 201,
    most: UPLOAD_BYTES,
  },
  'signing in': {
    path: '/api/auth/sign-in/email',
    headers: JSON_BODY,
    body: Buffer.from(JSON.stringify(OWNER)),
    status: 200,
    most: 10_000,
  },
  forms: {
    path: '/forms/feedback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: Buffer.from(form.toString()),
    status: 200,
    most: 64 * 1024,
  },
  GraphQL: {
    path: '/graphql',
    headers: { ...JSON_BODY, authorization: `Bearer ${TEST_TOKEN}` },
    body: Buffer.from(
      JSON.stringify({ query: `{ documents(query: { text: "${GREETING}" }) { totalCount } }` }),
    ),
    status: 200,
    most: 2_000_000,
  },
}

describe.each(testDatabases)(
  'bodies in chunks, as streaming proxies send them, to a $kind database',
  ({ url }) => {
    let site: TestSite
    let origin: string
    beforeAll(async () => {
      const configuration = { adminEmail: OWNER.email, adminPassword: OWNER.password }
      site = await openTestSite(url, { configuration })
      await ensureFirstAccount(site.app)
      await registerAccounts(site.server, site.app)
      await formRoutes(site.server, site.app)
      origin = await site.listen()
    })
    afterAll(() => site.close())

    test.each(Object.entries(endpoints))(
      '%s: read as if its length had been said',
      async (_, endpoint) => {
        // Each byte of the first letters alone: a letter of three bytes comes in three pieces.
        const pieces = [...endpoint.body.subarray(0, 200)].map((byte) => Buffer.of(byte))
        const answer = await send(`${origin}${endpoint.path}`, endpoint, [
          ...pieces,
          endpoint.body.subarray(200),
        ])
        expect(answer.status).toBe(endpoint.status)
      },
    )

    test('what came in pieces is stored whole', async () => {
      const [row] = await site.app.database.orm.select().from(feedback)
      expect(row?.message).toBe(GREETING)
    })

    test.each(Object.entries(endpoints))(
      '%s: nothing beyond the limit is read',
      async (_, endpoint) => {
        const piece = Buffer.alloc(Math.ceil(endpoint.most / 8) + 1, ' ')
        const answer = await send(`${origin}${endpoint.path}`, endpoint, Array(9).fill(piece))
        expect(answer.status).toBe(413)
        expect(JSON.parse(answer.text).errors[0].extensions.code).toBe('LIMIT_EXCEEDED')
      },
    )

    test('a visitor’s query is held to the limit of visitors', async () => {
      const { authorization: _, ...headers } = endpoints.GraphQL?.headers ?? {}
      const query = `{ documents { totalCount } } #${'x'.repeat(100_000)}`
      const body = Buffer.from(JSON.stringify({ query }))
      const answer = await send(`${origin}/graphql`, { headers }, [
        body.subarray(0, 50_000),
        body.subarray(50_000),
      ])
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('at most 100 kB')
    })
  },
)

/** Sends a body of no known length, piece by piece. */
async function send(
  url: string,
  { headers }: Pick<Endpoint, 'headers'>,
  pieces: readonly Buffer[],
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  const asked = request(url, {
    method: 'POST',
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  })
  // Cut off while it still sends, as it should be: the answer came before.
  const broken = new Promise<null>((resolve) => asked.on('error', () => resolve(null)))
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  for (const piece of pieces) asked.write(piece)
  asked.end()
  const [response] = (await Promise.race([answered, broken])) ?? []
  if (!response) throw new Error('The connection was cut without an answer')
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return { status: response.statusCode, text }
}
