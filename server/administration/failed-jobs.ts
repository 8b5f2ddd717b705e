import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { wakeRunners } from '../jobs/enqueue'
import { can } from '../people/access/can'

/** A job that was given up (`FailedJob` in schema/api); its arguments stay in the database. */
interface FailedJob {
  readonly id: number
  readonly kind: string
  readonly tries: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly deadAt: Date | null
}

/** Returns the jobs that were given up, newest first. */
export async function failedJobs(
  _: unknown,
  args: PageArguments,
  context: RequestContext,
): Promise<Connection<FailedJob>> {
  checkMayAdminister(context)
  const { orm } = context.readContext
  const part = partOf(args)
  const isDead = isNotNull(jobs.deadAt)
  return connection(
    {
      nodes: () =>
        orm
          .select({
            id: jobs.id,
            kind: jobs.kind,
            tries: jobs.tries,
            lastError: jobs.lastError,
            createdAt: jobs.createdAt,
            deadAt: jobs.deadAt,
          })
          .from(jobs)
          .where(isDead)
          .orderBy(desc(jobs.deadAt), desc(jobs.id))
          .limit(part.first)
          .offset(part.offset),
      async totalCount() {
        const [counted] = await orm.select({ count: count() }).from(jobs).where(isDead)
        return Number(counted?.count ?? 0)
      },
    },
    part,
  )
}

interface JobArguments {
  readonly id: string
}

/** Retries a failed job from its first attempt. Returns whether it existed. */
export function retryJob(_: unknown, { id }: JobArguments, context: RequestContext) {
  return change(context, { id, action: 'retryJob' }, async (tx, isDead) => {
    const retried = await tx
      .update(jobs)
      .set({ deadAt: null, tries: 0, runAt: new Date() })
      .where(isDead)
      .returning({ id: jobs.id })
    if (retried.length > 0) await wakeRunners(tx)
    return retried.length > 0
  })
}

/** Deletes a failed job. Returns whether it existed. */
export function discardJob(_: unknown, { id }: JobArguments, context: RequestContext) {
  return change(context, { id, action: 'discardJob' }, async (tx, isDead) => {
    const discarded = await tx.delete(jobs).where(isDead).returning({ id: jobs.id })
    return discarded.length > 0
  })
}

function change(
  context: RequestContext,
  { id: text, action }: { readonly id: string; readonly action: string },
  work: (tx: Orm, isDead: ReturnType<typeof and>) => Promise<boolean>,
): Promise<boolean> {
  checkMayAdminister(context)
  return context.app.changes.write(async (tx) => {
    const id = idOf(text)
    if (id === null || !(await work(tx, and(eq(jobs.id, id), isNotNull(jobs.deadAt))))) return false
    await emit(tx, { type: 'job.changed', by: context, id, action, locationId: null })
    return true
  })
}

function checkMayAdminister({ principal }: RequestContext): void {
  requireSignIn(principal)
  if (can(principal, 'administer', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('tasksByNetwork'))
}
