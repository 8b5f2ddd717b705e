import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { permissionKind } from '#schema/entities/permission-kinds'
import { recordDefinitions } from '#schema/records'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { type AnyRecord, isOfNetwork } from '#schema/records/record'
import type { Orm } from '../../../database/orm'
import { navigations } from '../../../database/tables'
import { checkLanguage } from '../../../documents/check-place'
import { inputId } from '../../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../../http/errors/api-error'
import { type Action, can, type Resource } from '../../../people/access/can'
import type { Principal } from '../../../people/access/principal'
import { writerOf } from '../..'
import { lockRecordForUpdate } from '../../lock-record'
import type { AnyRecordWriter, RecordRow } from '../../record-writer'
import { timeZoneOf } from '../../save-record'
import { findTopic, topicWriter } from '../../topic/topic.writer'
import type { DraftName } from '../stored-drafts'

/** The arguments that identify a draft. */
export interface DraftArguments {
  readonly kind: string
  readonly id?: string | null
  readonly locationId?: string | null
  readonly language?: string | null
  /** Only for navigations. */
  readonly onlyHere?: boolean | null
}

/** The record of a draft, locked for this transaction. */
export interface DraftTarget {
  readonly name: DraftName
  readonly definition: AnyRecord
  readonly writer: AnyRecordWriter
  /** `null` for a navigation that isn’t published yet. */
  readonly row: RecordRow | null
  /** `null` for network records. */
  readonly locationId: number | null
}

export function draftedKind(kind: string): AnyRecord {
  const definition = recordDefinitions.get(kind)
  if (definition?.drafts) return definition
  throw new ApiError('BAD_USER_INPUT', forPrograms(`Records of the kind '${kind}' have no drafts.`))
}

/** Returns the location and language of a draft, for kinds with a draft per location and language. */
export function placeOfDraft({ locationId, language }: DraftArguments) {
  const place = { locationId: inputId(locationId ?? '', 'locationId'), language: language ?? '' }
  checkLanguage(place.language)
  return place
}

/** Returns whether a draft is of the default location's own differences of the network's navigation. */
export function isOnlyHere({ drafts }: AnyRecord, { onlyHere }: DraftArguments): boolean {
  return drafts === 'place' && onlyHere === true
}

/** Finds and locks the record of a draft; throws if the principal lacks the permission at its location. */
export async function lockTarget(
  tx: Orm,
  args: DraftArguments,
  { principal, action }: { readonly principal: Principal; readonly action: Action },
): Promise<DraftTarget> {
  const definition = draftedKind(args.kind)
  if (definition.drafts === 'record')
    return lockRecord(tx, { definition, id: args.id ?? '' }, { principal, action })
  const { kind } = definition
  const { locationId, language } = placeOfDraft(args)
  const onlyHere = isOnlyHere(definition, args)
  const target = { kind: permissionKind(kind), language, ...(onlyHere && { isShared: false }) }
  checkMay(principal, action, { ...target, locationId, isPublic: false })
  const recordId = definition.drafts === 'text' ? inputId(args.id ?? '', 'id') : 0
  await timeZoneOf(tx, locationId)
  const name = { kind, recordId, locationId, language, onlyHere }
  if (definition.drafts === 'place')
    return { name, definition, ...(await lockNavigation(tx, name)), locationId }
  const row = await findTopic(tx, recordId, { locationId, language })
  if (!row) throw notFound(kind)
  const writer = topicWriter({ locationId, language }) as unknown as AnyRecordWriter
  return { name, definition, writer, row, locationId }
}

async function lockRecord(
  tx: Orm,
  { definition, id }: { readonly definition: AnyRecord; readonly id: string },
  { principal, action }: { readonly principal: Principal; readonly action: Action },
): Promise<DraftTarget> {
  const { kind } = definition
  const writer = storedBy(kind)
  inputId(id, 'id')
  const row = await lockRecordForUpdate({ tx, writer, principal }, id, action)
  const locationId = isOfNetwork(definition) ? null : row.locationId
  const at = row.locationId ?? DEFAULT_LOCATION_ID
  const name = { kind, recordId: row.id, locationId: at, language: '', onlyHere: false }
  return { name, definition, writer, row, locationId }
}

async function lockNavigation(tx: Orm, { kind, locationId, language, onlyHere }: DraftName) {
  const writer = storedBy(kind)
  const [known] = await tx
    .select({ id: navigations.id })
    .from(navigations)
    .where(eq(navigations.slug, navigationKey(locationId, language, onlyHere)))
  return { writer, row: (known && (await writer.find(tx, known.id))) ?? null }
}

function storedBy(kind: string): AnyRecordWriter {
  const writer = writerOf(kind)
  if (!writer) throw new Error(`Records of the kind '${kind}' have drafts and no writer`)
  return writer
}

function checkMay(principal: Principal, action: Action, resource: Resource): void {
  if (can(principal, action, resource)) return
  throw new ApiError('FORBIDDEN', refusalFor('notHere'))
}
