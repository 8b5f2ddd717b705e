import { z } from 'zod/mini'
import { mediaItem } from './media'
import { recordTexts } from './record-text'
import { postType } from './statuses'

/** One part of an article, in order: text, a video, or pictures in a layout. */
const postContent = z.object({
  order: z.int(),
  text: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  mediaSelection: z.nullable(
    z.object({ metadata: z.object({ layout: z.string() }), media: z.array(mediaItem) }),
  ),
})

/** Who wrote something (specification section 3, Author). */
export const author = z.object({
  name: z.string(),
  avatar: z.nullable(mediaItem),
  bio: z.string(),
})
export type Author = z.infer<typeof author>

/** A news post (specification section 3). */
export const post = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  type: postType,
  description: z.string(),
  slug: z.string(),
  category: z.string(),
  /** The category in the language of the page (`postFor`); it is filtered by `category`. */
  categoryName: z.optional(z.string()),
  createdAt: z.string(),
  publishedAt: z.nullable(z.string()),
  expireAt: z.nullable(z.string()),
  image: z.nullable(mediaItem),
  author: z.nullable(author),
  /** Words search engines may find it by. */
  seoTags: z.array(z.object({ text: z.string() })),
  /** Where a file that belongs to it is read, as the printed invitation; empty without one. */
  fileURL: z.string(),
  /** The article it was made from, where visitors see that. */
  postMaster: z.optional(z.nullable(z.object({ title: z.string(), slug: z.string() }))),
  /** Its galleries; the first is shown with it. */
  galleryIds: z.array(z.coerce.number()),
  location: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    level: z.object({ levelNumber: z.int(), name: z.string() }),
  }),
  content: z.array(postContent),
  texts: recordTexts,
})
export type Post = z.infer<typeof post>
