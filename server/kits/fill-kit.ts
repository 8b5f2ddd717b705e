import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { documentFor, requireSignIn } from '../documents/document-row'
import { readMoment } from '../documents/schedule/local-moment'
import { timeZoneOf } from '../documents/schedule/plan-step'
import { findForSave, updateDocument } from '../documents/update-document'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { enqueue } from '../jobs/enqueue'
import { KIT } from '../jobs/scheduled-jobs'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { saveInside } from '../records/save-record'
import { type Answers, type MapText, mapTexts, mapTextsOf, refill } from './blanks'
import { kindOfKit, modelTexts, readModel } from './kit-drafts'
import { type KitNode, kitNode } from './kit-nodes'
import { changeKitRow, type Kit, type KitRow, kitResource, lockKitRow, readKit } from './kit-rows'
import { emitChange, refuseBlanks } from './publish-kit'

interface PlaceArguments {
  readonly kitId: string
  readonly locationId: string
}

interface FillArguments extends PlaceArguments {
  readonly answers: readonly { readonly blank: string; readonly answer: string }[]
}

interface KitContext {
  readonly tx: Orm
  readonly context: RequestContext
  readonly principal: Principal
}

/** Replaces the blanks in a location’s drafts with its answers; an empty answer restores the blank. */
export function fillKit(
  _: unknown,
  { answers, ...place }: FillArguments,
  context: RequestContext,
): Promise<KitNode> {
  return changeAt(context, place, async (kitContext, kit, row) => {
    const given = answers.map(({ blank, answer }) => [blank.trim(), answer.trim()] as const)
    const all = Object.entries({ ...row.answers, ...Object.fromEntries(given) })
    const now: Answers = Object.fromEntries(all.filter(([, answer]) => answer !== ''))
    const model = await readModel(kitContext.tx, kit)
    const map = refill(modelTexts(model), { before: row.answers, now })
    if (row.documentId !== null) await fillPage(kitContext, row.documentId, map)
    for (const draft of row.drafts) await fillRecord(kitContext, draft, map)
    await changeKitRow(kitContext.tx, row, { answers: now })
    await emitChange(kitContext, row, 'fillKit')
  })
}

interface SubmitArguments extends PlaceArguments {
  /** Local time of the location at which the kit is published. */
  readonly at?: string | null
}

/** Marks a location’s kit as ready, or schedules its publication if a time is given. */
export function submitKit(
  _: unknown,
  { at, ...place }: SubmitArguments,
  context: RequestContext,
): Promise<KitNode> {
  return changeAt(context, place, async (kitContext, kit, row) => {
    const { tx, principal } = kitContext
    await refuseBlanks(tx, kit, row)
    if (at && !can(principal, 'publish', kitResource(row.locationId)))
      throw new ApiError('FORBIDDEN', refusalFor('editOnly'))
    const timeZone = await timeZoneOf(tx, row.locationId)
    const publishAt = at
      ? readMoment({ name: 'at', local: at, timeZone }, context.app.clock())
      : null
    await changeKitRow(tx, row, {
      ...{ submittedAt: new Date(), submittedByName: principal.name, publishAt, problem: null },
      ...{ createdBy: principal.id, createdByName: principal.name },
    })
    const { kitId, locationId } = row
    if (publishAt)
      await enqueue(tx, {
        ...{ kind: KIT, runAt: publishAt },
        payload: { kitId, locationId, step: 'publish' },
      })
    await emitChange(kitContext, row, 'submitKit')
  })
}

/** Runs a change of a location’s kit, as long as it isn’t published. */
function changeAt(
  context: RequestContext,
  place: PlaceArguments,
  step: (kitContext: KitContext, kit: Kit, row: KitRow) => Promise<void>,
): Promise<KitNode> {
  const principal = requireSignIn(context.principal)
  const key = {
    kitId: inputId(place.kitId, 'kitId'),
    locationId: inputId(place.locationId, 'locationId'),
  }
  return context.app.changes.write(async (tx) => {
    const row = await lockKitRow(tx, principal, key)
    const kit = await readKit(tx, key.kitId)
    if (row.publishedAt !== null || row.endedAt !== null)
      throw new ApiError('INVALID_TRANSITION', refusalFor('kitPublished'), { allowed: [] })
    await step({ tx, context, principal }, kit, row)
    return kitNode(tx, principal, key)
  })
}

async function fillPage({ tx, context, principal }: KitContext, id: number, map: MapText) {
  await documentFor(tx, principal, 'save', id)
  const found = await findForSave(tx, id)
  if (!found) throw new Error(`Document ${id} was locked and is gone`)
  const { row, items } = found
  const [title, description] = [map(row.title, false), map(row.description, false)]
  const changed = items.map(({ content, ...item }) => ({
    ...item,
    ...{ title: map(item.title, false), description: map(item.description, false) },
    content: content === null ? undefined : mapTexts(content, map),
  }))
  const isSame =
    title === row.title &&
    description === row.description &&
    changed.every(
      (item, index) =>
        item.title === items[index]?.title &&
        item.description === items[index]?.description &&
        (item.content ?? null) === items[index]?.content,
    )
  if (isSame) return
  await updateDocument({ tx, principal, by: context }, found, {
    ...{ title, description, type: undefined, imageId: undefined, visibility: undefined },
    ...{ topicId: undefined, externalUrl: undefined, locationId: undefined, children: [] },
    ...{ items: changed, expectedVersion: row.version, autosave: false },
  })
}

async function fillRecord(
  { tx, context }: KitContext,
  { kind, id }: KitRow['drafts'][number],
  map: MapText,
): Promise<void> {
  const { definition, writer } = kindOfKit(kind)
  const row = await writer.find(tx, id)
  if (!row) return
  const timeZone = await timeZoneOf(tx, row.locationId ?? 0)
  const values: Readonly<Record<string, unknown>> = await writer.valuesOf(tx, row, timeZone)
  const filled = mapTextsOf(definition.fields, values, map)
  const input = Object.fromEntries(
    Object.entries(filled).filter(([name, value]) => value !== values[name]),
  )
  if (Object.keys(input).length === 0) return
  await saveInside({ tx, context }, writer, { id: String(id), expectedVersion: row.version, input })
}
