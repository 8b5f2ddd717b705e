import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../database/orm'
import { kitLocations, locations } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, noSuchLocation } from '../http/errors/api-error'
import { storedError, storedRefusalIn } from '../http/errors/refusal-text'
import type { Principal } from '../people/access/principal'
import { type CopyContext, copyPage, copyRecords } from './copy-kit'
import { readModel } from './kit-drafts'
import { managesKits, readKit } from './kit-rows'

/** The result of a step at a location (`KitOutcome` in schema/api). */
export interface KitOutcome {
  readonly locationId: number
  /** Reason the location was skipped; `null` if it wasn’t. */
  readonly problem: string | null
}

export interface KitArguments {
  readonly kitId: string
  readonly locationIds: readonly string[]
}

/** Creates a kit’s drafts at locations: at each location all or none. */
export async function sendKit(
  _: unknown,
  { kitId, locationIds }: KitArguments,
  context: RequestContext,
): Promise<readonly KitOutcome[]> {
  const principal = requireKitManager(context)
  const id = idOf(kitId)
  const wanted = await openLocations(context.app.database.orm, locationIds)
  return forEachLocation(context, wanted, async (locationId) => {
    await context.app.changes.write((tx) => sendTo({ tx, context, principal }, id, locationId))
  })
}

export function requireKitManager({ principal }: RequestContext): Principal {
  const signedIn = requireSignIn(principal)
  if (managesKits(signedIn)) return signedIn
  throw new ApiError('FORBIDDEN', refusalFor('kitsByNetwork'))
}

/** Runs a step in a separate transaction per location, so that one refusal doesn’t affect the others. */
export async function forEachLocation(
  { language }: Pick<RequestContext, 'language'>,
  ids: readonly number[],
  step: (locationId: number) => Promise<void>,
): Promise<readonly KitOutcome[]> {
  const outcomes: KitOutcome[] = []
  for (const locationId of ids) {
    const problem = await step(locationId).then(
      () => null,
      (error) => problemIn(language, error),
    )
    outcomes.push({ locationId, problem })
  }
  return outcomes
}

async function problemIn(language: string, error: unknown): Promise<string> {
  // A missing kit is reported once, not per location.
  if (error instanceof ApiError && error.code !== 'NOT_FOUND')
    return storedRefusalIn(language, storedError(error))
  throw error
}

/** Parses location ids; throws if any is not an open location. */
async function openLocations(orm: Orm, texts: readonly string[]): Promise<readonly number[]> {
  const ids = [...new Set(texts.map((text) => inputId(text, 'locationIds')))]
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: locations.id, status: locations.status })
    .from(locations)
    .where(inArray(locations.id, ids))
  const status = new Map(rows.map((row) => [row.id, row.status]))
  for (const id of ids) {
    if (!status.has(id)) throw noSuchLocation(id)
    if (status.get(id) !== 'ACTIVE') throw new ApiError('BAD_USER_INPUT', refusalFor('kitClosed'))
  }
  return ids
}

async function sendTo(
  copyContext: CopyContext,
  id: number | null,
  locationId: number,
): Promise<void> {
  const { tx, principal, context } = copyContext
  const kit = await readKit(tx, id)
  const row = { kitId: kit.id, locationId }
  const [claimed] = await tx
    .insert(kitLocations)
    .values({
      ...{ ...row, documentId: null, drafts: [], answers: {}, days: [], sentAt: new Date() },
      ...{ createdBy: principal.id, createdByName: principal.name },
    })
    .onConflictDoNothing()
    .returning({ locationId: kitLocations.locationId })
  if (!claimed) throw new ApiError('INVALID_TRANSITION', refusalFor('kitSent'), { allowed: [] })
  const model = await readModel(tx, kit)
  if (!model.page && model.records.length === 0 && kit.values.specialDays.length === 0)
    throw new ApiError('BAD_USER_INPUT', refusalFor('kitEmpty'))
  const { drafts, byOriginal } = await copyRecords(copyContext, model.records, locationId)
  // The default location shows the kit’s own page, because its pages are the network’s.
  const documentId =
    model.page && locationId !== DEFAULT_LOCATION_ID
      ? await copyPage(copyContext, {
          ...{ page: model.page, locationId, type: 'PAGE', byOriginal },
          externalUrl: model.page.externalUrl ?? undefined,
        })
      : null
  await tx.update(kitLocations).set({ documentId, drafts }).where(keyOf(row))
  await emit(tx, { type: 'kit.changed', by: context, id: kit.id, action: 'sendKit', locationId })
}

function keyOf({ kitId, locationId }: { readonly kitId: number; readonly locationId: number }) {
  return and(eq(kitLocations.kitId, kitId), eq(kitLocations.locationId, locationId))
}
