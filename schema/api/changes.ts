import { z } from 'zod/mini'
import { postStatus, recordStatus } from '../entities/statuses'

/** Path of the server-sent events about changes to the pages a person has open: `?documents=7,8`. */
export const CHANGES_PATH = '/api/changes'

/** Maximum number of pages per stream. */
export const MAX_PAGES_OF_STREAM = 20

/**
 * The names of the events. `closed` means that the person may no longer see any of the pages, so the client must not reconnect.
 */
export const CHANGED = 'changed'
export const CLOSED = 'closed'

/** The data of `changed`: the current state of a document. Its content is fetched with GraphQL. */
export const documentChange = z.object({
  id: z.int(),
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  status: postStatus,
  recordStatus,
  /** Equal for the same state. A new tag with the same version means an action such as publishing one language. */
  tag: z.string(),
})
export type DocumentChange = z.infer<typeof documentChange>
