import type { SQL } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { documents, locations } from '../database/tables'

/** A problem and where it can be fixed (`Problem` in schema/api). */
export interface Problem {
  readonly kind:
    | 'DEAD_LINK'
    | 'FAILED_JOB'
    | 'MISSING_ALT'
    | 'NOT_DONE'
    | 'OPEN_COMMENT'
    | 'PAST_SPECIAL_DAY'
    | 'STALE_DRAFT'
    | 'UNANSWERED_FEEDBACK'
    | 'UNFINISHED_LOCATION'
  /** Unique within the kind. */
  readonly key: string
  readonly documentId: number | null
  readonly language: string | null
  readonly block: string | null
  readonly locationId: number | null
  readonly title: string
  readonly locationName: string
  readonly detail: string
}

/** Maximum number of problems returned per kind: more than a screen shows. */
export const MAX_PROBLEMS = 20

/** Finds problems of pages; `here` is the condition that the caller can see their drafts. */
export type FindInPages = (orm: Orm, here: SQL) => Promise<readonly Problem[]>

/** Columns that identify the page, shared by all queries for page problems. */
export const pageColumns = {
  documentId: documents.id,
  title: documents.title,
  locationId: documents.locationId,
  locationName: locations.name,
}

/**
 * Returns the language and block of a reference from its place, `{language}/{location}/{block}`; empty for a reference of the
 * page itself.
 */
export function blockOf(place: string): Pick<Problem, 'language' | 'block'> {
  const [language, , block] = place.split('/')
  return block ? { language: language ?? null, block } : { language: null, block: null }
}
