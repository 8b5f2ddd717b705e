import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { rewriteTexts } from '#schema/fields/rewrite-texts'
import type { Values } from '#schema/fields/walk'
import { type AnyRecord, isOfNetwork } from '#schema/records/record'
import { recordDrafts } from '../database/tables'
import { parseStored } from '../database/tables/json-text'
import { ApiError } from '../http/errors/api-error'
import { storedRefusal } from '../http/errors/refusal-text'
import { can } from '../people/access/can'
import { type DraftName, ofDraft } from '../records/drafts/stored-drafts'
import type { AnyRecordWriter, RecordRow } from '../records/record-writer'
import { resourceOf } from '../records/resource-of'
import { saveInside, timeZoneOf } from '../records/save-record'
import {
  REFUSED,
  type ReplaceContext,
  type TargetChange,
  type TargetResult,
  UNCHANGED,
} from './text-source'

/** Returns the language of a record written in one language; empty for others. */
export function navigationLanguage({ drafts }: AnyRecord, values: Values): string {
  return drafts === 'place' && typeof values.language === 'string' ? values.language : ''
}

interface LockedRecord {
  readonly row: RecordRow
  readonly values: Values
  readonly name: DraftName
  /** The record’s draft. */
  readonly draft: typeof recordDrafts.$inferSelect | undefined
}

/**
 * Rewrites a record: a hidden one directly, a public one in a draft unless it is to be published. An existing draft is changed,
 * but never published by this.
 */
export async function changeRecord(
  replaceContext: ReplaceContext,
  writer: AnyRecordWriter,
  { target, rewrite }: TargetChange,
): Promise<TargetResult> {
  const { context, publishes } = replaceContext
  const { definition } = writer
  const locked = await lockRecord(replaceContext, writer, target.targetId)
  if ('reason' in locked) return REFUSED(locked)
  const { row, values, draft } = locked
  const known = { ...values, ...(draft && parseStored<Values>(draft.values)) }
  const next = rewriteTexts(definition.fields, known, { rewrite })
  if (next === known) return UNCHANGED
  const changed = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== known[name]),
  )
  if (draft) {
    await updateDraft(replaceContext, writer, { ...locked, draft, changed })
    const problem = storedRefusal(refusalFor('draftHasOthers'))
    return { ...UNCHANGED, isWritten: true, problem: publishes ? problem : null }
  }
  const isPublic = writer.isPublic(row)
  const mayPublish = can(
    context.principal,
    'saveLive',
    resourceOf(writer, owned(writer, row), true),
  )
  if (isPublic && !(publishes && mayPublish)) {
    if (definition.drafts === null) return REFUSED(refusalFor('changesAtOnce'))
    await addDraft(replaceContext, writer, { ...locked, next, changed })
    return { ...UNCHANGED, isWritten: true }
  }
  await saveNow(replaceContext, writer, { row, changed })
  return { isWritten: true, isPublished: isPublic, problem: null }
}

async function lockRecord(
  { tx, context: { principal } }: ReplaceContext,
  writer: AnyRecordWriter,
  id: number,
): Promise<LockedRecord | Refusal> {
  const { definition } = writer
  const { kind, drafts } = definition
  const row = await writer.find(tx, id)
  if (!row) return refusalFor('recordGone', { kind })
  if (!can(principal, 'save', resourceOf(writer, owned(writer, row), false)))
    return refusalFor('recordNotYours', { kind })
  const status = writer.status?.of(row)
  if (status === 'DELETED' || status === 'ARCHIVED') return refusalFor('archivedOrInTrash')
  const locationId = row.locationId ?? DEFAULT_LOCATION_ID
  const values: Values = await writer.valuesOf(tx, row, await timeZoneOf(tx, locationId))
  const language = navigationLanguage(definition, values)
  const isPlace = drafts === 'place'
  const onlyHere = isPlace && values.onlyHere === true
  const name = { kind, recordId: isPlace ? 0 : id, locationId, language, onlyHere }
  const [draft] = await tx.select().from(recordDrafts).where(ofDraft(name)).for('update')
  return { row, values, name, draft }
}

function owned({ definition }: AnyRecordWriter, row: RecordRow): RecordRow {
  return isOfNetwork(definition) ? { ...row, locationId: null } : row
}

/** Updates the draft, or deletes it if an undo leaves no changes. */
async function updateDraft(
  { tx, action, context: { principal } }: ReplaceContext,
  { definition }: AnyRecordWriter,
  {
    name,
    draft,
    changed,
    values: stored,
  }: Pick<LockedRecord, 'name' | 'values'> & {
    readonly draft: NonNullable<LockedRecord['draft']>
    readonly changed: Values
  },
): Promise<void> {
  const values = { ...parseStored<Values>(draft.values), ...changed }
  const isEmpty = isDeepStrictEqual(plain({ ...stored, ...values }), plain(stored))
  if (isEmpty && action === 'undoReplacement' && draft.review === null) {
    await tx.delete(recordDrafts).where(ofDraft(name))
    return
  }
  await tx
    .update(recordDrafts)
    .set({
      ...{ values: JSON.stringify(values), version: draft.version + 1 },
      ...{ title: String(values[definition.title] ?? draft.title), savedAt: new Date() },
      savedByName: principal.name,
    })
    .where(ofDraft(name))
}

async function addDraft(
  { tx, context: { principal } }: ReplaceContext,
  { definition }: AnyRecordWriter,
  {
    row,
    name,
    next,
    changed,
  }: Pick<LockedRecord, 'row' | 'name'> & { readonly next: Values; readonly changed: Values },
): Promise<void> {
  await tx.insert(recordDrafts).values({
    ...name,
    ...{ version: 1, baseVersion: row.version },
    values: JSON.stringify(definition.drafts === 'record' ? changed : next),
    ...{ title: String(next[definition.title] ?? ''), savedAt: new Date() },
    savedByName: principal.name,
  })
}

/** Saves a record. One that would break a rule stays unchanged, and the others continue. */
async function saveNow(
  { tx, context }: ReplaceContext,
  writer: AnyRecordWriter,
  { row, changed }: { readonly row: RecordRow; readonly changed: Values },
): Promise<void> {
  await tx.execute(sql`savepoint one_record`)
  try {
    const args = { id: String(row.id), input: changed, expectedVersion: row.version }
    await saveInside({ tx, context }, writer, args)
    await tx.execute(sql`release savepoint one_record`)
  } catch (error) {
    if (error instanceof ApiError) await tx.execute(sql`rollback to savepoint one_record`)
    throw error
  }
}

/** Returns values as stored, without undefined properties. */
function plain(values: Values): unknown {
  return JSON.parse(JSON.stringify(values))
}
