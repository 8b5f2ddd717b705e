import type { SQL } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { documents, locations } from '../database/tables'

/** What is wrong, and where it is mended (`Problem` in schema/api). */
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
  /** Its own among those of its kind. */
  readonly key: string
  readonly documentId: number | null
  readonly language: string | null
  readonly block: string | null
  readonly locationId: number | null
  readonly title: string
  readonly locationName: string
  readonly detail: string
}

/** How many of a kind are answered: more than a screen shows, and few enough to read at once. */
export const MAX_PROBLEMS = 20

/** Finds problems of pages; `here` is the condition that the caller may see their drafts. */
export type FindInPages = (orm: Orm, here: SQL) => Promise<readonly Problem[]>

/** Which page, in every statement that finds a problem of one. */
export const pageColumns = {
  documentId: documents.id,
  title: documents.title,
  locationId: documents.locationId,
  locationName: locations.name,
}

/** The language and the block that a reference is in: `{language}/{location}/{block}`; of the page itself neither. */
export function blockOf(place: string): Pick<Problem, 'language' | 'block'> {
  const [language, , block] = place.split('/')
  return block ? { language: language ?? null, block } : { language: null, block: null }
}
