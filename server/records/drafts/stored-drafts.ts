import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from '../../database/orm'
import { recordDrafts as table } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'

/** The key of a draft. */
export interface DraftName {
  readonly kind: string
  /** 0 for a navigation. */
  readonly recordId: number
  /** The default location for network records. */
  readonly locationId: number
  /** Empty for kinds with one draft per record. */
  readonly language: string
  /** True for the default location's own differences of the network's navigation. */
  readonly onlyHere: boolean
}

export type StoredDraft = typeof table.$inferSelect

export function ofDraft({ kind, recordId, locationId, language, onlyHere }: DraftName) {
  return and(
    eq(table.kind, kind),
    eq(table.recordId, recordId),
    eq(table.locationId, locationId),
    eq(table.language, language),
    eq(table.onlyHere, onlyHere),
  )
}

/** Reads and locks a draft, if there is one; throws CONFLICT if it isn’t at the expected version. */
export async function lockDraftForUpdate(
  tx: Orm,
  name: DraftName,
  { expected, kind }: { readonly expected: number; readonly kind: string },
): Promise<StoredDraft | undefined> {
  const [draft] = await tx.select().from(table).where(ofDraft(name)).for('update')
  if ((draft?.version ?? 0) !== expected) throw staleDraft(draft, { expected, kind })
  return draft
}

/** Deletes the draft published by a save, if the save names one. */
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
    onlyHere: drafts === 'place' && values.onlyHere === true,
  }
  const draft = await lockDraftForUpdate(tx, name, { expected: draftVersion, kind })
  if (draft) await tx.delete(table).where(ofDraft(name))
}

interface Published {
  readonly draftVersion?: number | null
  readonly row: { readonly id: number; readonly locationId: number | null }
  readonly values: Readonly<Record<string, unknown>>
  /** Set if the values don’t contain it. */
  readonly language?: string
}

/** Creates the conflict error with the stored draft; only for people who may save it and so may read it. */
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
