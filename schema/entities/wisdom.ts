import { z } from 'zod/mini'
import { mediaItem } from './media'
import { recordTexts } from './record-text'

/** The filters of the wisdom list (specification section 2). */
export const wisdomCategories = ['Spiritual Talks', 'Insights', 'Inspiring Stories'] as const
export type WisdomCategory = (typeof wisdomCategories)[number]
export const wisdomKinds = ['ARTICLE', 'VIDEO', 'PODCAST'] as const
export type WisdomKind = (typeof wisdomKinds)[number]

/** A talk, an article or a podcast (specification section 3, Wisdom item). */
export const wisdomItem = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  /** Above the title: the series it belongs to. */
  pretitle: z.string(),
  /** Who speaks or writes. */
  subtitle: z.string(),
  description: z.string(),
  image: z.nullable(mediaItem),
  icon: z.nullable(z.string()),
  href: z.string(),
  featured: z.boolean(),
  category: z.enum(wisdomCategories),
  kind: z.enum(wisdomKinds),
  publishedAt: z.string(),
  texts: recordTexts,
})
export type WisdomItem = z.infer<typeof wisdomItem>
