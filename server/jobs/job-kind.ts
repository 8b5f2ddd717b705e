import type { z } from 'zod'
import type { Orm } from '../database/orm'

/** A job as its work gets it. */
export interface Job<Payload> {
  /** Never given to another job: what leaves the database names it, so that a repeated attempt can be told. */
  readonly id: number
  readonly payload: Payload
  /** How many attempts have failed before this one. */
  readonly tries: number
}

/** A kind of job: its payload, and how it is carried out. */
interface JobKind<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** After so many failed attempts it is given up, and stays listed. */
  readonly mostTries: number
  /**
   * Runs in the transaction that removes the job, so its writes happen exactly once, even if the process is killed.
   * Effects outside the database come last, and may happen twice if the process is killed before the commit.
   */
  run(tx: Orm, job: Job<Payload>): Promise<void>
}

/** A kind whose payload is forgotten: what the runner works with. */
export type AnyJobKind = Omit<JobKind, 'payload' | 'run'> & {
  start(tx: Orm, job: Job<unknown>): Promise<void>
}

/** A kind for the runner: its payload is read as it was declared when it was stored. */
export function jobKind<Payload>(kind: JobKind<Payload>): AnyJobKind {
  const { name, mostTries } = kind
  return {
    name,
    mostTries,
    start: (tx, job) => kind.run(tx, { ...job, payload: kind.payload.parse(job.payload) }),
  }
}
