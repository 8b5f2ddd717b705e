import { setTimeout as wait } from 'node:timers/promises'
import { sqlStateOf } from './unavailable'

/** What breaks off a transaction that ran into another one: not serialisable, a deadlock, a value both wanted to be first with. */
const RACES = new Set(['40001', '40P01', '23505'])
const TRIES = 6
/** The longest wait before the first new try, in milliseconds; it doubles with each, to 160. */
const FIRST_WAIT_MS = 10

/**
 * Does the work again when it ran into another transaction, after a random moment, so that those who met do not meet again. The
 * work must be one transaction and nothing else: what was broken off has left nothing behind. After some tries the
 * error is thrown: a value that is really taken stays taken, and the caller looks for one first.
 */
export async function retryRaces<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !RACES.has(sqlStateOf(error) ?? '')) throw error
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** (tries - 1))
    }
  }
}
