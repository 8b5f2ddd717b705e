import { z } from 'zod/mini'
import { mediaItem } from '../entities/media'
import { recordTexts } from '../entities/record-text'

/** A record of any kind, as shown by lists, pickers, cards and the header of its own page. */
export const recordSummary = z.object({
  kind: z.string(),
  id: z.number(),
  /** Its key in fields and addresses: the id as text, or the slug. */
  key: z.string(),
  title: z.string(),
  /** One or two sentences; empty for kinds without a description. */
  description: z.string(),
  /** Stored fields that distinguish it from others with the same title; instants as ISO 8601. */
  details: z.readonly(z.array(z.string())),
  image: z.nullable(mediaItem),
  /** `null` for records of the whole network. */
  locationId: z.nullable(z.number()),
  locationSlug: z.nullable(z.string()),
  locationName: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  /** ACTIVE, INACTIVE (a draft), ARCHIVED or DELETED. */
  recordStatus: z.string(),
  /** True if it is public now. */
  isPublic: z.boolean(),
  /** True if it is public within its period; unknown for kinds without one. */
  isPublished: z.optional(z.boolean()),
  /** Its page inside its location's site; `null` if it has none. */
  path: z.nullable(z.string()),
  /** Publication time, ISO 8601; `null` for kinds without one, and for drafts without a time. */
  publishedAt: z.nullable(z.string()),
  /** The time at which it stops being public, ISO 8601; `null` if never. */
  until: z.nullable(z.string()),
  /** `null` for kinds that are read only. */
  version: z.nullable(z.number()),
  /** ISO 8601; `null` if unknown. */
  updatedAt: z.nullable(z.string()),
  /** The person who last saved it; empty if unknown. */
  updatedBy: z.optional(z.string()),
  /** Its title and description in other languages. */
  texts: recordTexts,
})
export type RecordSummary = Readonly<z.infer<typeof recordSummary>>
