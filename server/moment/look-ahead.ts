import pLimit from 'p-limit'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { LOCK_NOT_AVAILABLE, rehearse } from '../database/rehearse'
import { sqlStateOf } from '../database/unavailable'
import { type DoneSteps, type DueBy, doDueSteps } from './due-steps'
import { MomentBusy } from './moment-busy'

const MAX_ATTEMPTS = 3
/** Concurrent looks per process; each holds a connection and its written rows. */
const semaphore = pLimit(2)

/** Runs everything due by a moment, reads, and rolls back; returns the result. */
export function lookAhead<Result>(
  app: App,
  due: DueBy,
  read: (tx: Orm, steps: DoneSteps) => Promise<Result>,
): Promise<Result> {
  return semaphore(() => tryToLook(app, due, read))
}

async function tryToLook<Result>(
  app: App,
  due: DueBy,
  read: (tx: Orm, steps: DoneSteps) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await rehearse(app.database, async (tx) => read(tx, await doDueSteps(app, tx, due)))
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error
      if (tries === MAX_ATTEMPTS)
        throw new MomentBusy('what is looked at is being saved', { cause: error })
    }
  }
}
