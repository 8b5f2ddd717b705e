import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm, RecordName } from '../../database/orm'
import type { ReadContext } from '../reading/read-context'

/** What something points at. */
export interface Target {
  /** `media`, `document`, the kind of a record, or `path`: an address inside a site, whatever is there. */
  readonly targetKind: string
  /** 0 where it is named by `targetKey`. */
  readonly targetId: number
  /** The slug of a record, or the path; empty where it is named by its id. */
  readonly targetKey: string
  /** The block of a page that a link leads to; empty for the whole. */
  readonly targetPart: string
}

export interface Reference extends Target {
  /** Where in the source: a field (`image`), or of a page `{language}/{location}/{block}`. */
  readonly place: string
}

/** LIVE is what visitors see, DRAFT what is stored for editors; a record without drafts has one of the two. */
export type ReferenceState = 'LIVE' | 'DRAFT'

/** What a page or a record points at, in one state. */
export interface SourceReferences {
  readonly id: number
  readonly state: ReferenceState
  /** Where it belongs; `null` for what belongs to the whole network. */
  readonly locationId: number | null
  readonly references: readonly Reference[]
  /** From when until when visitors see it; `null` is without limit. */
  readonly from?: Date | null
  readonly until?: Date | null
}

/** Reads what these of a kind point at, at most `READ_AT_ONCE`. */
export type SourceReader = (
  orm: Orm,
  asked: { readonly ids: readonly number[] },
) => Promise<readonly SourceReferences[]>

/** What is listed in place of a source, where that is something else. */
export type SourceName = RecordName & { readonly kind?: string; readonly id?: number }

/** Where what points at something is stored. */
export interface SourceRows {
  readonly table: PgTable
  readonly id: PgColumn
  readonly read: SourceReader
  /** What they are called, and where they belong, by id. */
  readonly names: (
    readContext: ReadContext,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SourceName>>
}

/** How many are read at a time. */
export const READ_AT_ONCE = 100

export function mediaTarget(id: number): Target {
  return byId('media', id)
}

export function byId(targetKind: string, targetId: number, targetPart = ''): Target {
  return { targetKind, targetId, targetKey: '', targetPart }
}

export function byKey(targetKind: string, targetKey: string): Target {
  return { targetKind, targetId: 0, targetKey, targetPart: '' }
}

/** The targets from one place, each once. */
export function at(place: string, targets: readonly Target[]): readonly Reference[] {
  const known = new Map(targets.map((target) => [Object.values(target).join(' '), target]))
  return [...known.values()].map((target) => ({ ...target, place }))
}
