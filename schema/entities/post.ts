import { z } from 'zod'
import { mediaItem } from './media'
import { postType } from './statuses'

/** One part of an article, in order: text, a video, or pictures in a layout. */
export const postContent = z.object({
  order: z.number().int(),
  text: z.string().nullable(),
  videoUrl: z.string().nullable(),
  mediaSelection: z
    .object({ metadata: z.object({ layout: z.string() }), media: z.array(mediaItem) })
    .nullable(),
})

/** Who wrote something (specification section 3, Author). */
export const author = z.object({
  name: z.string(),
  avatar: mediaItem.nullable(),
  bio: z.string(),
})
export type Author = z.infer<typeof author>

/** A news post (specification section 3). */
export const post = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  type: postType,
  description: z.string(),
  slug: z.string(),
  category: z.string(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  expireAt: z.string().nullable(),
  image: mediaItem.nullable(),
  author: author.nullable(),
  /** Words search engines may find it by, parted by commas. */
  seoTags: z.string(),
  location: z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    level: z.object({ levelNumber: z.number().int(), name: z.string() }),
  }),
  content: z.array(postContent),
})
export type Post = z.infer<typeof post>
