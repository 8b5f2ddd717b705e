import { and, eq, isNull } from 'drizzle-orm'
import type { AuditAlert } from '#schema/api/audit-actions'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { auditAlerts as table, users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { planAuditAlerts } from './alert-job'

/** `AuditAlerts` in schema/api. */
interface AuditAlerts {
  readonly locationId: number | null
  readonly alerts: readonly AuditAlert[]
}

/** Returns the caller's email alerts. */
export async function auditAlerts(
  _: unknown,
  _args: unknown,
  { principal, readContext: { orm } }: RequestContext,
): Promise<readonly AuditAlerts[]> {
  return principal ? alertsOf(orm, principal.id) : []
}

/** Sets the caller's alerts at a place. Without alerts the setting is deleted. */
export function setAuditAlerts(
  _: unknown,
  args: { readonly locationId?: string | null; readonly alerts: readonly AuditAlert[] },
  context: RequestContext,
): Promise<readonly AuditAlerts[]> {
  const principal = requireSignIn(context.principal)
  const locationId = args.locationId == null ? null : inputId(args.locationId, 'locationId')
  if (!can(principal, 'readAudit', { locationId, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('noAuditLog'))
  const alerts = [...new Set(args.alerts)].sort()
  return context.app.changes.write(async (tx) => {
    const isHere = locationId === null ? isNull(table.locationId) : eq(table.locationId, locationId)
    if (alerts.length === 0)
      await tx.delete(table).where(and(eq(table.userId, principal.id), isHere))
    else {
      await checkPerson(tx, principal.id)
      await tx
        .insert(table)
        .values({ userId: principal.id, locationId, alerts, toldUntil: new Date() })
        .onConflictDoUpdate({ target: [table.userId, table.locationId], set: { alerts } })
      await planAuditAlerts(tx)
    }
    await emit(tx, {
      ...{ type: 'alerts.changed', by: context, id: principal.id },
      ...{ action: 'setAuditAlerts', locationId },
    })
    return alertsOf(tx, principal.id)
  })
}

/** A program that uses the server's token is not a person with an email address. */
async function checkPerson(tx: Orm, id: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!person) throw new ApiError('BAD_USER_INPUT', refusalFor('alertsNeedAccount'))
}

async function alertsOf(orm: Orm, userId: string): Promise<readonly AuditAlerts[]> {
  return orm
    .select({ locationId: table.locationId, alerts: table.alerts })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(table.locationId)
}
