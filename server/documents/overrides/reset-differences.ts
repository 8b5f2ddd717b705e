import { and, eq, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { differenceResets } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, isPublic, requireSignIn } from '../document-row'
import { type ResetNode, resetNode } from './difference-resets'
import {
  droppedDifferences,
  isChange,
  isSeen,
  putBack,
  type RowChange,
  rowsById,
  writeChanges,
} from './drop-differences'
import { type NetworkTexts, networkText, readDetachedTexts, readNetworkTexts } from './network-text'
import { checkLevel } from './override-context'
import { type OverrideRow, publishedOf } from './override-rows'
import { languagesOf, newIssues, tagsOfDifferences } from './publish-override'
import { type ResetChoice, removeDifferences } from './reset-difference'
import {
  type FoundPlaces,
  findPlaces,
  type LocationRow,
  locationsOf,
  lockDocument,
  type ResetLocation,
  readPlaces,
} from './reset-places'

interface ResetManyArguments extends ResetChoice {
  readonly documentId: string
  readonly places: readonly ResetLocation[]
}

/**
 * Resets a page, a block, a field or one difference at many locations at once: in their drafts and the published content, all or
 * none, with one row in the audit log.
 */
export async function resetDifferences(
  _: unknown,
  args: ResetManyArguments,
  context: RequestContext,
): Promise<ResetNode> {
  const principal = requireSignIn(context.principal)
  const documentId = inputId(args.documentId, 'documentId')
  const places = readPlaces(args.places)
  return context.app.changes.write(async (tx) => {
    const found = await findPlaces(tx, { documentId, places, principal })
    const changes = found.rows
      .map((row): RowChange => {
        const reset = (override: OverrideRow['draft']) =>
          removeDifferences(override, row.language, args)
        return { row, draft: reset(row.draft), published: reset(publishedOf(row)) }
      })
      .filter(isChange)
    if (changes.length === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('nothingDiffers'))
    await checkResult(tx, found, changes)
    await writeChanges(tx, changes, { principal, action: 'resetDifferences' })
    const reset = await storeReset(tx, { ...found, changes, principal })
    await emitReset(tx, {
      ...{ ...found, changes, action: 'resetDifferences', by: context },
      fields: args.field == null ? [] : [args.field],
    })
    return resetNode(reset, found.document.title)
  })
}

/** Undoes a reset at all its locations; later changes are kept. */
export async function undoDifferenceReset(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<ResetNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const known = await findReset(tx, inputId(id, 'id'))
    const document = await lockDocument(tx, known.documentId, principal)
    // Read again, because it may have been undone while waiting for the lock.
    const reset = await findReset(tx, known.id)
    const rows = await rowsById(
      tx,
      reset.dropped.map(({ overrideId }) => overrideId),
    )
    const places = await locationsOf(tx, [...rows.values()])
    for (const row of rows.values())
      checkLevel(principal, 'publish', {
        locationId: row.locationId,
        language: row.language || undefined,
      })
    if (reset.undoneAt)
      throw new ApiError('INVALID_TRANSITION', refusalFor('undoneAlready'), { allowed: [] })
    const changes = reset.dropped
      .flatMap((dropped) => {
        const row = rows.get(dropped.overrideId)
        return row ? putBack(row, dropped) : []
      })
      .filter(isChange)
    await writeChanges(tx, changes, { principal, action: 'undoDifferenceReset' })
    const [undone = reset] = await tx
      .update(differenceResets)
      .set({ undoneAt: new Date(), undoneByName: principal.name })
      .where(eq(differenceResets.id, reset.id))
      .returning()
    await emitReset(tx, {
      ...{ document, locations: places, changes, action: 'undoDifferenceReset', by: context },
      fields: [],
    })
    return resetNode(undone, document.title)
  })
}

async function findReset(tx: Orm, id: number) {
  const [reset] = await tx.select().from(differenceResets).where(eq(differenceResets.id, id))
  if (!reset) throw notFound('reset')
  return reset
}

/** Refuses a reset after which a page would break a rule: the remaining differences may depend on the removed ones. */
async function checkResult(
  tx: Orm,
  { document, locations: known }: FoundPlaces,
  changes: readonly RowChange[],
): Promise<void> {
  const texts = isPublic(document) ? await readNetworkTexts(tx, document, 'PUBLISHED') : null
  if (!texts) return
  const seen = changes.filter((change) => isSeen(change) && change.published.differences.length > 0)
  const detached = (await readDetachedTexts(tx, [document.id])).get(document.id)
  for (const { row, published } of seen) {
    const issues = issuesAt(detached?.get(row.locationId) ?? texts, document, { row, published })
    const [first] = issues
    if (!first) continue
    const location = known.get(row.locationId)?.name ?? ''
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('brokenRule', { location, problem: first.message }),
      { issues },
    )
  }
}

function issuesAt(
  texts: NetworkTexts,
  document: DocumentRow,
  { row: { language, locationId }, published }: Pick<RowChange, 'row' | 'published'>,
) {
  const languages = language === '' ? languagesOf(texts) : [language]
  return languages.flatMap((each) => {
    const network = networkText(texts, document, { locationId, language: each })
    if (!network || network.own || network.language !== each) return []
    return newIssues(network.page, resolvePage(network.page, published), document.type)
  })
}

/** Number of resets of a page that can be undone. */
const KEPT = 100
const NAMED = 5

async function storeReset(
  tx: Orm,
  {
    document,
    locations: known,
    changes,
    principal,
  }: FoundPlaces & { readonly changes: readonly RowChange[]; readonly principal: Principal },
): Promise<typeof differenceResets.$inferSelect> {
  const dropped = changes.map(droppedDifferences)
  const names = namesOf(known, changes)
  const [reset] = await tx
    .insert(differenceResets)
    .values({
      ...{ documentId: document.id, dropped, places: names.slice(0, NAMED).join('; ') },
      placeCount: names.length,
      differenceCount: dropped.reduce(
        (sum, { draft, published }) => sum + Math.max(draft.length, published.length),
        0,
      ),
      ...{ resetAt: new Date(), resetBy: principal.id, resetByName: principal.name },
    })
    .returning()
  if (!reset) throw new Error(`The reset of ${document.id} was not stored`)
  const { id, documentId } = differenceResets
  await tx
    .delete(differenceResets)
    .where(
      and(
        eq(documentId, document.id),
        sql`${id} <= (select ${id} from ${differenceResets} where ${documentId} = ${document.id} order by ${id} desc offset ${KEPT} limit 1)`,
      ),
    )
  return reset
}

function namesOf(
  known: ReadonlyMap<number, LocationRow>,
  changes: readonly RowChange[],
): readonly string[] {
  const ids = new Set(changes.map(({ row }) => row.locationId))
  return [...ids].flatMap((id) => known.get(id)?.name ?? [])
}

/** Writes one row in the audit log, and announces the change at exactly the affected locations. */
function emitReset(
  tx: Orm,
  {
    document,
    locations: known,
    changes,
    action,
    by,
    fields,
  }: Pick<FoundPlaces, 'document' | 'locations'> & {
    readonly changes: readonly RowChange[]
    readonly action: string
    readonly by: RequestContext
    readonly fields: readonly string[]
  },
): Promise<void> {
  const names = namesOf(known, changes)
  const seen = new Set(changes.filter(isSeen).map(({ row }) => row.locationId))
  return emit(tx, {
    ...{ type: 'page.differencesReset', by, action, fields, id: document.id },
    ...{ locationId: document.locationId, count: names.length },
    reason: names.slice(0, NAMED).join('; ') + (names.length > NAMED ? '…' : ''),
    tags: [...seen].flatMap((id) => tagsOfDifferences(document.id, id)),
    overrideIds: changes.map(({ row }) => row.id),
  })
}
