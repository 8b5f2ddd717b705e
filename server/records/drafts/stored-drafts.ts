import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from '../../database/orm'
import { recordDrafts as table } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'

/** Which draft is meant. */
export interface DraftName {
  readonly kind: string
  /** 0 for a navigation. */
  readonly recordId: number
  /** The default location for records of the whole network. */
  readonly locationId: number
  /** Empty for kinds with one draft for each record. */
  readonly language: string
}

export type StoredDraft = typeof table.$inferSelect

export function ofDraft({ kind, recordId, locationId, language }: DraftName) {
  return and(
    eq(table.kind, kind),
    eq(table.recordId, recordId),
    eq(table.locationId, locationId),
    eq(table.language, language),
  )
}

/** The draft, locked for this transaction if there is one; throws CONFLICT where it is not at the expected version. */
export async function lockDraftForUpdate(
  tx: Orm,
  name: DraftName,
  { expected, kind }: { readonly expected: number; readonly kind: string },
): Promise<StoredDraft | undefined> {
  const [draft] = await tx.select().from(table).where(ofDraft(name)).for('update')
  if ((draft?.version ?? 0) !== expected) throw staleDraft(draft, { expected, kind })
  return draft
}

/** Deletes the draft that a save publishes; nothing where the save names none. */
export async function deletePublishedDraft(
  tx: Orm,
  { kind, drafts }: AnyRecord,
  { draftVersion, row, values, language }: Published,
): Promise<void> {
  if (draftVersion === null || draftVersion === undefined || drafts === null) return
  const name = {
    kind,
    recordId: drafts === 'place' ? 0 : row.id,
    locationId: row.locationId ?? DEFAULT_LOCATION_ID,
    language: drafts === 'record' ? '' : (language ?? String(values.language)),
  }
  const draft = await lockDraftForUpdate(tx, name, { expected: draftVersion, kind })
  if (draft) await tx.delete(table).where(ofDraft(name))
}

interface Published {
  readonly draftVersion?: number | null
  readonly row: { readonly id: number; readonly locationId: number | null }
  readonly values: Readonly<Record<string, unknown>>
  /** Where the values do not say it. */
  readonly language?: string
}

/** Only sent to those who may save the draft, and therefore read it. */
export function staleDraft(
  draft: StoredDraft | undefined,
  { expected, kind }: { readonly expected: number; readonly kind: string },
): ApiError {
  const version = draft?.version ?? 0
  return new ApiError('CONFLICT', refusalFor('newerDraft', { kind, version, expected }), {
    current: {
      ...{ version, savedAt: draft?.savedAt.toISOString() ?? new Date().toISOString() },
      ...{ savedBy: draft?.savedByName ?? '', title: '', description: '' },
      ...{ externalUrl: null, items: [] },
    },
  })
}
