import { z } from 'zod/mini'
import { postStatus, recordStatus } from '../entities/statuses'

/** Where server-sent events tell what others save and publish of the pages a person has open: `?documents=7,8`. */
export const CHANGES_PATH = '/api/changes'

/** The most pages of one stream. */
export const MAX_PAGES_OF_STREAM = 20

/** The names of the events. `closed`: the person may not see any of the pages now, so there is nothing to connect for. */
export const CHANGED = 'changed'
export const CLOSED = 'closed'

/** The data of `changed`: where a document stands now. What it holds is asked for with GraphQL. */
export const documentChange = z.object({
  id: z.int(),
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  status: postStatus,
  recordStatus,
  /** The same for the same state: another one of the same version is that of a step, as of publishing one language. */
  tag: z.string(),
})
export type DocumentChange = z.infer<typeof documentChange>
