import type { z } from 'zod'
import type { Orm } from '../database/orm'

/** A job as passed to its handler. */
export interface Job<Payload> {
  /** Unique forever. Requests to other systems include it, so that they can detect a retry. */
  readonly id: number
  readonly payload: Payload
  /** Number of failed attempts before this one. */
  readonly tries: number
}

/** A kind of job: its payload and its handler. */
interface JobKind<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** After this many failed attempts the job is given up, but stays listed. */
  readonly mostTries: number
  /**
   * Runs in the transaction that removes the job, so database writes happen exactly once, even if the process is killed. Other
   * side effects come last and may happen twice if the process is killed before the commit.
   */
  run(tx: Orm, job: Job<Payload>): Promise<void>
}

/** A job kind with its payload type erased, for the runner. */
export type AnyJobKind = Omit<JobKind, 'payload' | 'run'> & {
  start(tx: Orm, job: Job<unknown>): Promise<void>
}

/** Adapts a kind for the runner; its payload is parsed by its schema. */
export function jobKind<Payload>(kind: JobKind<Payload>): AnyJobKind {
  const { name, mostTries } = kind
  return {
    name,
    mostTries,
    start: (tx, job) => kind.run(tx, { ...job, payload: kind.payload.parse(job.payload) }),
  }
}
