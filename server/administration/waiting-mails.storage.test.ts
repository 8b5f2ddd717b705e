import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { appOver, bothDatabases, openTestDatabase } from '../app/testing/test-app'
import type { Database } from '../database/database'
import { auditRows, feedback, jobs, users, verifications } from '../database/tables'
import { codesOf, createAskAs } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import { principals } from '../graphql/testing/policy'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { jobKinds } from '../job-kinds'
import { enqueue } from '../jobs/enqueue'
import { runDueJob } from '../jobs/run-job'
import { startMailServer } from '../mail/testing/mail-server'
import { createMetrics } from './metrics-registry'
import { deleteOldMails } from './waiting-mails'

const MAILS =
  '{ mailSettings { isSending waiting } mails(first: 20) { totalCount nodes { id to subject text sentAt } } }'
const DAY_MS = 24 * 3_600_000
const LETTER = {
  ...{ to: 'ravi@example.org', subject: 'સ્વાગત', heading: 'Hello', paragraphs: ['Thank you.'] },
  ...{ action: null, reason: 'A test.' },
}

interface MailRow {
  readonly id: number
  readonly to: string
  readonly text: string
}

interface Answer {
  readonly mails: { readonly nodes: readonly MailRow[]; readonly totalCount: number }
  readonly mailSettings: { readonly isSending: boolean; readonly waiting: number | null }
}

describe.each(bothDatabases)('emails without a mail server, on $kind', ({ url }) => {
  let database: Database
  let app: App
  let api: TestApi
  beforeAll(async () => {
    database = await openTestDatabase(url, 'tables')
    app = await appOver(database)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    api = await TestApi.open(app)
  })
  afterAll(async () => {
    await api.server.close()
    await closeApp(app)
  })
  beforeEach(async () => {
    const { orm } = app.database
    for (const table of [jobs, verifications, users, feedback]) await orm.delete(table)
  })

  const call = (name: string, variables: Record<string, unknown>) =>
    api.ask(callOf(name), variables)
  const write = (payload: object = LETTER, kind = 'mail') =>
    app.changes.write((tx) => enqueue(tx, { kind, payload }))
  const invite = (email: string) =>
    call('invitePerson', {
      ...{ email, name: 'Asha', assignments: [{ level: 'CONTRIBUTE', locationId: '20' }] },
    })
  async function listed() {
    const { data, errors } = await api.ask(MAILS)
    expect(errors).toEqual([])
    const { mails, mailSettings } = data as unknown as Answer
    return { ...mails, settings: mailSettings }
  }
  /** Does all work that a server with these settings does. */
  async function work(server: App): Promise<void> {
    const settings = { cdn: null, socialFeeds: [] } as never
    const kinds = new Map(jobKinds(server, settings).map((kind) => [kind.name, kind]))
    while (await runDueJob(server, kinds));
  }
  const tokenIn = (text: string) =>
    decodeURIComponent(/accept\?token=([\w%-]+)/.exec(text)?.[1] ?? '')
  const choose = (token: string) =>
    api.server.inject({
      ...{ method: 'POST', url: '/api/auth/reset-password' },
      payload: { token, newPassword: 'four quiet words here' },
    })

  test('no work touches them; the manager reads them on every server, with links that work', async () => {
    await invite('asha@toran.example')
    await write()
    await work(app)
    const { nodes, totalCount, settings } = await listed()
    expect(totalCount).toBe(2)
    expect(settings).toEqual({ isSending: false, waiting: 2 })
    expect(nodes.map(({ to }) => to)).toEqual(['ravi@example.org', 'asha@toran.example'])
    expect(nodes[0]).toMatchObject({
      subject: 'સ્વાગત',
      text: expect.stringContaining('Thank you.'),
    })
    const first = tokenIn(nodes[1]?.text ?? '')
    const again = tokenIn((await listed()).nodes[1]?.text ?? '')
    // A shared link still works after the list is loaded again.
    expect(again).not.toBe(first)
    const stored = await app.database.orm.select().from(jobs)
    expect(JSON.stringify(stored)).not.toContain(first)
    expect((await choose(first)).statusCode).toBe(200)
    // After someone accepts, their invitation is no longer listed.
    expect((await listed()).nodes.map(({ to }) => to)).toEqual(['ravi@example.org'])
    expect((await listed()).settings.waiting).toBe(1)
  })

  test('once there is a mail server all are sent, each once, with new links, also by ten at once', async () => {
    await invite('asha@toran.example')
    for (let number = 0; number < 12; number += 1)
      await write({ ...LETTER, to: `ravi-${number}@example.org` })
    await listed()
    const mailServer = await startMailServer()
    const server = await appOver(
      { ...database, close: async () => undefined },
      { smtpUrl: mailServer.url },
    )
    await Promise.all(Array.from({ length: 10 }, () => work(server)))
    expect(mailServer.received).toHaveLength(13)
    const to = mailServer.received.map((mail) => [mail.to].flat()[0]?.text)
    expect(new Set(to).size).toBe(13)
    const invitation = mailServer.received.find(({ text }) => tokenIn(text ?? '') !== '')
    expect((await choose(tokenIn(invitation?.text ?? ''))).statusCode).toBe(200)
    expect(await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))).toEqual([])
    await server.mailer.close()
    await mailServer.close()
  })

  test('those that are old are deleted, and the oldest beyond ten thousand; what was given up stays listed as such', async () => {
    const ids = [
      await write(),
      await write(),
      await write({ email: 'a@b.example' }, 'passwordReset'),
    ]
    const given = await write()
    await app.database.orm
      .update(jobs)
      .set({ deadAt: new Date(0) })
      .where(eq(jobs.id, given))
    const other = await write({}, 'retention')
    const left = async () => (await app.database.orm.select().from(jobs)).map(({ id }) => id)
    const later = (days: number) => ({ now: new Date(Date.now() + days * DAY_MS) })
    await app.changes.write((tx) => deleteOldMails(tx, later(0.9)))
    expect(await left()).toEqual(expect.arrayContaining([...ids, given, other]))
    await app.changes.write((tx) => deleteOldMails(tx, later(1.1)))
    expect((await left()).sort()).toEqual([ids[0], ids[1], given, other].sort())
    await app.changes.write((tx) => deleteOldMails(tx, { most: 1 }))
    expect((await left()).sort()).toEqual([ids[1], given, other].sort())
    await app.changes.write((tx) => deleteOldMails(tx, later(30.1)))
    expect((await left()).sort()).toEqual([given, other].sort())
  })

  test('ten managers look at once; nobody else reads them, nor how many there are', async () => {
    await invite('asha@toran.example')
    await write()
    const looks = await Promise.all(Array.from({ length: 10 }, listed))
    expect(looks.map(({ nodes }) => nodes.length)).toEqual(Array.from({ length: 10 }, () => 2))
    const ask = createAskAs(app)
    for (const principal of [null, principals['MANAGE at own'] ?? null]) {
      expect(codesOf(app, await ask(principal, MAILS, {})).length).toBeGreaterThan(0)
      const { data } = await ask(principal, '{ mailSettings { waiting } }', {})
      const settings = data?.mailSettings as { readonly waiting: number | null } | null
      expect(settings?.waiting ?? null).toBeNull()
    }
  })

  test('one is discarded once, by one of ten managers at once, with an entry in the audit log', async () => {
    const discard = async (id: number | string) => {
      const { data } = await call('discardMail', { id: String(id) })
      return data?.answer as unknown
    }
    const id = await write()
    const kept = await write({ ...LETTER, to: 'asha@example.org' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => discard(id)))
    expect(answers.filter((isDone) => isDone === true)).toHaveLength(1)
    expect(answers.filter((isDone) => isDone === false)).toHaveLength(9)
    expect((await listed()).nodes.map(({ to }) => to)).toEqual(['asha@example.org'])
    const rows = await app.database.orm
      .select({ action: auditRows.action, outcome: auditRows.outcome })
      .from(auditRows)
      .where(eq(auditRows.chain, `job:${id}`))
    expect(rows).toEqual([{ action: 'discardMail', outcome: 'ALLOW' }])
    const ask = createAskAs(app)
    const outsider = principals['MANAGE at own'] ?? null
    const refused = await ask(outsider, callOf('discardMail'), { id: String(kept) })
    expect(codesOf(app, refused)).toEqual(['FORBIDDEN'])
    for (const wrong of ['0', 'x', '99999999']) expect(await discard(wrong)).toBe(false)
    // An email that was given up is discarded as a failed task.
    await app.database.orm.update(jobs).set({ deadAt: new Date() })
    expect(await discard(kept)).toBe(false)
  })

  test('a visitor who is erased gets none, and it is not shown any more', async () => {
    await app.database.orm.insert(feedback).values({
      ...{ locationId: 20, message: 'Hello', page: '/visit', email: 'ravi@example.org' },
    })
    await write()
    await write({ ...LETTER, to: 'asha@example.org' })
    await call('eraseVisitor', { email: 'ravi@example.org' })
    expect((await listed()).nodes.map(({ to }) => to)).toEqual(['asha@example.org'])
  })

  test('metrics count them apart from work that is late', async () => {
    await write()
    await app.database.rows(sql`update jobs set run_at = now() - interval '1 hour'`)
    const metrics = createMetrics({ ...app, log: pino({ level: 'silent' }) })
    const text = await metrics.text()
    metrics.stop()
    expect(text).toContain('toran_mails_waiting 1')
    expect(text).toContain('toran_jobs{state="due"} 0')
    expect(text).toContain('toran_jobs_oldest_seconds 0')
  })
})
