import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { isInForce } from '../database/assigned-at'
import type { Orm } from '../database/orm'
import { assignments, kitLocations, users } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, notFound } from '../http/errors/api-error'
import { type Addressee, emailPerson, type MailBody, subjectLine } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'
import type { KitNode } from './kit-nodes'
import { kitProgress } from './kit-progress'
import { type Kit, type KitRow, lockKitRow, readKit } from './kit-rows'
import { emitChange, endAt, publishAt } from './publish-kit'
import { forEachLocation, type KitArguments, type KitOutcome, requireKitManager } from './send-kit'

/** Publishes a kit at locations, each completely or not at all. Refuses locations with empty blanks or without submission. */
export function publishKit(
  _: unknown,
  args: KitArguments,
  context: RequestContext,
): Promise<readonly KitOutcome[]> {
  return stepAt(args, context, async (tx, kit, row) => {
    if (row.submittedAt === null)
      throw new ApiError('INVALID_TRANSITION', refusalFor('kitNotSubmitted'), { allowed: [] })
    await publishAt({ tx, context }, kit, row)
  })
}

/** Ends a kit at locations: removes its hours and navigation entry; unpublished drafts stay drafts. */
export function endKit(
  _: unknown,
  args: KitArguments,
  context: RequestContext,
): Promise<readonly KitOutcome[]> {
  return stepAt(args, context, async (tx, kit, row) => {
    if (row.endedAt === null) await endAt({ tx, context }, kit, row)
  })
}

function stepAt(
  { kitId, locationIds }: KitArguments,
  context: RequestContext,
  step: (tx: Orm, kit: Kit, row: KitRow) => Promise<void>,
): Promise<readonly KitOutcome[]> {
  const principal = requireKitManager(context)
  const id = idOf(kitId)
  const ids = [...new Set(locationIds.map((text) => inputId(text, 'locationIds')))]
  return forEachLocation(context, ids, (locationId) =>
    context.app.changes.write(async (tx) => {
      const kit = await readKit(tx, id)
      await step(tx, kit, await lockKitRow(tx, principal, { kitId: kit.id, locationId }))
    }),
  )
}

/** Minimum time between two reminders to a location, in milliseconds. */
const REST_MS = 3_600_000
const MAX_PEOPLE = 20

/** Emails the people at each location that isn’t ready; returns the number of locations. */
export async function remindKit(
  _: unknown,
  { kitId }: { readonly kitId: string },
  context: RequestContext,
): Promise<number> {
  const { name } = requireKitManager(context)
  const progress = await kitProgress(null, { kitId }, context)
  if (!progress) throw notFound('kit')
  const filling = await progress.filling()
  const { app } = context
  return app.changes.write(async (tx) => {
    const now = app.clock()
    const due = await tx
      .update(kitLocations)
      .set({ remindedAt: now })
      .where(
        and(
          eq(kitLocations.kitId, progress.id),
          inArray(
            kitLocations.locationId,
            filling.length > 0 ? filling.map(({ locationId }) => locationId) : [0],
          ),
          or(
            isNull(kitLocations.remindedAt),
            lt(kitLocations.remindedAt, new Date(now.getTime() - REST_MS)),
          ),
        ),
      )
      .returning()
    for (const row of due) {
      const node = filling.find(({ locationId }) => locationId === row.locationId)
      const people = await peopleAt(tx, row.locationId)
      if (!node || people.length === 0) continue
      const href = `${app.configuration.origin}${formPath(row)}`
      for (const person of people)
        await emailPerson(tx, person, (t) => reminder(t, node, { name, href }))
      await emitChange({ tx, context }, row, 'remindKit')
    }
    return due.length
  })
}

/** Returns the addresses of people with write access to this location itself. */
async function peopleAt(tx: Orm, locationId: number): Promise<readonly Addressee[]> {
  return tx
    .selectDistinct({ email: users.email, language: users.language })
    .from(users)
    .innerJoin(assignments, eq(assignments.userId, users.id))
    .where(
      and(
        eq(assignments.locationId, locationId),
        inArray(assignments.level, ['CONTRIBUTE', 'MANAGE']),
        isNull(users.deactivatedAt),
        isInForce(),
      ),
    )
    .orderBy(users.email)
    .limit(MAX_PEOPLE)
}

function reminder(
  t: Translate,
  { title, locationName: location, blanks }: KitNode,
  { name, href }: { readonly name: string; readonly href: string },
): MailBody {
  return {
    subject: subjectLine(t('Please fill in: {title}', { title })),
    heading: t('“{title}” is waiting for {location}', { title, location }),
    paragraphs: [
      blanks.length === 0
        ? t('{name} is reminding you: everything is filled in. Check the page, then submit it.', {
            name,
          })
        : t('{name} is reminding you to fill in: {blanks}.', { name, blanks: blanks.join(', ') }),
    ],
    action: { label: t('Fill in the kit'), href },
    reason: t('You’re receiving this email because you edit the website of {location}.', {
      location,
    }),
  }
}

/** Returns the path of a location’s form for a kit. */
export function formPath({ kitId, locationId }: { kitId: number; locationId: number }): string {
  return `/editor/kit-form?kit=${kitId}&location=${locationId}`
}
