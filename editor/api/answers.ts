import { z } from 'zod/mini'
import { documentType, permissionLevel, postStatus, visibility } from '#schema/entities/statuses'

/** Documents as the server answers them, after `plainAnswer`. */

export const documentSummary = z.object({
  id: z.int(),
  type: documentType,
  title: z.string(),
  status: postStatus,
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  locationId: z.int(),
  locationName: z.string(),
  /** The whole public address; null for what is no page. */
  path: z.nullable(z.string()),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
  permission: permissionLevel,
})
export type DocumentSummary = z.infer<typeof documentSummary>

export const documentPage = z.object({
  nodes: z.array(documentSummary),
  totalCount: z.int(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
})
export type DocumentPage = z.infer<typeof documentPage>

export const topicItem = z.object({
  language: z.string(),
  locationId: z.nullable(z.int()),
  title: z.string(),
  content: z.unknown(),
})

/** An id that may come as text. */
export const recordId = z.coerce.number().check(z.int())

/** What a page is shared by, and whether it is listed. */
export const sharedSettings = {
  imageId: z._default(z.nullable(recordId), null),
  visibility: z._default(visibility, 'PUBLIC'),
}

export const fullDocument = z.extend(documentSummary, {
  description: z.string(),
  ...sharedSettings,
  topic: z.object({
    id: z.int(),
    externalUrl: z.nullable(z.string()),
    items: z.array(topicItem),
  }),
})

export const savedDocument = z.object({
  id: z.int(),
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  status: postStatus,
  savedAt: z.string(),
})
/** What the server says of a document it has just written. */
export type SavedDocument = z.infer<typeof savedDocument>

export const account = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  name: z.string(),
  email: z.string(),
  assignments: z.array(z.object({ locationId: z.nullable(z.int()), level: permissionLevel })),
})
/** Who is signed in, and what they may do where. */
export type Account = z.infer<typeof account>

export const locationName = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
})
export type LocationName = z.infer<typeof locationName>
