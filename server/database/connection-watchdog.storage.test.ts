import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { GuardedPool } from './guarded-pool'
import { Gate } from './testing/gate'
import { isUnavailable } from './unavailable'

const TIMEOUTS = { idle: 100, connect: 200, interval: 50 }
let gate: Gate
let pool: GuardedPool
let hangs: number

beforeEach(async () => {
  gate = await Gate.before(inject('testServer').url)
  await gate.open()
  hangs = 0
  pool = new GuardedPool({
    databaseUrl: gate.url,
    timeouts: TIMEOUTS,
    onError: () => undefined,
    onHang: () => {
      hangs += 1
    },
  })
})
afterEach(async () => {
  await pool.end()
  await gate.close()
})

const ask = () => pool.query('select 1')

test('a caller that waits for a silent server is told; from then on queries fail at once, until it answers', async () => {
  await ask()
  gate.fallSilent()
  const waiting = await ask().catch((error: unknown) => error)
  expect(isUnavailable(waiting)).toBe(true)
  // Nothing is sent to the server first: that would take until the timer, at least.
  const later = new Promise((resolve) => setTimeout(resolve, TIMEOUTS.idle / 2, 'later'))
  const refused = await Promise.race([ask().catch((error: unknown) => error), later])
  expect(isUnavailable(refused)).toBe(true)
  gate.goOn()
  await vi.waitFor(ask, 5_000)
})

test('one that stays silent is reported to the person who runs it', async () => {
  gate.fallSilent()
  await ask().catch(() => undefined)
  await vi.waitFor(() => expect(hangs).toBeGreaterThan(0), 10_000)
})

test('one that is long about a query, and takes new connections, is not silent', async () => {
  const { rows } = await pool.query('select 1 as one from pg_sleep(0.6)')
  expect(rows).toEqual([{ one: 1 }])
  expect(hangs).toBe(0)
})
