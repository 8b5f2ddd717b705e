import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteBackup } from '../administration/backup-state'
import { backupStatus } from '../administration/backup-status'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { jobs, settings } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { startJobs } from '../jobs/start-jobs'
import { API_PRINCIPAL, Principal } from '../people/access/principal'
import { BACKUP, type BackupSchedule, backupJob, ensureBackupJob, nextBackup } from './backup-job'
import { createBackupProcess } from './backup-process'

const SCHEDULE: BackupSchedule = { place: '/backups', at: { hour: 3, minute: 30 }, keep: 7 }

test.each([
  ['2026-11-26T03:29:59', '2026-11-26T03:30:00'],
  ['2026-11-26T03:30:00', '2026-11-27T03:30:00'],
  ['2026-12-31T23:00:00', '2027-01-01T03:30:00'],
])('after %s the next backup is at %s, by the clock on the wall', (now, next) => {
  expect(nextBackup(new Date(now), SCHEDULE)).toEqual(new Date(next))
})

describe.each(bothDatabases)('scheduled backups on the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))
  beforeEach(async () => {
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(settings).where(eq(settings.key, 'backup'))
  })
  const scheduled = async () =>
    (await app.database.orm.select().from(jobs).where(eq(jobs.kind, BACKUP))).map(
      ({ runAt }) => runAt,
    )

  test('ten servers that start at once plan one; a new time of day moves it; none takes it away', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ensureBackupJob(app, SCHEDULE)))
    expect(await scheduled()).toEqual([nextBackup(new Date(), SCHEDULE)])
    const later = { ...SCHEDULE, at: { hour: 4, minute: 0 } }
    await ensureBackupJob(app, later)
    expect(await scheduled()).toEqual([nextBackup(new Date(), later)])
    await ensureBackupJob(app, null)
    expect(await scheduled()).toEqual([])
  })

  test('one that is overdue is begun once at the start, and the next is scheduled', async () => {
    await app.database.orm
      .insert(jobs)
      .values({ kind: BACKUP, payload: '{}', runAt: new Date(Date.now() - 3_600_000) })
    await ensureBackupJob(app, SCHEDULE)
    let begun = 0
    const job = backupJob(SCHEDULE, () => {
      begun += 1
    })
    const runner = await startJobs(app, () => ({ queues: [[job]] }))
    await expect.poll(() => begun).toBe(1)
    await runner.stop()
    expect(await scheduled()).toEqual([nextBackup(new Date(), SCHEDULE)])
  })

  test('its state is for those who manage the whole network, and says what went wrong', async () => {
    const statusOf = (principal: Principal | null, now = new Date()) =>
      backupStatus(null, null, {
        app: { ...app, clock: () => now },
        readContext: { orm: app.database.orm, principal },
      } as unknown as RequestContext)
    const local = new Principal({
      ...{ id: 'a', name: 'Asha', email: 'a@b.co' },
      assignments: [{ locationId: 20, level: 'MANAGE' }],
    })
    expect([await statusOf(null), await statusOf(local)]).toEqual([null, null])
    const nothing = { backedUpAt: null, verifiedAt: null, problem: null }
    expect(await statusOf(API_PRINCIPAL)).toEqual(nothing)
    const started = new Date('2026-11-26T03:00:00Z')
    await noteBackup(app.database.orm, { startedAt: started.toISOString() })
    const hoursLater = (hours: number) => new Date(started.getTime() + hours * 3_600_000)
    expect((await statusOf(API_PRINCIPAL, hoursLater(1)))?.problem).toBeNull()
    expect((await statusOf(API_PRINCIPAL, hoursLater(13)))?.problem).toContain('interrupted')
    const done = hoursLater(0.1)
    await noteBackup(app.database.orm, { backedUpAt: done.toISOString() })
    expect(await statusOf(API_PRINCIPAL, hoursLater(13))).toEqual({ ...nothing, backedUpAt: done })
    await ensureBackupJob(app, SCHEDULE)
    expect((await statusOf(API_PRINCIPAL, hoursLater(60)))?.problem).toContain('were not made')
    await noteBackup(app.database.orm, { problem: `The table is damaged. ${'x'.repeat(5_000)}` })
    expect((await statusOf(API_PRINCIPAL))?.problem).toMatch(/^The table is damaged\. x{978}$/)
  })
})

describe('the process of a scheduled backup', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toran-process-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function programOf(code: string) {
    const program = join(folder, 'program.mjs')
    await writeFile(program, code)
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
    return { lines, process: createBackupProcess(SCHEDULE, { program, log }) }
  }

  test('is told where and how many, and what it says when it fails is in the log', async () => {
    const { lines, process } = await programOf(
      'console.error(process.argv.slice(2).join(" ")); process.exitCode = 1',
    )
    process.begin()
    await expect.poll(() => lines.join('')).toContain('the scheduled backup failed')
    expect(lines.join('')).toContain('backup /backups --keep 7 --verify')
  })

  test('runs once at a time, and ends with the server', async () => {
    const { lines, process } = await programOf('setInterval(() => 0, 1000)')
    process.begin()
    process.begin()
    await process.stop()
    expect(lines.map((line) => JSON.parse(line).signal)).toEqual(['SIGTERM'])
  })
})
