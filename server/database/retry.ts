import { setTimeout as wait } from 'node:timers/promises'
import { sqlStateOf } from './unavailable'

/** Errors of a transaction that conflicted with another: serialization failure, deadlock, unique violation. */
const CONFLICT_STATES = new Set(['40001', '40P01', '23505'])
const MAX_ATTEMPTS = 6
/** Longest wait before the first retry, in milliseconds; it doubles each time, up to 160. */
const FIRST_WAIT_MS = 10

/**
 * Retries work that conflicted with another transaction, after a random delay, so that the same two don't conflict again. The
 * work must be a single transaction and nothing else, so that an aborted attempt leaves nothing behind. After some tries the
 * error is thrown: a value that is really taken stays taken, and callers check for one first.
 */
export async function retryRaces<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !CONFLICT_STATES.has(sqlStateOf(error) ?? '')) throw error
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** (tries - 1))
    }
  }
}
