import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { audit } from '../audit/audit'
import { auditAlerts, auditRows, jobs, users } from '../database/tables'
import { MAIL } from '../mail/mail-job'
import { openTestRecords, type TestRecords } from '../records/testing/test-records'
import { auditAlertJob } from './alert-job'

const SET =
  'mutation ($locationId: ID, $alerts: [AuditAlert!]!) { setAuditAlerts(locationId: $locationId, alerts: $alerts) { locationId alerts } }'
const SOMEONE = { principal: null, requestId: 'r', network: null }

describe.each(testDatabases)('email alerts on the $kind database', ({ url }) => {
  let records: TestRecords
  let headers: Record<string, string>
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())
  beforeEach(async () => {
    const { orm } = records.app.database
    await orm.delete(auditAlerts)
    await orm.delete(jobs)
    await changeRows(() => orm.delete(auditRows))
    headers = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
  })

  /** The rows of the audit refuse to be changed. */
  async function changeRows(change: () => Promise<unknown>): Promise<void> {
    const { orm } = records.app.database
    await orm.execute('alter table audit_rows disable trigger all')
    await change()
    await orm.execute('alter table audit_rows enable trigger all')
  }
  const set = (locationId: string | null, alerts: readonly string[]) =>
    records.api.ask(SET, { locationId, alerts }, headers)
  async function happens(action: string, changes: Partial<Parameters<typeof audit>[1]> = {}) {
    const { orm } = records.app.database
    const entry = { by: SOMEONE, action, locationId: 20, outcome: 'ALLOW', ...changes } as const
    // One chain: rows of one millisecond are in the order they were written.
    await orm.transaction((tx) => audit(tx, { chain: 'document:1', ...entry }))
  }
  /** Runs the job as if the time had come, and returns the emails that wait. */
  async function run() {
    const { orm } = records.app.database
    // The job leaves out the last minute, in which a transaction may still be open.
    const before = new Date(Date.now() - 3_600_000)
    await orm.update(auditAlerts).set({ toldUntil: before })
    const earlier = sql`${auditRows.at} - interval '2 minutes'`
    await changeRows(() => orm.update(auditRows).set({ at: earlier }))
    const job = auditAlertJob(records.app)
    await orm.transaction((tx) => job.start(tx, { id: 1, payload: {}, tries: 0 }))
    const mails = await orm.select().from(jobs).where(eq(jobs.kind, MAIL)).orderBy(asc(jobs.id))
    return mails.map(({ payload }) => JSON.parse(payload))
  }

  test('tell of what was chosen, at the location it was chosen for, in one email', async () => {
    await set('20', ['PUBLISHING'])
    await happens('publish')
    await happens('unpublish')
    await happens('publish', { locationId: 10 })
    await happens('setAssignments')
    const mails = await run()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail.subject).toContain('Ottawa')
    expect(mail.paragraphs).toEqual(['Someone: Published', 'Someone: Unpublished'])
    expect(mail.action.href).toContain('/editor/audit?location=20')
  })

  test('say nothing of one’s own actions, nor twice of the same', async () => {
    await set('20', ['PUBLISHING', 'REFUSED'])
    const [user] = await records.app.database.orm.select().from(users)
    await happens('publish', { actorId: user?.id ?? '' })
    await happens('publishDocument', { outcome: 'DENY' })
    const [mail] = await run()
    expect(mail.paragraphs).toEqual(['Someone: Not allowed: publishDocument'])
    const { orm } = records.app.database
    const [row] = await orm.select().from(auditAlerts)
    expect(row?.toldUntil.getTime()).toBeGreaterThan(Date.now() - 120_000)
  })

  test('count what does not fit', async () => {
    await set('20', ['ACCESS'])
    for (let number = 0; number < 25; number += 1) await happens('invitePerson')
    const [mail] = await run()
    expect(mail.paragraphs).toHaveLength(21)
    expect(mail.paragraphs.at(-1)).toBe('And 5 more.')
  })

  test('end with the access, and when none is chosen', async () => {
    await set('20', ['PUBLISHING'])
    await happens('publish')
    await records.volunteerWith([{ locationId: 20, level: 'CONTRIBUTE' }])
    expect(await run()).toEqual([])
    const { orm } = records.app.database
    expect(await orm.select().from(auditAlerts)).toEqual([])
    await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    await set('20', ['PUBLISHING'])
    await set('20', [])
    expect(await orm.select().from(auditAlerts)).toEqual([])
  })

  test('are for who manages the place; ten choices at once leave one, and one run scheduled', async () => {
    for (const place of ['10', null])
      expect((await set(place, ['ACCESS'])).errors[0]?.extensions.code).toBe('FORBIDDEN')
    const answers = await Promise.all(Array.from({ length: 10 }, () => set('20', ['ACCESS'])))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const { orm } = records.app.database
    expect(await orm.select().from(auditAlerts)).toHaveLength(1)
    const scheduled = await orm.select().from(jobs).where(eq(jobs.kind, 'audit-alerts'))
    expect(scheduled).toHaveLength(1)
  })

  test('a program has no email address', async () => {
    const { errors } = await records.api.ask(SET, { alerts: ['ACCESS'] })
    expect(errors[0]?.message).toBe(
      'Only people with an account can get email alerts. Choose someone who has one.',
    )
  })
})
