import { z } from 'zod/mini'

/** Where a page is: for links by page id. */
export const pageAddress = z.object({
  id: z.number(),
  title: z.string(),
  /** The whole path, the location's site root included: `/ottawa/visit`. */
  path: z.string(),
})
export type PageAddress = Readonly<z.infer<typeof pageAddress>>
