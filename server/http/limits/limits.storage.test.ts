import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { bothDatabases, openTestApp } from '../../app/testing/test-app'
import { rateLimits } from '../../database/tables'
import type { Budgets } from './budgets'
import { createLimits } from './limits'

const log = pino({ level: 'silent' })
const budgets: Partial<Budgets> = {
  forms: { points: 5, seconds: 60, shared: true },
  uploadsOfPerson: { points: 200, seconds: 60, shared: true },
  requests: { points: 5, seconds: 60, shared: false },
}

describe.each(bothDatabases)('limits on the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))

  let clock = Date.now()
  /** A server of its own on the same database. */
  const server = () => createLimits({ database: app.database, log, budgets, now: () => clock })
  const tenTimes = (ask: () => Promise<number | null>) =>
    Promise.all(Array.from({ length: 10 }, ask))
  const passed = (answers: readonly (number | null)[]) =>
    answers.filter((wait) => wait === null).length

  test('of ten at once as many pass as the budget has points, and the others are told when to come', async () => {
    const limits = server()
    const answers = await tenTimes(() => limits.spend('forms', '192.0.2.1'))
    expect(passed(answers)).toBe(5)
    expect(answers.every((wait) => wait === null || (wait > 0 && wait <= 60))).toBe(true)
    expect(await limits.spend('forms', '192.0.2.2')).toBeNull()
  })

  test('ten at once on two servers are counted together', async () => {
    const [one, other] = [server(), server()]
    const answers = await Promise.all([
      tenTimes(() => one.spend('forms', '192.0.2.3')),
      tenTimes(() => other.spend('forms', '192.0.2.3')),
    ])
    expect(passed(answers.flat())).toBeLessThanOrEqual(5)
    expect(passed(answers.flat())).toBeGreaterThan(0)
    expect(await server().spend('forms', '192.0.2.3')).toBeGreaterThan(0)
  })

  test('a budget is full again when its period is over', async () => {
    const limits = server()
    await tenTimes(() => limits.spend('requests', '192.0.2.4'))
    expect(limits.wait('requests', '192.0.2.4')).toBe(60)
    clock += 60_001
    expect(limits.wait('requests', '192.0.2.4')).toBeNull()
    expect(await limits.spend('requests', '192.0.2.4')).toBeNull()
  })

  test('what is refused takes nothing: a smaller one still passes', async () => {
    const limits = server()
    expect(await limits.spend('requests', '192.0.2.5', 4)).toBeNull()
    expect(await limits.spend('requests', '192.0.2.5', 3)).toBeGreaterThan(0)
    expect(await limits.spend('requests', '192.0.2.5')).toBeNull()
  })

  test('points that are given back may be spent again', async () => {
    const limits = server()
    await tenTimes(() => limits.spend('forms', '192.0.2.6'))
    await limits.returnToAuthor('forms', '192.0.2.6', 5)
    expect(await limits.spend('forms', '192.0.2.6')).toBeNull()
    expect(await server().spend('forms', '192.0.2.6', 5)).toBeGreaterThan(0)
  })

  test('many networks of one customer of IPv6 have eight times as much together', async () => {
    const limits = server()
    const answers = []
    for (let network = 0; network < 60; network += 1)
      answers.push(await limits.spend('forms', `2001:db8:1:${network.toString(16)}::/64`))
    expect(passed(answers)).toBe(40)
    expect(await limits.spend('forms', '2001:db8:2:0::/64')).toBeNull()
  })

  test('the usual caller costs the database nothing, and a busy one is told of in parts', async () => {
    const [limits, other] = [server(), server()]
    const rows = () => app.database.orm.select().from(rateLimits)
    const before = (await rows()).length
    for (let times = 0; times < 9; times += 1) await limits.spend('uploadsOfPerson', 'person 1')
    expect(await rows()).toHaveLength(before)
    for (let times = 0; times < 191; times += 1) await limits.spend('uploadsOfPerson', 'person 1')
    expect(await rows()).toHaveLength(before + 1)
    expect(await other.spend('uploadsOfPerson', 'person 1', 10)).toBeGreaterThan(0)
  })

  test('no address and no name is written down', async () => {
    await server().spend('forms', '192.0.2.99 asha@toran.example')
    expect(JSON.stringify(await app.database.orm.select().from(rateLimits))).not.toMatch(
      /192\.0|asha/,
    )
  })

  test('while the database is away a server counts alone', async () => {
    const broken = createLimits({
      database: { orm: new Proxy(app.database.orm, { get: () => fail }) },
      log,
      budgets,
    })
    expect(passed(await tenTimes(() => broken.spend('forms', '192.0.2.7')))).toBe(5)
  })
})

function fail(): never {
  throw new Error('Connection terminated')
}
