import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp, testDatabases } from '../../app/testing/test-app'
import { assignments, auditRows, feedback, jobs, signUps, users } from '../../database/tables'
import { createAskAs } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import { principals } from '../../graphql/testing/policy'
import { TestApi } from '../../graphql/testing/test-api'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork } from '../../import/testing/small-network'
import { runDueJob } from '../../jobs/run-job'
import { mailJob } from '../../mail/mail-job'
import { startMailServer } from '../../mail/testing/mail-server'
import { exportRoutes } from './export-routes'
import { deleteOld } from './retention-job'

const AUTHORIZATION_HEADERS = { authorization: 'Bearer a-token-for-tests-that-is-long-enough' }
const DAY = 24 * 3_600_000

describe.each(testDatabases)('the inbox on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer()
    app = await openTestApp(url, { smtpUrl: server.url })
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    api = await TestApi.open(app)
    await exportRoutes(api.server, app)
  })
  beforeEach(async () => {
    const { orm } = app.database
    for (const table of [feedback, signUps, jobs]) await orm.delete(table)
  })
  afterAll(async () => {
    await closeApp(app)
    await server.close()
  })

  async function sent(row: Partial<typeof feedback.$inferInsert> = {}) {
    const given = { locationId: 20, message: 'More benches, please.', page: '/visit', ...row }
    const [stored] = await app.database.orm.insert(feedback).values(given).returning()
    return { id: String(stored?.id), expectedVersion: 1 }
  }
  const call = (name: string, variables: Record<string, unknown>) =>
    api.ask(callOf(name), variables)
  const listed = async (variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.ask(LIST, variables)
    expect(errors).toEqual([])
    return data.feedback.nodes
  }
  async function person(level: 'MANAGE' | 'VIEW', locationId = 20) {
    const id = randomUUID()
    await app.database.orm.insert(users).values({ id, name: 'Asha', email: `${id}@toran.example` })
    await app.database.orm.insert(assignments).values({ userId: id, locationId, level })
    return id
  }
  async function mailsSent() {
    const kinds = new Map([mailJob(app)].map((kind) => [kind.name, kind]))
    while (await runDueJob(app, kinds));
    return server.received.splice(0)
  }

  test('a message is assigned, noted and found by it', async () => {
    const asha = await person('MANAGE')
    const message = await sent({ name: 'Ravi' })
    await sent({ message: 'Where is the car park?' })
    const change = { ...message, status: 'IN_PROGRESS', assigneeId: asha, note: 'Ask the trustees' }
    expect((await call('updateFeedback', change)).errors).toEqual([])
    const [mail] = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    expect(JSON.parse(mail?.payload ?? '{}')).toMatchObject({
      to: `${asha}@toran.example`,
      heading: 'You’ve been assigned a message',
    })
    expect(await listed({ assigneeId: asha })).toMatchObject([
      { name: 'Ravi', status: 'IN_PROGRESS', note: 'Ask the trustees', assignee: { name: 'Asha' } },
    ])
    expect(await listed({ isUnassigned: true })).toMatchObject([{ assignee: null, status: 'NEW' }])
    expect(await listed({ search: 'CAR park' })).toHaveLength(1)
    expect(await listed({ search: '100%' })).toHaveLength(0)
    await call('updateFeedback', { id: message.id, expectedVersion: 2, assigneeId: null })
    expect(await listed({ isUnassigned: true })).toHaveLength(2)
  })

  test('a message is assigned to nobody who may not read it', async () => {
    const message = await sent()
    for (const assigneeId of [await person('VIEW'), await person('MANAGE', 10), 'nobody']) {
      const { errors } = await call('updateFeedback', { ...message, assigneeId })
      expect(errors[0]?.message).toContain('people who contribute to this location or manage it')
    }
  })

  test('what two change at once: the second is told, and writes nothing', async () => {
    const message = await sent()
    await call('updateFeedback', { ...message, note: 'First' })
    const { errors } = await call('updateFeedback', { ...message, note: 'Second' })
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    expect(await listed()).toMatchObject([{ note: 'First' }])
  })

  test('a note that is too long is refused with its length', async () => {
    const { errors } = await call('updateFeedback', { ...(await sent()), note: 'a'.repeat(2001) })
    expect(errors[0]?.message).toBe('A note has at most 2000 characters; this one has 2001.')
  })

  test('an answer leaves as an email from the location, with the words of the visitor below', async () => {
    const message = await sent({ email: 'ravi@example.org', name: 'Ravi\u2028Bcc: x@y.org' })
    const answer = { ...message, message: 'Thank you.\r\n\r\nTwo benches come in May.' }
    expect((await call('replyToFeedback', answer)).data.answer).toMatchObject({
      status: 'ANSWERED',
      version: 2,
    })
    expect(await listed()).toMatchObject([
      { replies: [{ message: 'Thank you.\n\nTwo benches come in May.', byName: 'API' }] },
    ])
    const [mail] = await mailsSent()
    expect([mail?.to].flat()[0]?.text).toBe('ravi@example.org')
    expect(mail?.text).toContain('Two benches come in May.')
    expect(mail?.text).toContain('> More benches, please.')
    expect([...(mail?.headers.keys() ?? [])]).not.toContain('auto-submitted')
    expect(mail?.bcc).toBeUndefined()
  })

  test.each([
    ['ravi@example.org\nBcc: all@example.org', 'is invalid, so nothing was sent'],
    ['ravi@example.org\r\n', 'is invalid, so nothing was sent'],
    ['ravi', 'is invalid, so nothing was sent'],
    ['', 'left no email address'],
  ])(
    'an answer to an address that is none is refused, and nothing is sent: %j',
    async (email, words) => {
      const message = await sent({ email })
      const { errors } = await call('replyToFeedback', { ...message, message: 'Thank you' })
      expect(errors[0]?.message).toContain(words)
      expect(await app.database.orm.select().from(jobs)).toEqual([])
      expect(await listed()).toMatchObject([{ status: 'NEW', replies: [] }])
    },
  )

  test('an answer that is sent again by the same key is one email', async () => {
    const message = await sent({ email: 'ravi@example.org' })
    const answer = { ...message, message: 'Thank you', idempotencyKey: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('replyToFeedback', answer)),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(await app.database.orm.select().from(jobs)).toHaveLength(1)
  })

  test('a person is erased: messages, answers, sign-ups and emails that wait; the audit tells it without the address', async () => {
    const { orm } = app.database
    const message = await sent({ email: 'ravi@example.org' })
    await sent({ email: 'RAVI@example.org', locationId: 10 })
    await sent({ email: 'asha@example.org' })
    await orm.insert(signUps).values({ locationId: 20, email: 'ravi@example.org', page: '/' })
    await call('replyToFeedback', { ...message, message: 'Thank you' })
    const { data } = await call('eraseVisitor', { email: ' Ravi@example.org' })
    expect(data.answer).toEqual({ feedback: 2, signUps: 1 })
    expect(await listed()).toMatchObject([{ email: 'asha@example.org' }])
    expect([...(await orm.select().from(signUps)), ...(await orm.select().from(jobs))]).toEqual([])
    const rows = await orm.select().from(auditRows).where(eq(auditRows.action, 'eraseVisitor'))
    expect(rows.map(({ chain, count }) => [chain, count])).toEqual(
      expect.arrayContaining([
        ['visitors:10', 1],
        ['visitors:20', 2],
      ]),
    )
    expect(JSON.stringify(rows)).not.toContain('example.org')
  })

  test('who manages one location erases there alone, and sees nothing of the others', async () => {
    await sent({ email: 'ravi@example.org', locationId: 20 })
    await sent({ email: 'ravi@example.org', locationId: 10 })
    const ask = createAskAs(app)
    const manager = principals['MANAGE at own'] ?? null
    const seen = await ask(manager, LIST, {})
    expect(seen.data?.feedback).toMatchObject({ totalCount: 1 })
    const erased = await ask(manager, callOf('eraseVisitor'), { email: 'ravi@example.org' })
    expect(erased.data?.answer).toEqual({ feedback: 1, signUps: 0 })
    expect(await listed()).toMatchObject([{ locationId: '10' }])
  })

  test('a download holds what the list does, with cells that no program for tables runs', async () => {
    await sent({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(1)\nsecond line' })
    await sent({ name: 'Elsewhere', locationId: 10 })
    await sent({ name: 'Closed', status: 'CLOSED' })
    const answer = await api.server.inject({
      url: '/api/inbox/feedback.csv?locationId=20&status=NEW',
      headers: AUTHORIZATION_HEADERS,
    })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="feedback.csv"')
    expect(answer.body.startsWith('\ufeffReceived,Location,Name')).toBe(true)
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(answer.body).toContain(`"'@SUM(1)\nsecond line"`)
    expect(answer.body).not.toMatch(/Elsewhere|Closed/)
    const [row] = await app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.action, 'exportFeedback'))
    expect(row).toMatchObject({ outcome: 'ALLOW', locationId: 20 })
  })

  test('a download of more rows than are read at once has each of them once', async () => {
    const rows = Array.from({ length: 1203 }, (_, number) => ({
      ...{ locationId: 20, email: `v${number}@example.org`, page: '/' },
    }))
    await app.database.orm.insert(signUps).values(rows)
    const { body } = await api.server.inject({
      url: '/api/inbox/sign-ups.csv',
      headers: AUTHORIZATION_HEADERS,
    })
    const found = body.match(/v\d+@example\.org/g) ?? []
    expect([found.length, new Set(found).size]).toEqual([1203, 1203])
  })

  test('nobody else downloads anything', async () => {
    for (const path of ['feedback.csv', 'sign-ups.csv']) {
      const answer = await api.server.inject({ url: `/api/inbox/${path}` })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('what is too old is deleted, and what is not stays', async () => {
    const { orm } = app.database
    const ago = (days: number) => new Date(Date.now() - days * DAY)
    await sent({ message: 'Old', createdAt: ago(731) })
    await sent({ message: 'Kept', createdAt: ago(729) })
    const signUp = (
      email: string,
      status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED',
      days: number,
    ) => ({
      ...{ locationId: 20, email, status, page: '/', statusAt: ago(days) },
    })
    await orm
      .insert(signUps)
      .values([
        signUp('a@b.org', 'PENDING', 31),
        signUp('c@b.org', 'UNSUBSCRIBED', 31),
        signUp('d@b.org', 'CONFIRMED', 3000),
        signUp('e@b.org', 'PENDING', 29),
      ])
    expect(await orm.transaction((tx) => deleteOld(tx, 730))).toBe(true)
    expect(await listed()).toMatchObject([{ message: 'Kept' }])
    const left = await orm.select().from(signUps)
    expect(left.map(({ email }) => email).sort()).toEqual(['d@b.org', 'e@b.org'])
  })
})

const LIST = `query ($assigneeId: ID, $isUnassigned: Boolean, $search: String) {
  feedback(assigneeId: $assigneeId, isUnassigned: $isUnassigned, search: $search) {
    totalCount
    nodes { id locationId name email message status note assignee { id name } replies { message byName } }
  }
}`
