import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'

describe.each(bothDatabases)('a query that is stopped on the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))

  const sleeping = () =>
    app.database.rows(sql`
      select from pg_stat_activity where query like '%pg_sleep(60.%' and state = 'active' and pid <> pg_backend_pid()`)

  test('ends what the database is doing for it, all of it, and says why', async () => {
    const stop = new AbortController()
    const orm = app.database.until(stop.signal)
    const asked = Array.from({ length: 10 }, () => orm.execute(sql`select pg_sleep(60.1)`))
    const ended = Promise.allSettled(asked)
    await vi.waitFor(async () => expect((await sleeping()).length).toBe(4), 20_000)
    stop.abort(new Error('nobody waits'))
    await vi.waitFor(async () => expect(await sleeping()).toEqual([]), 20_000)
    const reasons = (await ended).map((one) => one.status === 'rejected' && one.reason.cause)
    expect(reasons).toEqual(Array.from({ length: 10 }, () => new Error('nobody waits')))
  })

  test('takes no connection from others permanently', async () => {
    const stop = new AbortController()
    const asked = app.database.until(stop.signal).execute(sql`select pg_sleep(60.2)`)
    asked.catch(() => undefined)
    stop.abort(new Error('stopped'))
    await expect(asked).rejects.toThrow()
    const many = Array.from({ length: 30 }, (_, n) => app.database.rows(sql`select ${n}::int n`))
    expect((await Promise.all(many)).flat()).toHaveLength(30)
  })
})
