import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openDatabase } from '../app/open-database'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { recordAdapters } from '../records'
import { announce } from './announcements'
import { createChanges, onChange } from './changes'
import type { Database } from './database'
import { lockFolder } from './lock-folder'
import { migrate } from './migrate'
import { settings } from './tables'
import { sqlStateOf } from './unavailable'

describe.each(bothDatabases)('the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))

  test('brings its tables up to date once, however often it is asked', async () => {
    await Promise.all([migrate(app.database), migrate(app.database)])
    const names = await app.database.rows<{ name: string }>(sql`select name from migrations`)
    expect(names[0]?.name).toBe('0000_first')
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  test('of statements sent together, each reports what went wrong first', async () => {
    const failing = app.database.orm.transaction(async (tx) => {
      const answers = await Promise.allSettled([
        tx.execute(sql`select 1 / 0`),
        tx.execute(sql`select 1`),
      ])
      expect(answers.map((answer) => 'reason' in answer && sqlStateOf(answer.reason))).toEqual([
        '22012',
        '22012',
      ])
      throw new Error('seen')
    })
    await expect(failing).rejects.toThrow('seen')
  })

  test('tells of a change before the write is answered, and of none that was rolled back', async () => {
    const heard: string[] = []
    const stop = onChange(app, (keys) => void heard.push(...keys))
    await app.changes.write(async (tx) => {
      await tx.insert(settings).values({ key: 'a', value: '1' })
      announce(tx, ['document:5', 'document:5', 'event@ottawa'])
    })
    expect(heard).toEqual(['document:5', 'event@ottawa'])
    const failing = app.changes.write(async (tx) => {
      announce(tx, ['document:6'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(heard).toEqual(['document:5', 'event@ottawa'])
    stop()
  })
})

describe.each(bothDatabases.flatMap(({ url }) => url ?? []))('several instances on %s', (url) => {
  let app: App
  let other: Database
  beforeAll(async () => {
    app = await openTestApp(url)
    const [row] = await app.database.rows<{ name: string }>(sql`select current_database() as name`)
    const own = new URL(url)
    own.pathname = `/${row?.name}`
    other = await openDatabase({
      databaseUrl: own.href,
      dataDir: '',
      kinds: recordAdapters,
      log: app.log,
    })
  })
  afterAll(async () => {
    await other.close()
    await closeApp(app)
  })

  test('hear of each other’s changes within a second, once, and not of their own twice', async () => {
    const changes = await createChanges(other, pino({ level: 'silent' }))
    const heard = { own: [] as string[], other: [] as string[] }
    onChange(app, (keys) => void heard.own.push(...keys))
    changes.listen((keys) => void heard.other.push(...keys))
    await app.changes.write(async (tx) => announce(tx, ['document:5', 'path:/visit']))
    await vi.waitFor(() => expect(heard.other).toEqual(['document:5', 'path:/visit']), 5000)
    await changes.write(async (tx) => announce(tx, ['event@ottawa']))
    await vi.waitFor(() => expect(heard.own).toContain('event@ottawa'), 5000)
    expect(heard).toEqual({
      own: ['document:5', 'path:/visit', 'event@ottawa'],
      other: ['document:5', 'path:/visit', 'event@ottawa'],
    })
    await changes.close()
  })

  test('are closed in the middle of reading, and the reading comes to its end first', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const [row] = await other.rows<{ name: string }>(sql`select current_database() as name`)
    const own = new URL(url)
    own.pathname = `/${row?.name}`
    const database = await openDatabase({
      databaseUrl: own.href,
      dataDir: '',
      kinds: recordAdapters,
      log,
    })
    const changes = await createChanges(database, log)
    let closed: Promise<void> = Promise.resolve()
    await app.database.orm.transaction(async (tx) => {
      await tx.execute(sql`lock table changes in access exclusive mode`)
      await other.rows(sql`select pg_notify('toran_changes', '')`)
      await vi.waitFor(async () => {
        const waiting = await other.rows(
          sql`select 1 from pg_locks where relation = 'changes'::regclass and not granted`,
        )
        expect(waiting).toHaveLength(2)
      }, 5000)
      closed = changes.close()
    })
    await closed
    await database.close()
    expect(lines).toEqual([])
  })

  test('come back when the server has cut all connections', async () => {
    const heard: string[] = []
    onChange(app, (keys) => void heard.push(...keys))
    const changes = await createChanges(other, pino({ level: 'silent' }))
    await other.rows(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    )
    await vi.waitFor(() => changes.write(async (tx) => announce(tx, ['event:7'])), 10_000)
    await vi.waitFor(() => expect(heard).toContain('event:7'), 10_000)
    await changes.close()
  })
})

test('a folder that another process uses is refused in words', async () => {
  const folder = await mkdtemp(`${tmpdir()}/toran-lock-`)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/)
  unlock()
})
