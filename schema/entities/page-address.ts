import { z } from 'zod/mini'

/** The address of a page, for links by page id. */
export const pageAddress = z.object({
  id: z.number(),
  title: z.string(),
  /** The whole path, including the location's site root: `/ottawa/visit`. */
  path: z.string(),
})
export type PageAddress = Readonly<z.infer<typeof pageAddress>>
