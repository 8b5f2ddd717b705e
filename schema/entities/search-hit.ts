import { z } from 'zod/mini'

/** What the search of the public site finds. */
export const searchHit = z.object({
  /** `PAGE`, `LOCATION` for the site of another location, or the group that the declaration of a kind of record names. */
  kind: z.string(),
  title: z.string(),
  /** The whole path, the location's site root included. */
  path: z.string(),
  /** Words around what was found, in pieces; those that match are marked. */
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
  date: z.nullable(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>
