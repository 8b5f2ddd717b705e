import { z } from 'zod/mini'
import { mediaItem } from './media'
import { recordTexts } from './record-text'
import { socialNetwork } from './statuses'

/** A post of a channel on a social network (specification section 3). */
export const socialPost = z.object({
  id: z.int().check(z.positive()),
  /** The channel, without the `@`. */
  handle: z.string(),
  network: socialNetwork,
  title: z.string(),
  image: z.nullable(mediaItem),
  href: z.string(),
  postedAt: z.string(),
  texts: recordTexts,
})
/** A channel by its handle, in any case, with or without the `@`. */
export function channelOf(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}

export type SocialPost = z.infer<typeof socialPost>
