import { and, asc, eq, gt, inArray, isNull, like, lte, ne, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditAlert, auditActionLabel } from '#schema/api/audit-actions'
import type { App } from '../app/app'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { auditAlerts, auditRows, jobs, locations, users } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { emailPerson, type MailBody, subjectLine } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'
import { can } from '../people/access/can'
import { accountPrincipal } from '../people/accounts/current-principal'
import type { ReadContext } from '../records/reading/read-context'
import { namesOfChains } from '../records/usage/name-sources'

const AUDIT_ALERTS = 'audit-alerts'
/** Minimum interval between emails, however much happens. */
const EVERY_MS = 15 * 60_000
/** Rows have the date of their transaction: after this time it has ended, and no later row can be older. */
const SETTLED_MS = 60_000
/** Lines in an email; the rest is only counted. */
const MAX_LINES = 20
/** Counting stops at this many rows. */
const MAX_ROWS = 200
const MAX_TRIES = 8

type Row = typeof auditRows.$inferSelect

/** The conditions of the rows that each alert covers. */
const conditions: Readonly<Record<AuditAlert, () => SQL | undefined>> = {
  ACCESS: () => isAllowedAction(ACCESS_ACTIONS),
  PUBLISHING: () => isAllowedAction(['publish', 'unpublish']),
  LOCATIONS: () =>
    and(
      isAllowedAction(['copyLocation', 'create', 'setRecordStatus']),
      like(auditRows.chain, 'location:%'),
    ),
  REFUSED: () => eq(auditRows.outcome, 'DENY'),
}

const ACCESS_ACTIONS = [
  ...['invitePerson', 'acceptInvitation', 'revokeInvitation', 'setAssignments'],
  ...['createOrUpdateRole', 'deleteRole', 'giveRole', 'takeRole'],
  ...['createOrUpdatePermissionSet', 'deletePermissionSet', 'setSignInPolicy'],
  ...['deactivatePerson', 'reactivatePerson', 'resetTwoFactor', 'disableTwoFactor'],
  ...['changePassword', 'resetPassword'],
]

function isAllowedAction(actions: readonly string[]): SQL | undefined {
  return and(eq(auditRows.outcome, 'ALLOW'), inArray(auditRows.action, [...actions]))
}

/** Job that emails events to the people who subscribed to them. Schedules its next run while there are subscribers. */
export function auditAlertJob(app: Pick<App, 'configuration' | 'database'>): AnyJobKind {
  return jobKind({
    name: AUDIT_ALERTS,
    payload: z.object({}),
    mostTries: MAX_TRIES,
    async run(tx) {
      const until = new Date(Date.now() - SETTLED_MS)
      const chosen = await tx
        .select({ alert: auditAlerts, person: users, locationName: locations.name })
        .from(auditAlerts)
        .innerJoin(users, eq(users.id, auditAlerts.userId))
        .leftJoin(locations, eq(locations.id, auditAlerts.locationId))
        .orderBy(asc(auditAlerts.id))
        .for('update', { of: auditAlerts })
      for (const { alert, person, locationName } of chosen) {
        const principal = person.deactivatedAt ? null : await accountPrincipal(app, person.id)
        const { locationId } = alert
        // Alerts also end when the person's access has been removed.
        if (!principal || !can(principal, 'readAudit', { locationId, isPublic: false })) {
          await tx.delete(auditAlerts).where(eq(auditAlerts.id, alert.id))
          continue
        }
        const rows = await rowsFor(tx, alert, until)
        await tx.update(auditAlerts).set({ toldUntil: until }).where(eq(auditAlerts.id, alert.id))
        if (rows.length === 0) continue
        const lines = await readLines({ orm: tx, principal, addCacheTag: () => undefined }, rows)
        const about = { locationName, lines, count: rows.length, href: auditHref(app, locationId) }
        await emailPerson(tx, person, (t) => alertMail(t, about))
      }
      if (chosen.length > 0) await planAuditAlerts(tx, EVERY_MS)
    },
  })
}

/** Schedules a run, unless one is already scheduled. */
export async function planAuditAlerts(tx: Orm, inMs = EVERY_MS): Promise<void> {
  await lock(tx, AUDIT_ALERTS)
  const scheduled = await tx
    .select({ runAt: jobs.runAt })
    .from(jobs)
    .where(and(eq(jobs.kind, AUDIT_ALERTS), isNull(jobs.deadAt), gt(jobs.runAt, new Date())))
    .limit(1)
  if (scheduled.length > 0) return
  await enqueue(tx, { kind: AUDIT_ALERTS, payload: {}, runAt: new Date(Date.now() + inMs) })
}

/** Reads the rows since the last email, except the person's own actions. */
function rowsFor(
  tx: Orm,
  { userId, locationId, alerts, toldUntil }: typeof auditAlerts.$inferSelect,
  until: Date,
): Promise<Row[]> {
  const { at, actorId } = auditRows
  return tx
    .select()
    .from(auditRows)
    .where(
      and(
        ...[gt(at, toldUntil), lte(at, until), or(isNull(actorId), ne(actorId, userId))],
        locationId === null ? undefined : eq(auditRows.locationId, locationId),
        or(...alerts.map((alert) => conditions[alert]())),
      ),
    )
    .orderBy(asc(at), asc(auditRows.chain), asc(auditRows.number))
    .limit(MAX_ROWS)
}

interface AlertLine {
  /** `null` if no account did it. */
  readonly who: string | null
  readonly action: string
  readonly isRefused: boolean
  readonly subject: string | undefined
  readonly count: number
}

async function readLines(
  readContext: ReadContext,
  rows: readonly Row[],
): Promise<readonly AlertLine[]> {
  const shown = rows.slice(0, MAX_LINES)
  const actors = shown.flatMap(({ actorId }) => actorId ?? [])
  const people = await readContext.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, actors))
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const subjects = await namesOfChains(
    readContext,
    shown.map(({ chain }) => chain),
  )
  return shown.map(({ actorId, action, chain, outcome, count }) => ({
    who: (actorId && nameOf.get(actorId)) ?? null,
    ...{ action, isRefused: outcome === 'DENY', subject: subjects.get(chain), count: count ?? 1 },
  }))
}

function auditHref({ configuration }: Pick<App, 'configuration'>, locationId: number | null) {
  const query = locationId === null ? '' : `?location=${locationId}`
  return `${configuration.origin}/editor/audit${query}`
}

interface AlertMail {
  /** `null` for the whole network. */
  readonly locationName: string | null
  readonly lines: readonly AlertLine[]
  readonly count: number
  readonly href: string
}

function alertMail(t: Translate, { locationName, lines, count, href }: AlertMail): MailBody {
  const more = count - lines.length
  const place = locationName ?? t('your network')
  return {
    subject: subjectLine(
      t('{place}: new in the audit ({count})', { place, count: countOf(count) }),
    ),
    heading: t('{place}: new in the audit ({count})', { place, count: countOf(count) }),
    paragraphs: [
      ...lines.map((line) => lineOf(t, line)),
      ...(more > 0 ? [t('And {more} more.', { more })] : []),
    ],
    action: { label: t('Open the audit log'), href },
    reason: t(
      'You’re receiving this email because you turned on email alerts. Change them under Audit, “Email alerts”.',
    ),
  }
}

function countOf(count: number): string {
  return count === MAX_ROWS ? `${count}+` : String(count)
}

/** Returns `Asha Patel: Published “Visit us” (3×)`. */
function lineOf(t: Translate, { who, action, isRefused, subject, count }: AlertLine): string {
  // The message is declared elsewhere, but is in the same catalogue.
  const translate = t
  const step = translate(auditActionLabel(action))
  const done = isRefused ? t('Not allowed: {action}', { action: step }) : step
  const name = subject ? ` “${subject}”` : ''
  return `${who ?? t('Someone')}: ${done}${name}${count > 1 ? ` (${count}×)` : ''}`
}
