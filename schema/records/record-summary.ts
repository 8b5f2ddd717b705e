import { z } from 'zod/mini'
import { mediaItem } from '../entities/media'
import { recordTexts } from '../entities/record-text'

/** A record of any kind as lists, pickers, cards and its own page's head show it. */
export const recordSummary = z.object({
  kind: z.string(),
  id: z.number(),
  /** What fields and addresses call it: its id as text, or its slug. */
  key: z.string(),
  title: z.string(),
  /** One or two sentences; empty for kinds without. */
  description: z.string(),
  /** The fields that tell it from others of its title, as they are stored; instants as ISO 8601. */
  details: z.readonly(z.array(z.string())),
  image: z.nullable(mediaItem),
  /** `null` for records of the whole network. */
  locationId: z.nullable(z.number()),
  locationSlug: z.nullable(z.string()),
  locationName: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  /** ACTIVE, INACTIVE (a draft), ARCHIVED or DELETED. */
  recordStatus: z.string(),
  /** Whether visitors see it now. */
  isPublic: z.boolean(),
  /** Where visitors read it inside its location's site; `null` where it has no page of its own. */
  path: z.nullable(z.string()),
  /** When it came out, ISO 8601; `null` for kinds that do not say, and for drafts without a time. */
  publishedAt: z.nullable(z.string()),
  /** From when on visitors do not see it any more, ISO 8601; `null` when there is no such moment. */
  until: z.nullable(z.string()),
  /** `null` for kinds that are not written here. */
  version: z.nullable(z.number()),
  /** ISO 8601; `null` where nobody knows. */
  updatedAt: z.nullable(z.string()),
  /** Who saved it last; empty where nobody knows. */
  updatedBy: z.optional(z.string()),
  /** Its title and description in further languages. */
  texts: recordTexts,
})
export type RecordSummary = Readonly<z.infer<typeof recordSummary>>
