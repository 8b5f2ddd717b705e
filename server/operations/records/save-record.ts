import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Fields, PropsOf } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { validateProps } from '#schema/fields/validate'
import { type Action, can } from '../../accounts/can'
import type { Principal } from '../../accounts/principal'
import { ApiError, notFound } from '../../api-error'
import { audit } from '../../audit/audit'
import type { Orm } from '../../data/orm'
import { locations } from '../../data/tables'
import type { RequestContext } from '../context'
import { somebody } from '../documents/document-row'
import { once } from '../documents/idempotency'
import { idOf, inputId } from '../ids'
import { readRecordInput } from './read-record-input'
import type { RecordKind, RecordRow } from './record-kind'
import { refusal } from './refusal'
import { keysShowing, tellChange } from './tell-change'

export interface RecordArguments {
  readonly id?: string | null
  readonly input: Readonly<Record<string, unknown>> & { readonly locationId?: string | null }
  readonly expectedVersion?: number | null
  readonly idempotencyKey?: string | null
  /** Of a topic's text: what is written in two languages is not the same. */
  readonly language?: string
}

/** What is answered (`SavedRecord` in schema/api). */
export interface SavedRecord {
  readonly id: string
  readonly slug: string | null
  readonly version: number
  /** ISO 8601. */
  readonly savedAt: string
}

/** Creates a record or changes what is given of one, in one transaction with its audit row and what is found of it. */
export async function saveRecord<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  kind: RecordKind<Row, F>,
  args: RecordArguments,
): Promise<SavedRecord> {
  const principal = somebody(context.principal)
  const key = args.idempotencyKey ?? null
  const payload = { ...args, record: kind.chain, idempotencyKey: null }
  return context.app.changes.write((tx) =>
    once(tx, { principal, key, payload }, async () => {
      const before = await rowOf({ tx, kind, principal }, args)
      const locationId = before?.locationId ?? locationOf(args)
      const timeZone = await timeZoneOf(tx, { principal, isNew: before === null, locationId })
      const values = await valuesOf({ tx, kind, before, timeZone }, args)
      const savedBy = {
        version: (before?.version ?? 0) + 1,
        updatedAt: new Date(),
        updatedByName: principal.name,
      }
      const keysBefore = await keysShowing({ tx, kind }, before)
      const place = { locationId, timeZone }
      const row = await kind.write({ tx, principal, before, values, savedBy, ...place })
      await tellChange({ tx, kind }, keysBefore, row)
      await audit(tx, {
        chain: `${kind.chain}:${row.id}`,
        by: context,
        action: before === null ? 'create' : 'save',
        locationId,
        fromVersion: before?.version ?? null,
        toVersion: row.version,
        fromStatus: before && kind.statusOf(before),
        toStatus: kind.statusOf(row),
        outcome: 'ALLOW',
      })
      return savedRecord(kind, row)
    }),
  )
}

export function savedRecord<Row extends RecordRow, F extends Fields>(
  kind: RecordKind<Row, F>,
  row: Row,
): SavedRecord {
  return {
    id: String(row.id),
    slug: kind.slugOf(row),
    version: row.version,
    savedAt: row.updatedAt.toISOString(),
  }
}

interface Asked<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly kind: RecordKind<Row, F>
  readonly principal: Principal
}

/** The record that is to be changed, at the version it was expected at; `null` when one is to be made. */
async function rowOf<Row extends RecordRow, F extends Fields>(
  asked: Asked<Row, F>,
  { id: text, expectedVersion, input }: RecordArguments,
): Promise<Row | null> {
  if (text === null || text === undefined) return null
  const { kind } = asked
  const row = await heldRecord(asked, text, 'save')
  const status = kind.archiving?.statusOf(row)
  if (status === 'ARCHIVED' || status === 'DELETED')
    throw new ApiError(
      'INVALID_TRANSITION',
      `This ${kind.chain} is ${status}; bring it back before you change it.`,
      { allowed: [status === 'DELETED' ? 'INACTIVE' : 'ACTIVE'] },
    )
  if (input.locationId != null && inputId(input.locationId, 'locationId') !== row.locationId)
    throw new ApiError('BAD_USER_INPUT', `${kind.name} stays at its location.`)
  if (expectedVersion === null || expectedVersion === undefined)
    throw new ApiError(
      'VERSION_REQUIRED',
      'Say in expectedVersion which version this was made from.',
    )
  if (expectedVersion !== row.version) throw conflict(kind, row, expectedVersion)
  return row
}

/** The record of an id, held for this transaction, when somebody may do the action to it. */
export async function heldRecord<Row extends RecordRow, F extends Fields>(
  { tx, kind, principal }: Asked<Row, F>,
  text: string,
  action: Action,
): Promise<Row> {
  const id = idOf(text)
  const row = id === null ? undefined : await kind.find(tx, id)
  if (!row) throw notFound(kind.chain)
  const resource = { locationId: row.locationId, isPublic: kind.isPublic(row) }
  if (can(principal, action, resource)) return row
  if (!can(principal, 'readDraft', resource)) throw notFound(kind.chain)
  throw new ApiError('FORBIDDEN', `Your account may look at this ${kind.chain}, not change it.`)
}

/** Whoever gets it holds MANAGE at the location of the record, and may read it. */
export function conflict<Row extends RecordRow, F extends Fields>(
  kind: RecordKind<Row, F>,
  row: Row,
  expected: number,
): ApiError {
  return new ApiError(
    'CONFLICT',
    `Somebody has saved since: this ${kind.chain} is at version ${row.version}, not ${expected}. Nothing was written.`,
    {
      current: {
        version: row.version,
        savedAt: row.updatedAt.toISOString(),
        savedBy: row.updatedByName,
        title: kind.titleOf(row),
        description: '',
        externalUrl: null,
        items: [],
      },
    },
  )
}

function locationOf({ input, expectedVersion }: RecordArguments): number {
  if (expectedVersion !== null && expectedVersion !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      'What is new has no version yet; leave expectedVersion out, or give the id.',
    )
  return input.locationId == null ? DEFAULT_LOCATION_ID : inputId(input.locationId, 'locationId')
}

async function timeZoneOf(tx: Orm, { principal, isNew, locationId }: PlaceAsked): Promise<string> {
  if (isNew && !can(principal, 'create', { locationId, isPublic: false }))
    throw new ApiError('FORBIDDEN', 'Your account may not add anything to this location.')
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw new ApiError('BAD_USER_INPUT', `There is no location ${locationId}.`)
  return location.timeZone
}

interface PlaceAsked {
  readonly principal: Principal
  readonly isNew: boolean
  readonly locationId: number
}

interface Checked<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly kind: RecordKind<Row, F>
  readonly before: Row | null
  readonly timeZone: string
}

/** What is given over what is stored; BAD_USER_INPUT with everything that is wrong with it. */
async function valuesOf<Row extends RecordRow, F extends Fields>(
  { tx, kind, before, timeZone }: Checked<Row, F>,
  { input }: RecordArguments,
): Promise<PropsOf<F>> {
  const { locationId: _, ...rest } = input
  const read = readRecordInput(kind.fields, rest)
  if (!read.ok) throw refusal(kind, read.issues)
  const stored = before ? await kind.valuesOf(tx, before, timeZone) : readProps(kind.fields, {})
  const values = { ...stored, ...read.given }
  const issues = [...validateProps(kind.fields, values), ...kind.check(values, timeZone)]
  if (issues.length > 0) throw refusal(kind, issues)
  // Every value has just been checked to be of its field's type.
  return values as PropsOf<F>
}
