import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, like } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openDatabase } from '../app/open-database'
import { bothDatabases, openTestApp, openTestDatabase } from '../app/testing/test-app'
import {
  assignments,
  auditRows,
  credentials,
  sessions,
  twoFactors,
  users,
} from '../database/tables'
import { verifyPassword } from '../people/accounts/password'
import { recordAdapters } from '../records'
import { runTyped } from './testing/run-typed'

describe.each(bothDatabases)('accounts by command on the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))

  const run = (args: readonly string[], input = '') =>
    runTyped(args, { environment: { DATABASE_URL: app.database.url }, input })
  const passwordOf = async (email: string) => {
    const [row] = await app.database.orm
      .select({ password: credentials.password })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(eq(users.email, email))
    return row?.password ?? ''
  }

  test('a person is made who manages the network, and chooses a password by a link', async () => {
    const { code, out } = await run(['user', 'create', 'Asha@Example.org', '--name', 'આશા પટેલ'])
    expect(code).toBe(0)
    const link = /http:\/\/\S+\/editor\/accept\?token=(\S+)/.exec(out)
    expect(
      await app.accounts.ownerOfPasswordToken(decodeURIComponent(link?.[1] ?? '')),
    ).toBeTruthy()
    const rows = await app.database.orm
      .select({ name: users.name, level: assignments.level, locationId: assignments.locationId })
      .from(users)
      .innerJoin(assignments, eq(assignments.userId, users.id))
      .where(eq(users.email, 'asha@example.org'))
    expect(rows).toEqual([{ name: 'આશા પટેલ', level: 'MANAGE', locationId: null }])
  })

  test('ten who make the same person at once make one account; the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => run(['user', 'create', 'ravi@example.org'])),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    for (const { error } of answers.filter(({ code }) => code === 1))
      expect(error).toContain('toran user reset-password ravi@example.org')
  })

  test('a password from standard input works, ends sessions, and is refused when it is too short', async () => {
    await run(['user', 'create', 'mira@example.org', '--password-stdin'], 'a long first password\n')
    expect(
      await verifyPassword(await passwordOf('mira@example.org'), 'a long first password'),
    ).toBe(true)
    const [person] = await app.database.orm
      .select()
      .from(users)
      .where(eq(users.email, 'mira@example.org'))
    const userId = person?.id ?? ''
    const expiresAt = new Date(Date.now() + 60_000)
    await app.database.orm.insert(sessions).values({ id: 's1', token: 't1', userId, expiresAt })
    const reset = ['user', 'reset-password', 'mira@example.org', '--password-stdin']
    const { code, out } = await run([...reset, '--json'], 'another long password')
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { id: userId, email: 'mira@example.org', link: null },
    ])
    expect(
      await verifyPassword(await passwordOf('mira@example.org'), 'another long password'),
    ).toBe(true)
    const left = await app.database.orm.select().from(sessions).where(eq(sessions.userId, userId))
    expect(left).toEqual([])
    const short = await run(reset, 'x')
    expect([short.code, short.error]).toEqual([1, expect.stringContaining('characters')])
  })

  test('two-step verification is turned off, and the audit says by whom', async () => {
    await run(['user', 'create', 'kavi@example.org', '--password-stdin'], 'a long first password')
    const [person] = await app.database.orm
      .select()
      .from(users)
      .where(eq(users.email, 'kavi@example.org'))
    const userId = person?.id ?? ''
    await app.database.orm.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
    await app.database.orm
      .insert(twoFactors)
      .values({ id: 'f1', secret: 's', backupCodes: 'b', userId })
    const off = await run(['user', 'disable-two-factor', 'kavi@example.org'])
    expect(off.out).toContain('Two-step verification of kavi@example.org is off.')
    const again = await run(['user', 'disable-two-factor', 'kavi@example.org'])
    expect(again.out).toContain('Nothing was changed.')
    const [row] = await app.database.orm
      .select()
      .from(auditRows)
      .where(
        and(like(auditRows.chain, `account:${userId}`), eq(auditRows.action, 'resetTwoFactor')),
      )
    expect(row).toMatchObject({ requestId: 'command line', actorId: null, outcome: 'ALLOW' })
  })

  test.each([
    [['user', 'reset-password', 'nobody@example.org'], 'Nobody has an account with'],
    [['user', 'create', 'no address'], 'Enter an email address, like name@example.org.'],
    [
      ['user', 'create', 'a@b.co', '--location', 'atlantis'],
      'No location has the site address “atlantis”.',
    ],
    [['user', 'create', 'a@b.co', '--name', ' '], 'Enter a name.'],
  ])('%j fails with what to do', async (args, message) => {
    const { code, out, error } = await run(args)
    expect([code, out]).toEqual([1, ''])
    expect(error).toContain(message)
  })

  test('a database that is not up to date is refused before anything is written', async () => {
    const empty = await openTestDatabase(url, 'nothing')
    const environment = { DATABASE_URL: empty.url }
    const refused = await runTyped(['user', 'create', 'a@b.co'], { environment })
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('toran migrate')])
    const dry = await runTyped(['migrate', '--dry-run', '--json'], { environment })
    const { migrations } = JSON.parse(dry.out)
    expect(migrations[0]).toBe('0000_first')
    const applied = await runTyped(['migrate', '--json'], { environment })
    expect(JSON.parse(applied.out)).toEqual({ dryRun: false, migrations })
    expect((await runTyped(['migrate', '--dry-run'], { environment })).out).toBe(
      'The database is up to date.\n',
    )
    await empty.close()
  })
})

describe('commands on an embedded database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'toran-commands-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test.each([[['user', 'create', 'a@b.co']], [['migrate', '--dry-run']]])(
    'where there is none nothing is made, and the settings to look at are named: %j',
    async (args) => {
      const { code, error } = await runTyped(args, { environment: { DATA_DIR: dataDir } })
      expect([code, error]).toEqual([
        1,
        expect.stringContaining(`There is no database in ${dataDir}`),
      ])
      expect(await readdir(dataDir)).toEqual([])
    },
  )

  test('a command works beside the server that runs it', async () => {
    const database = await openDatabase({
      dataDir,
      kinds: recordAdapters,
      log: pino({ level: 'silent' }),
    })
    const { code } = await runTyped(['user', 'create', 'a@b.co'], {
      environment: { DATA_DIR: dataDir },
    })
    expect(code).toBe(0)
    expect(await database.orm.select({ email: users.email }).from(users)).toEqual([
      { email: 'a@b.co' },
    ])
    await database.close()
  })
})
