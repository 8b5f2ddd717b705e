import { isDeepStrictEqual } from 'node:util'
import DataLoader from 'dataloader'
import { and, eq, inArray } from 'drizzle-orm'
import type { RecordDraftStatus } from '#schema/entities/statuses'
import { recordDefinitions } from '#schema/records'
import { isOfNetwork } from '#schema/records/record'
import type { Orm } from '../../../database/orm'
import { recordDrafts as table } from '../../../database/tables'
import { requireSignIn } from '../../../documents/document-row'
import type { RequestContext } from '../../../graphql/operations/context'
import { withIdempotency } from '../../../graphql/operations/idempotency'
import { inputId } from '../../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../../http/errors/api-error'
import { can } from '../../../people/access/can'
import { readRecordInput } from '../../read-record-input'
import { refusal } from '../../refusal'
import { timeZoneOf } from '../../save-record'
import { lockDraftForUpdate, ofDraft, type StoredDraft, staleDraft } from '../stored-drafts'
import { type DraftNode, draftNode } from './draft-node'
import {
  type DraftArguments,
  type DraftTarget,
  draftedKind,
  isOnlyHere,
  lockTarget,
  placeOfDraft,
} from './draft-target'

export async function recordDraft(
  _: unknown,
  args: DraftArguments,
  { readContext, answer }: RequestContext,
): Promise<DraftNode | null> {
  const { orm, principal } = readContext
  if (!principal) return null
  const draft = await findDraft(orm, args)
  if (!draft) return null
  const locationId = isOfNetwork(draftedKind(draft.kind)) ? null : draft.locationId
  const resource = { locationId, isPublic: false }
  if (!can(principal, 'readDraft', resource)) return null
  answer.add(draft.values.length)
  return draftNode(draft, principal)
}

/** Returns the draft of an open record. Kinds with a draft per language use a separate query. */
export async function draftOfRecord(
  { kind, id }: { readonly kind: string; readonly id: number },
  _: unknown,
  context: RequestContext,
): Promise<DraftNode | null> {
  if (recordDefinitions.get(kind)?.drafts !== 'record') return null
  return recordDraft(_, { kind, id: String(id) }, context)
}

const loadersByContext = new WeakMap<
  RequestContext,
  Map<string, DataLoader<number, RecordDraftStatus | null>>
>()

/** Returns the state of a record's draft, batched for all records of a list; `null` for visitors. */
export async function draftStatusOfRecord(
  { kind, id, locationId }: { kind: string; id: number; locationId: number | null },
  _: unknown,
  context: RequestContext,
): Promise<RecordDraftStatus | null> {
  const { principal, readContext } = context
  if (recordDefinitions.get(kind)?.drafts !== 'record') return null
  if (!can(principal, 'readDraft', { locationId, isPublic: false })) return null
  const byKind = loadersByContext.get(context) ?? new Map()
  loadersByContext.set(context, byKind)
  const loader =
    byKind.get(kind) ??
    new DataLoader<number, RecordDraftStatus | null>(async (ids) => {
      const rows = await readContext.orm
        .select({ id: table.recordId, status: table.status })
        .from(table)
        .where(and(eq(table.kind, kind), inArray(table.recordId, [...ids])))
      const states = new Map(rows.map((row) => [row.id, row.status]))
      return ids.map((one) => states.get(one) ?? null)
    })
  byKind.set(kind, loader)
  return loader.load(id)
}

async function findDraft(orm: Orm, args: DraftArguments): Promise<StoredDraft | undefined> {
  const definition = draftedKind(args.kind)
  const { kind, drafts } = definition
  const recordId = drafts === 'place' ? 0 : inputId(args.id ?? '', 'id')
  const which =
    drafts === 'record'
      ? and(eq(table.kind, kind), eq(table.recordId, recordId))
      : ofDraft({ kind, recordId, ...placeOfDraft(args), onlyHere: isOnlyHere(definition, args) })
  const [draft] = await orm.select().from(table).where(which).limit(1)
  return draft
}

interface SaveArguments extends DraftArguments {
  readonly values: unknown
  readonly baseVersion: number
  readonly expectedVersion: number
  readonly idempotencyKey?: string | null
}

export async function saveRecordDraft(
  _: unknown,
  args: SaveArguments,
  { app, principal: caller }: RequestContext,
): Promise<DraftNode> {
  const principal = requireSignIn(caller)
  const key = args.idempotencyKey ?? null
  const payload = { ...args, record: 'draft', idempotencyKey: null }
  return app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload }, async () => {
      const target = await lockTarget(tx, args, { principal, action: 'save' })
      const { name, definition } = target
      const { values, title } = await valuesOf(tx, target, args.values)
      const expectation = { expected: args.expectedVersion, kind: definition.kind }
      await lockDraftForUpdate(tx, name, expectation)
      const written = {
        version: args.expectedVersion + 1,
        baseVersion: args.baseVersion,
        values: JSON.stringify(values),
        title,
        savedAt: new Date(),
        savedByName: principal.name,
      }
      const rows =
        args.expectedVersion === 0
          ? await tx
              .insert(table)
              .values({ ...name, ...written })
              .onConflictDoNothing()
              .returning()
          : await tx.update(table).set(written).where(ofDraft(name)).returning()
      const [draft] = rows
      // If several people start a draft at the same time, all but the first get a conflict.
      if (!draft)
        throw staleDraft((await tx.select().from(table).where(ofDraft(name)))[0], expectation)
      return draftNode(draft, principal)
    }),
  )
}

interface DropArguments extends DraftArguments {
  readonly expectedVersion: number
}

export async function dropRecordDraft(
  _: unknown,
  { expectedVersion: expected, ...args }: DropArguments,
  { app, principal: caller }: RequestContext,
): Promise<boolean> {
  const principal = requireSignIn(caller)
  return app.changes.write(async (tx) => {
    const { name, definition } = await lockTarget(tx, args, { principal, action: 'save' })
    const draft = await lockDraftForUpdate(tx, name, { expected, kind: definition.kind })
    if (draft) await tx.delete(table).where(ofDraft(name))
    return draft !== undefined
  })
}

/** Validates the types of a draft’s values. Drafts may break other rules, as those of pages may. */
async function valuesOf(tx: Orm, { definition, writer, row, name }: DraftTarget, values: unknown) {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms("'values' must be an object with a value for each field."),
    )
  const read = readRecordInput(definition.fields, { ...values })
  if (!read.ok) throw refusal({ definition }, read.issues)
  const { given } = read
  const stored = row && (await writer.valuesOf(tx, row, await timeZoneOf(tx, name.locationId)))
  const title = String({ ...stored, ...given }[definition.title] ?? '')
  if (definition.drafts !== 'record') return { values: given, title }
  const known: Readonly<Record<string, unknown>> = { ...stored }
  const changed = Object.entries(given).filter(
    ([field, value]) => !isDeepStrictEqual(plain(value), plain(known[field])),
  )
  return { values: Object.fromEntries(changed), title }
}

/** Returns a value as JSON would store it, without undefined properties. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
