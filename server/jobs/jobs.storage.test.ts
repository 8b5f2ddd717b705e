import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openAppBeside, openTestApp } from '../app/testing/test-app'
import { jobs, settings } from '../database/tables'
import { enqueue } from './enqueue'
import { type AnyJobKind, jobKind } from './job-kind'
import { delayAfter, runDueJob } from './run-job'
import { startJobs } from './start-jobs'

const COUNT = 1_000

/** Writes a row whose key nobody else may write: twice would be an error. */
const once = jobKind({
  name: 'once',
  payload: z.object({ key: z.string() }),
  mostTries: 3,
  run: async (tx, { payload: { key } }) => {
    await tx.insert(settings).values({ key, value: 'done' })
  },
})
const refused = jobKind({
  name: 'refused',
  payload: z.object({}),
  mostTries: 2,
  async run(tx) {
    await tx.insert(settings).values({ key: 'leftover', value: 'by a failed attempt' })
    throw new Error('The mail server is away')
  },
})

describe.each(bothDatabases)('jobs on the $kind database', ({ kind, url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))
  beforeEach(async () => {
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(settings).where(eq(settings.value, 'done'))
  })

  const add = (kind: string, payload: unknown, runAt?: Date) =>
    app.changes.write((tx) => enqueue(tx, { kind, payload, ...(runAt && { runAt }) }))
  const done = async () =>
    (await app.database.orm.select().from(settings).where(eq(settings.value, 'done'))).length
  const waiting = () => app.database.orm.select().from(jobs)

  test(`two runners take ${COUNT} jobs: each is done once`, async () => {
    const beside = kind === 'PostgreSQL' ? await openAppBeside(app) : app
    await app.changes.write(async (tx) => {
      for (let n = 0; n < COUNT; n += 1)
        await enqueue(tx, { kind: 'once', payload: { key: `job ${n}` } })
    })
    const runners = [
      await startJobs(app, () => ({ queues: [[once]] })),
      await startJobs(beside, () => ({ queues: [[once]] })),
    ]
    await expect.poll(done, { timeout: 60_000 }).toBe(COUNT)
    await Promise.all(runners.map((runner) => runner.stop()))
    expect(await waiting()).toEqual([])
    if (beside !== app) await closeApp(beside)
  }, 90_000)

  test('what was overdue when the server started is done at once, and what is not due waits', async () => {
    await add('once', { key: 'overdue' }, new Date(Date.now() - 3_600_000))
    await add('once', { key: 'later' }, new Date(Date.now() + 3_600_000))
    const runner = await startJobs(app, () => ({ queues: [[once]] }))
    await expect.poll(done, { timeout: 20_000 }).toBe(1)
    await runner.stop()
    expect((await waiting()).map(({ payload }) => payload)).toEqual(['{"key":"later"}'])
  })

  test('a job that is added while a runner waits is done without a poll', async () => {
    const runner = await startJobs(app, () => ({ queues: [[once]] }))
    await runner.idle()
    const started = performance.now()
    await add('once', { key: 'added' })
    await expect.poll(done, { timeout: 9_000, interval: 20 }).toBe(1)
    expect(performance.now() - started).toBeLessThan(9_000)
    await runner.stop()
  })

  test('what becomes due between two questions to the database does not wait for the next poll', async () => {
    await add('once', { key: 'just due' }, new Date(Date.now() - 1))
    let questions = 0
    const dueBy = () => {
      questions += 1
      return questions <= 3 ? new Date(0) : new Date()
    }
    const runner = await startJobs({ ...app, dueBy }, () => ({ queues: [[once]] }))
    // A poll comes after ten seconds.
    await expect.poll(done, { timeout: 5_000, interval: 20 }).toBe(1)
    await runner.stop()
  })

  test('a connection that breaks in the middle leaves the job, and nothing of its effect', async () => {
    await add('once', { key: 'broken off' })
    let tries = 0
    const breaking: AnyJobKind = {
      ...once,
      async start(tx, job) {
        await once.start(tx, job)
        tries += 1
        if (tries === 1) await tx.execute('select pg_terminate_backend(pg_backend_pid())')
      },
    }
    const kinds = new Map([[breaking.name, breaking]])
    await expect(runDueJob(app, kinds)).rejects.toThrow()
    expect([await done(), (await waiting()).length]).toEqual([0, 1])
    expect(await runDueJob(app, kinds)).toBe(true)
    expect([await done(), (await waiting()).length]).toEqual([1, 0])
  })

  test('a failed attempt leaves nothing, comes again later, and is given up in sight', async () => {
    await add('refused', {})
    const kinds = new Map([[refused.name, refused]])
    expect(await runDueJob(app, kinds)).toBe(true)
    const [failed] = await waiting()
    expect(failed).toMatchObject({ tries: 1, lastError: 'The mail server is away', deadAt: null })
    expect(failed?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_000)
    expect(await runDueJob(app, kinds)).toBe(false)
    await app.database.orm.update(jobs).set({ runAt: new Date(0) })
    await runDueJob(app, kinds)
    const [dead] = await waiting()
    expect(dead).toMatchObject({ tries: 2, deadAt: expect.any(Date) })
    expect(await runDueJob(app, kinds)).toBe(false)
    const left = await app.database.orm.select().from(settings).where(eq(settings.key, 'leftover'))
    expect(left).toEqual([])
  })

  test('work of a kind that this server does not know stays for one that does', async () => {
    await add('of a later release', {})
    expect(await runDueJob(app, new Map([[once.name, once]]))).toBe(false)
    expect(await waiting()).toHaveLength(1)
  })

  test('a payload that is not what the kind declares is a failed attempt', async () => {
    await add('once', { key: 5 })
    await runDueJob(app, new Map([[once.name, once]]))
    expect((await waiting())[0]).toMatchObject({ tries: 1, deadAt: null })
  })
})

test('waits grow with each attempt, to an hour and a fifth at most', () => {
  expect(delayAfter(1)).toBeGreaterThanOrEqual(5_000)
  expect(delayAfter(3)).toBeGreaterThanOrEqual(20_000)
  expect(delayAfter(60)).toBeLessThanOrEqual(4_320_000)
})
