import { and, eq, isNull } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import {
  type AttachChoice,
  attachOverrides,
  type OverridesByLanguage,
} from '#schema/page/overrides/attach-page'
import { NO_OVERRIDE } from '#schema/page/overrides/override'
import type { Orm } from '../../database/orm'
import { detachedPages, pageOverrides } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'
import { requireSignIn } from '../document-row'
import { type AttachPlan, byLanguage, readAllRows, readAttachPlan } from './attach-plan'
import { type DetachedPlace, readPlace } from './detach-page'
import { type DetachmentRow, deleteKeptPage, detachmentNode, openDetachment } from './detachments'
import { isChange, type RowChange, writeChanges } from './drop-differences'
import { emitDetachment } from './emit-detachment'
import { findOverrideContext } from './override-context'
import { draftOf, lockRows, type OverrideRow, publishedOf } from './override-rows'

interface AttachArguments extends DetachedPlace {
  /** The `stamp` of the preview. */
  readonly expected: string
  readonly keep: AttachChoice
}

/** Attaches a detached page: it follows the network again, with the location's differences as overrides. */
export async function attachPage(_: unknown, args: AttachArguments, context: RequestContext) {
  const principal = requireSignIn(context.principal)
  const place = readPlace(args)
  return context.app.changes.write(async (tx) => {
    const plan = await readAttachPlan(tx, place, { principal, action: 'save' })
    if (plan.stamp !== args.expected)
      throw new ApiError('CONFLICT', refusalFor('attachPlanOutdated'))
    const { neutral } = await lockRows(tx, place, { language: '', principal })
    const changes = await changesOf(tx, plan, { keep: args.keep, principal })
    await writeChanges(tx, changes, { principal, action: 'attachPage' })
    await deleteKeptPage(tx, place)
    const row = await closeDetachment(tx, plan, { changes, principal, at: context.app.clock() })
    await emitDetachment(tx, plan, {
      ...{ by: context, action: 'attachPage', chainId: neutral.id },
      ...{ fromVersion: row.state.version, toVersion: row.attachedTo },
      overrideIds: changes.map((change) => change.row.id),
    })
    return detachmentNode(row)
  })
}

/** Returns the rows to write: in the drafts and in what is published. */
async function changesOf(
  tx: Orm,
  { texts, rows, ...plan }: AttachPlan,
  { keep, principal }: { readonly keep: AttachChoice; readonly principal: Principal },
): Promise<readonly RowChange[]> {
  const attached = (stored: OverridesByLanguage) =>
    attachOverrides(texts, stored, { keep, registry: definitions })
  const drafts = attached(byLanguage(rows, draftOf))
  const published = attached(byLanguage(rows, publishedOf))
  const place = { documentId: plan.document.id, locationId: plan.location.id }
  const languages = [...new Set(['', ...drafts.texts.keys(), ...published.texts.keys()])]
  const all = await withRows(tx, { ...place, languages, known: rows, principal })
  const of = ({ neutral, texts: inLanguage }: OverridesByLanguage, language: string) =>
    language === '' ? neutral : (inLanguage.get(language) ?? NO_OVERRIDE)
  return all
    .map((row) => ({
      row,
      draft: of(drafts, row.language),
      published: of(published, row.language),
    }))
    .filter(isChange)
}

/** Returns the rows of these languages; missing ones are created. */
async function withRows(
  tx: Orm,
  {
    languages,
    known,
    principal,
    ...place
  }: {
    readonly documentId: number
    readonly locationId: number
    readonly languages: readonly string[]
    readonly known: readonly OverrideRow[]
    readonly principal: Principal
  },
): Promise<readonly OverrideRow[]> {
  const missing = languages.filter((language) => !known.some((row) => row.language === language))
  const empty = {
    ...{ ...place, draft: NO_OVERRIDE, draftCount: 0, baseVersion: 0, version: 0 },
    ...{ updatedAt: new Date(), updatedBy: principal.id, updatedByName: principal.name },
  }
  if (missing.length > 0)
    await tx
      .insert(pageOverrides)
      .values(missing.map((language) => ({ ...empty, language })))
      .onConflictDoNothing()
  return readAllRows(tx, place)
}

async function closeDetachment(
  tx: Orm,
  { detachment, document, rows: before }: AttachPlan,
  {
    changes,
    principal,
    at,
  }: {
    readonly changes: readonly RowChange[]
    readonly principal: Principal
    readonly at: Date
  },
): Promise<DetachmentRow> {
  const { documentId, locationId } = detachment
  const known = new Map(before.map((row) => [row.id, row]))
  const after = await readAllRows(tx, { documentId, locationId })
  const replaced = after.map((row) => ({
    overrideId: row.id,
    draft: draftOf(known.get(row.id) ?? null),
    published: known.get(row.id)?.published ?? null,
    versionAfter: row.version,
  }))
  const [closed] = await tx
    .update(detachedPages)
    .set({
      ...{ attachedAt: at, attachedByName: principal.name },
      ...{ attachedTo: document.publishedVersion, replaced },
    })
    .where(and(eq(detachedPages.id, detachment.id), isNull(detachedPages.attachedAt)))
    .returning()
  if (!closed) throw new Error(`The detachment ${detachment.id} was locked and is gone`)
  if (changes.length > replaced.length) throw new Error('A difference was written to no row')
  return closed
}

/** Detaches a page again as it was before it was attached, with every byte of its differences. */
export async function undoAttachPage(
  _: unknown,
  args: { readonly id: string },
  context: RequestContext,
) {
  const principal = requireSignIn(context.principal)
  const id = inputId(args.id, 'id')
  return context.app.changes.write(async (tx) => {
    const known = await findDetachment(tx, id)
    const overrideContext = await findOverrideContext(tx, known, {
      principal,
      action: 'save',
      hold: 'update',
    })
    // Read again, because it may have been undone while this request waited for the lock.
    const { replaced, ...detachment } = await findDetachment(tx, id)
    if (!replaced || (await openDetachment(tx, known)))
      throw new ApiError('INVALID_TRANSITION', refusalFor('undoneAlready'), { allowed: [] })
    const { neutral } = await lockRows(tx, known, { language: '', principal })
    const rows = await readAllRows(tx, known)
    const before = new Map(replaced.map((each) => [each.overrideId, each]))
    if (rows.some((row) => (before.get(row.id)?.versionAfter ?? 0) !== row.version))
      throw new ApiError('CONFLICT', refusalFor('attachChangedSince'))
    const changes = rows
      .map((row): RowChange => {
        const { draft = NO_OVERRIDE, published } = before.get(row.id) ?? {}
        return { row, draft, published: published ?? NO_OVERRIDE }
      })
      .filter(isChange)
    await writeChanges(tx, changes, { principal, action: 'undoAttachPage' })
    await deleteKeptPage(tx, known)
    const [row] = await tx
      .update(detachedPages)
      .set({ attachedAt: null, attachedByName: null, attachedTo: null, replaced: null })
      .where(eq(detachedPages.id, id))
      .returning()
    if (!row) throw new Error(`The detachment ${id} was locked and is gone`)
    await emitDetachment(tx, overrideContext, {
      ...{ by: context, action: 'undoAttachPage', chainId: neutral.id },
      ...{ fromVersion: detachment.attachedTo, toVersion: detachment.state.version },
      overrideIds: changes.map((change) => change.row.id),
    })
    return detachmentNode(row)
  })
}

async function findDetachment(tx: Orm, id: number): Promise<DetachmentRow> {
  const [row] = await tx.select().from(detachedPages).where(eq(detachedPages.id, id))
  if (!row) throw notFound('reset')
  return row
}
