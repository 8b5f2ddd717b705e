import { z } from 'zod'
import { documentType, permissionLevel, postStatus, visibility } from '#schema/entities/statuses'

/** Documents as the server answers them, after `plainAnswer`. */

export const documentSummary = z.object({
  id: z.number().int(),
  type: documentType,
  title: z.string(),
  status: postStatus,
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  locationId: z.number().int(),
  locationName: z.string(),
  /** The whole public address; null for what is no page. */
  path: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  permission: permissionLevel,
})
export type DocumentSummary = z.infer<typeof documentSummary>

export const documentPage = z.object({
  nodes: z.array(documentSummary),
  totalCount: z.number().int(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
})
export type DocumentPage = z.infer<typeof documentPage>

export const topicItem = z.object({
  language: z.string(),
  locationId: z.number().int().nullable(),
  title: z.string(),
  content: z.unknown(),
})

/** What a page is shared by, and whether it is listed. */
export const sharedSettings = {
  imageId: z.coerce.number().int().nullable().default(null),
  visibility: visibility.default('PUBLIC'),
}

export const fullDocument = documentSummary.extend({
  description: z.string(),
  ...sharedSettings,
  topic: z.object({
    id: z.number().int(),
    externalUrl: z.string().nullable(),
    items: z.array(topicItem),
  }),
})

export const savedDocument = z.object({
  id: z.number().int(),
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  status: postStatus,
  savedAt: z.string(),
})
/** What the server says of a document it has just written. */
export type SavedDocument = z.infer<typeof savedDocument>

export const account = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string(),
  email: z.string(),
  assignments: z.array(
    z.object({ locationId: z.number().int().nullable(), level: permissionLevel }),
  ),
})
/** Who is signed in, and what they may do where. */
export type Account = z.infer<typeof account>

export const locationName = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
})
export type LocationName = z.infer<typeof locationName>
