import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import eventRecord from '#schema/records/event/event.record'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { auditRows, jobs, webhookDeliveries, webhooks } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import { answerOf, codesOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { servePublicly } from '../http/testing/public-server'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { runDueJob } from '../jobs/run-job'
import type { Principal } from '../people/access/principal'
import { deliveryJob } from './delivery-job'
import { followWebhooks } from './follow-webhooks'

const CREATE = `mutation ($webhook: WebhookInput!) { answer: createWebhook(webhook: $webhook) { id secret } }`
const UPDATE = `mutation ($id: ID!, $webhook: WebhookInput!, $version: Int!) {
  answer: updateWebhook(id: $id, webhook: $webhook, expectedVersion: $version) { id version } }`
const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id) {
  totalCount nodes { id event status tries statusCode error payload } } }`
const by = { principal: null, requestId: 'r', network: null }
const HOUR = 3_600_000

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

describe.each(testDatabases)('webhooks on the $kind database', ({ url }) => {
  let app: App
  let manager: Principal
  let now: Date
  let status = 200
  const received: Received[] = []
  let address: string
  let stop: () => void
  let kinds: Map<string, ReturnType<typeof deliveryJob>>
  /** A delivery queued at this moment is due by the database's clock. */
  const soon = () => new Date(now.getTime() + 1_000)
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { now: new Date(), storePicture: noPictures })
    manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: null })
    const server = await servePublicly((request, answer) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        answer.writeHead(status, { location: 'https://127.0.0.1/' }).end('thanks')
      })
    })
    address = 'https://hooks.example.org/toran'
    // Only where the name leads to is replaced.
    const { origin, parts } = server
    const request = ((target: URL, ...rest: []) =>
      parts.request(new URL(target.pathname, origin), ...rest)) as typeof parts.request
    const job = deliveryJob({ clock: () => now, parts: { ...parts, request } })
    kinds = new Map([[job.name, job]])
    const unfollow = await followWebhooks(app)
    stop = () => {
      server.close()
      unfollow()
    }
  }, 120_000)
  afterAll(async () => {
    stop()
    await closeApp(app)
  })
  beforeEach(async () => {
    now = new Date()
    status = 200
    received.length = 0
    await app.database.orm.delete(webhooks)
    await app.database.orm.delete(jobs)
  })

  const ask = (query: string, variables: Variables, as: Principal | null = manager) =>
    createAskAs(app)(as, query, variables)
  const input = (rest: object = {}) => ({
    ...{ name: 'Newsletter', url: address, events: ['record.saved', 'form.received'], ...rest },
  })
  const add = async (rest: object = {}) =>
    answerOf(await ask(CREATE, { webhook: input(rest) })) as { id: string; secret: string }
  const save = (locationId = 20, times = 1) =>
    app.changes.write((tx) =>
      emit(
        tx,
        ...Array.from({ length: times }, () => ({
          ...({ type: 'record.saved', by, ...recordName(eventRecord, 1), tags: [] } as const),
          ...{ action: 'save', locationId, fromVersion: 1, toVersion: 2 },
        })),
      ),
    )
  /** Does what is due by the clock. */
  const work = async () => {
    for (let times = 0; times < 100; times += 1)
      if (!(await runDueJob({ ...app, dueBy: soon }, kinds))) return
    throw new Error('There is always another job')
  }
  const log = async (id: string) => {
    const { data } = await ask(LOG, { id })
    return (
      (data?.webhookDeliveries as { nodes: Record<string, unknown>[]; totalCount: number }) ?? {}
    )
  }

  test('a change is told with a signature that its receiver can check, and is in the log', async () => {
    const { id, secret } = await add()
    await save()
    await work()
    expect(received).toHaveLength(1)
    const { headers, body } = received[0] as Received
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(body)).toMatchObject({
      type: 'record.saved',
      data: { id: 1, kind: 'event', locationId: 20, action: 'save', fromVersion: 1, toVersion: 2 },
    })
    const { nodes } = await log(id)
    expect(nodes).toMatchObject([{ status: 'DELIVERED', statusCode: 200, tries: 1, error: null }])
  })

  test('what fails is tried again with the same id, once for each wait, and then all of it', async () => {
    const { id } = await add()
    status = 503
    await save(20, 3)
    await work()
    // One attempt tells that nothing is accepted.
    expect(received).toHaveLength(1)
    status = 200
    await work()
    expect(received).toHaveLength(1)
    now = new Date(now.getTime() + 6_000)
    await work()
    expect(received).toHaveLength(4)
    const ids = received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(3)
    const { nodes } = await log(id)
    expect(nodes.map((node) => node.status)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
  })

  test('after three days a delivery is given up, and can be sent again', async () => {
    const { id } = await add()
    status = 500
    await save()
    for (let hours = 0; hours <= 96; hours += 6) {
      await work()
      now = new Date(now.getTime() + 6 * HOUR)
    }
    const [failed] = (await log(id)).nodes
    expect(failed).toMatchObject({ status: 'FAILED', error: 'The address answered with 500.' })
    expect(received.length).toBeLessThan(15)
    status = 204
    now = new Date()
    const times = received.length
    const replay = `mutation ($id: ID!) { answer: replayDelivery(id: $id) }`
    await ask(replay, { id: failed?.id })
    await work()
    expect(received).toHaveLength(times + 1)
    expect((await log(id)).nodes).toMatchObject([{ status: 'DELIVERED', statusCode: 204 }])
  })

  test('a redirect is not followed, and 410 turns the webhook off', async () => {
    const { id } = await add()
    status = 302
    await save()
    await work()
    expect(received).toHaveLength(1)
    expect((await log(id)).nodes).toMatchObject([{ status: 'WAITING', statusCode: 302 }])
    status = 410
    now = new Date(now.getTime() + HOUR)
    await work()
    const [webhook] = await app.database.orm.select().from(webhooks)
    expect(webhook?.isEnabled).toBe(false)
    now = new Date(now.getTime() + HOUR)
    await work()
    expect((await log(id)).nodes).toMatchObject([{ status: 'FAILED' }])
  })

  test('one of a location hears nothing of others, and none of what it did not ask for', async () => {
    const { id } = await add({ locationId: '20' })
    await save(10)
    await save(20)
    await app.changes.write((tx) =>
      emit(tx, {
        type: 'page.setUp',
        by,
        id: 1,
        action: 'create',
        locationId: 20,
        shown: { tags: [], paths: [] },
      }),
    )
    expect((await log(id)).totalCount).toBe(1)
  })

  test('without webhooks nothing is written, and a change that fails tells nothing', async () => {
    await save()
    expect(await app.database.orm.$count(webhookDeliveries)).toBe(0)
    await add()
    const failing = app.changes.write(async (tx) => {
      const facts = { ...recordName(eventRecord, 1), tags: [], action: 'save', locationId: 20 }
      await emit(tx, { type: 'record.saved', by, ...facts })
      throw new Error('Something else failed')
    })
    await expect(failing).rejects.toThrow('Something else failed')
    expect(await app.database.orm.$count(webhookDeliveries)).toBe(0)
    expect(await app.database.orm.$count(jobs)).toBe(0)
  })

  test('the log keeps the latest thousand', async () => {
    const { id } = await add()
    await save(20, 1100)
    status = 500
    // Shortened with every twentieth that is worked on.
    for (let times = 0; times < 40; times += 1) await runDueJob({ ...app, dueBy: soon }, kinds)
    expect((await log(id)).totalCount).toBeLessThanOrEqual(1000)
  })

  test.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.8/hook',
    'https://169.254.169.254/latest',
    'https://user:password@example.org/hook',
    'javascript:alert(1)',
    'ગુજરાતી',
    '',
  ])('an address inside the network, or that is none, is refused: %s', async (wrong) => {
    const { errors = [] } = await ask(CREATE, { webhook: input({ url: wrong }) })
    expect(errors[0]?.message).toContain('public internet')
  })

  test('a name that leads inside is refused as the connection is made', async () => {
    const { id } = await add({ url: 'https://localhost/hook' })
    await save()
    const job = deliveryJob({ clock: () => now })
    await runDueJob({ ...app, dueBy: soon }, new Map([[job.name, job]]))
    const { nodes } = await log(id)
    expect(nodes).toMatchObject([{ status: 'WAITING', statusCode: null }])
    expect(nodes[0]?.error).toContain('not on the public internet')
  })

  test('wrong input says what is wrong', async () => {
    const messages = []
    for (const wrong of [
      { name: ' ' },
      { events: [] },
      { events: ['person.invited'] },
      { locationId: '999999' },
    ]) {
      const { errors = [] } = await ask(CREATE, { webhook: input(wrong) })
      messages.push(errors[0]?.message)
    }
    expect(messages).toEqual([
      'Give the webhook a name.',
      'Choose at least one event.',
      'Unknown event “person.invited”.',
      'Location 999999 doesn’t exist.',
    ])
    const stale = await ask(UPDATE, { id: (await add()).id, webhook: input(), version: 7 })
    expect(codesOf(app, stale)).toEqual(['CONFLICT'])
  })

  test('they are for those who manage the whole network, and their secret is answered once', async () => {
    const person = await addPerson(app, { name: 'Asha', level: 'MANAGE', locationId: 20 })
    expect(codesOf(app, await ask(CREATE, { webhook: input() }, person))).toEqual(['FORBIDDEN'])
    expect(codesOf(app, await ask('{ webhooks { id } }', {}, person))).toEqual(['FORBIDDEN'])
    expect(codesOf(app, await ask('{ webhooks { id } }', {}, null))).toEqual(['UNAUTHENTICATED'])
    const { id } = await add()
    const { errors = [] } = await ask('{ webhooks { id secret } }', {})
    expect(errors[0]?.message).toContain('secret')
    const rows = await app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `webhook:${id}`))
    expect(rows).toMatchObject([{ action: 'createWebhook', actorId: manager.id }])
    expect(JSON.stringify(rows)).not.toContain('whsec_')
  })
})
