import { and, count, desc, eq } from 'drizzle-orm'
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
import { can, managedLocations } from '../people/access/can'
import { isWaitingMail, readWaitingMails, type WaitingMail } from './waiting-mails'

/** Returns the emails that wait for a mail server, newest first; none if there is one. */
export async function mails(
  _: unknown,
  args: PageArguments,
  context: RequestContext,
): Promise<Connection<WaitingMail>> {
  checkReadsMails(context)
  const { app, readContext } = context
  const part = partOf(args)
  if (app.mailer.isSending)
    return connection({ totalCount: async () => 0, nodes: async () => [] }, part)
  const { orm } = readContext
  return connection(
    {
      totalCount: () => countWaiting(orm),
      async nodes() {
        const rows = await orm
          .select()
          .from(jobs)
          .where(isWaitingMail)
          .orderBy(desc(jobs.id))
          .limit(part.first)
          .offset(part.offset)
        return readWaitingMails(app, rows)
      },
    },
    part,
  )
}

/** Deletes an email that waits for a mail server. Returns whether it still waited. */
export async function discardMail(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  checkReadsMails(context)
  const { changes, mailer } = context.app
  const id = idOf(text)
  // With a mail server they are on their way.
  if (id === null || mailer.isSending) return false
  return changes.write(async (tx) => {
    const discarded = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, id), isWaitingMail))
      .returning({ id: jobs.id })
    if (discarded.length === 0) return false
    const action = 'discardMail'
    await emit(tx, { type: 'job.changed', by: context, id, action, locationId: null })
    return true
  })
}

function checkReadsMails({ principal }: RequestContext): void {
  requireSignIn(principal)
  if (can(principal, 'administer', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('mailsByNetwork'))
}

async function countWaiting(orm: Orm): Promise<number> {
  const [counted] = await orm.select({ count: count() }).from(jobs).where(isWaitingMail)
  return Number(counted?.count ?? 0)
}

/** Returns whether emails leave the server and how many wait, for people who manage the whole network; `null` for others. */
export async function mailSettings(
  _: unknown,
  _args: unknown,
  { app, principal, readContext }: RequestContext,
): Promise<{ readonly isSending: boolean; readonly waiting: number | null } | null> {
  const manages = can(principal, 'administer', { locationId: null, isPublic: false })
  // People who answer visitors may also know whether a reply leaves the server.
  if (!manages && managedLocations(principal, 'message').length === 0) return null
  const { isSending } = app.mailer
  const waiting = manages && !isSending ? await countWaiting(readContext.orm) : null
  return { isSending, waiting }
}
