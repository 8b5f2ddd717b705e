import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { type Action, can } from '../../access/can'
import type { Principal } from '../../access/principal'
import type { Orm } from '../../database/orm'
import { recordDrafts as table } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { checkLanguage } from '../../documents/input/language'
import { ApiError, notFound } from '../../errors/api-error'
import type { RequestContext } from '../../operations/context'
import { withIdempotency } from '../../operations/idempotency'
import { inputId } from '../../operations/ids'
import { readRecordInput } from '../../records/read-record-input'
import { refusal } from '../../records/refusal'
import { timeZoneOf } from '../../records/save-record'
import { findTopic } from '../../records/topic/topic.writer'
import { type DraftName, heldDraft, ofDraft, type StoredDraft, staleDraft } from '../stored-drafts'

interface NameInput {
  readonly kind: string
  readonly id?: string | null
  readonly locationId: string
  readonly language: string
}

/** What is typed into a record that visitors see, before it is published (`RecordDraft` in schema/api). */
interface RecordDraft {
  readonly version: number
  readonly baseVersion: number
  readonly values: unknown
  readonly savedAt: string
  readonly savedBy: string
}

export async function recordDraft(
  _: unknown,
  of: NameInput,
  { readContext, answer }: RequestContext,
): Promise<RecordDraft | null> {
  const { name } = named(of)
  const resource = { locationId: name.locationId, isPublic: false }
  if (!can(readContext.principal, 'readDraft', resource)) return null
  const [draft] = await readContext.orm.select().from(table).where(ofDraft(name))
  if (!draft) return null
  answer.add(draft.values.length)
  return shown(draft)
}

interface SaveArguments extends NameInput {
  readonly values: unknown
  readonly baseVersion: number
  readonly expectedVersion: number
  readonly idempotencyKey?: string | null
}

export async function saveRecordDraft(
  _: unknown,
  args: SaveArguments,
  { app, principal: caller }: RequestContext,
): Promise<RecordDraft> {
  const principal = requireSignIn(caller)
  const { name, definition } = named(args)
  checkMay(principal, 'save', name)
  const values = valuesOf(definition, args.values)
  const key = args.idempotencyKey ?? null
  const payload = { ...args, record: 'draft', idempotencyKey: null }
  return app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload }, async () => {
      await checkThere(tx, name)
      const expectation = { expected: args.expectedVersion, one: definition.words.one }
      await heldDraft(tx, name, expectation)
      const written = {
        version: args.expectedVersion + 1,
        baseVersion: args.baseVersion,
        values: JSON.stringify(values),
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
      // When several people begin a draft at once, all but the first get a conflict.
      if (!draft)
        throw staleDraft((await tx.select().from(table).where(ofDraft(name)))[0], expectation)
      return shown(draft)
    }),
  )
}

interface DropArguments extends NameInput {
  readonly expectedVersion: number
}

export async function dropRecordDraft(
  _: unknown,
  { expectedVersion: expected, ...of }: DropArguments,
  { app, principal: caller }: RequestContext,
): Promise<boolean> {
  const principal = requireSignIn(caller)
  const { name, definition } = named(of)
  checkMay(principal, 'save', name)
  return app.changes.write(async (tx) => {
    const draft = await heldDraft(tx, name, { expected, one: definition.words.one })
    if (draft) await tx.delete(table).where(ofDraft(name))
    return draft !== undefined
  })
}

function named({ kind, id, locationId, language }: NameInput) {
  const definition = recordDefinitions.get(kind)
  if (!definition?.drafts)
    throw new ApiError(
      'BAD_USER_INPUT',
      `There are no drafts beside records of the kind '${kind}'.`,
    )
  checkLanguage(language)
  const recordId = definition.drafts === 'record' ? inputId(id ?? '', 'id') : 0
  const name: DraftName = {
    kind,
    recordId,
    locationId: inputId(locationId, 'locationId'),
    language,
  }
  return { name, definition }
}

function checkMay(principal: Principal, action: Action, { locationId }: DraftName): void {
  if (can(principal, action, { locationId, isPublic: false })) return
  throw new ApiError('FORBIDDEN', 'Your account may not change anything of this location.')
}

/** Throws where there is no such location or topic. */
async function checkThere(
  tx: Orm,
  { kind, recordId, locationId, language }: DraftName,
): Promise<void> {
  await timeZoneOf(tx, locationId)
  if (recordId === 0) return
  if (!(await findTopic(tx, recordId, { locationId, language }))) throw notFound(kind)
}

/** A draft may break rules, as that of a page may; its values have the types of their fields. */
function valuesOf(definition: AnyRecord, values: unknown) {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new ApiError('BAD_USER_INPUT', "'values' has to be an object, a value for each field.")
  const read = readRecordInput(definition.fields, { ...values })
  if (!read.ok) throw refusal({ definition }, read.issues)
  return read.given
}

function shown({ version, baseVersion, values, savedAt, savedByName }: StoredDraft): RecordDraft {
  return {
    ...{ version, baseVersion, savedAt: savedAt.toISOString(), savedBy: savedByName },
    values: JSON.parse(values),
  }
}
