import { z } from 'zod/mini'

/** A search result on the public site. */
export const searchHit = z.object({
  /** `PAGE`, `LOCATION` for another location's site, or the group in the declaration of a kind of record. */
  kind: z.string(),
  title: z.string(),
  /** The whole path, including the location's site root. */
  path: z.string(),
  /** Text around the match, in pieces; matching ones are marked. */
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
  date: z.nullable(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>
