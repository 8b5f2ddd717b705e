import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm, RecordName } from '../../database/orm'
import type { ReadContext } from '../reading/read-context'

/** The target of a reference. */
export interface Target {
  /** `media`, `document`, a kind of record, or `path`: an address inside a site, whether or not it exists. */
  readonly targetKind: string
  /** 0 if it is identified by `targetKey`. */
  readonly targetId: number
  /** Slug of a record, or a path; empty if it is identified by id. */
  readonly targetKey: string
  /** The block that a link leads to; empty for the whole page. For a picture `DESCRIBED` or empty. */
  readonly targetPart: string
}

export interface Reference extends Target {
  /** Place in the source: a field (`image`), or in a page `{language}/{location}/{block}`. */
  readonly place: string
}

/** LIVE is the published state, DRAFT the stored draft; a record without drafts has one of the two. */
export type ReferenceState = 'LIVE' | 'DRAFT'

/** The references of a page or record in one state. */
export interface SourceReferences {
  readonly id: number
  readonly state: ReferenceState
  /** Owning location; `null` for the whole network. */
  readonly locationId: number | null
  readonly references: readonly Reference[]
  /** Period in which it is public; `null` means no limit. */
  readonly from?: Date | null
  readonly until?: Date | null
}

/** Reads the references of sources of a kind, at most `REFERENCES_PAGE_SIZE`. */
type SourceReader = (
  orm: Orm,
  query: { readonly ids: readonly number[] },
) => Promise<readonly SourceReferences[]>

/** The page or record listed instead of a source, if different. */
export type SourceName = RecordName & { readonly kind?: string; readonly id?: number }

/** Storage of a kind of reference source. */
export interface SourceRows {
  readonly table: PgTable
  readonly id: PgColumn
  readonly read: SourceReader
  /** Returns names and locations by id. */
  readonly names: (
    readContext: ReadContext,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SourceName>>
}

/** Number of sources read at a time. */
export const REFERENCES_PAGE_SIZE = 100

export function mediaTarget(id: number): Target {
  return byId('media', id)
}

export function byId(targetKind: string, targetId: number, targetPart = ''): Target {
  return { targetKind, targetId, targetKey: '', targetPart }
}

export function byKey(targetKind: string, targetKey: string): Target {
  return { targetKind, targetId: 0, targetKey, targetPart: '' }
}

/** Returns the targets of one place without duplicates. */
export function uniqueReferences(place: string, targets: readonly Target[]): readonly Reference[] {
  const known = new Map(targets.map((target) => [Object.values(target).join(' '), target]))
  return [...known.values()].map((target) => ({ ...target, place }))
}
