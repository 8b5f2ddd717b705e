import { z } from 'zod'
import { mediaItem } from './media'
import { socialNetwork } from './statuses'

/** A post of a channel on a social network (specification section 3). */
export const socialPost = z.object({
  id: z.number().int().positive(),
  /** The channel, without the `@`. */
  handle: z.string(),
  network: socialNetwork,
  title: z.string(),
  image: mediaItem.nullable(),
  href: z.string(),
  postedAt: z.string(),
})
export type SocialPost = z.infer<typeof socialPost>
