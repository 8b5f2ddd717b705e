import { publicPath } from '#schema/entities/page-address'
import type { PermissionLevel } from '#schema/entities/statuses'
import { can, levelOf } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { type DocumentRow, type ReviewNode, resourceOf, reviewNode } from './document-row'

/** A document as visible to an account: its draft, or the published content. */
export interface DocumentNode {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly description: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly status: string
  readonly recordStatus: string
  readonly version: number
  readonly publishedVersion: number | null
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
  readonly topicId: number
  readonly path: string | null
  readonly livePath: string | null
  readonly imageId: number | null
  readonly visibility: string
  readonly updatedBy: string | null
  readonly review: ReviewNode | null
  readonly permission: PermissionLevel
  /** True if its history is visible, too. */
  readonly showsHistory: boolean
}

interface LocationOfDocument {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly timeZone: string
}

/** Returns a document's node; `null` if the account may see nothing of it. */
export function documentNode(
  row: DocumentRow,
  location: LocationOfDocument,
  principal: Principal | null,
): DocumentNode | null {
  const resource = resourceOf(row)
  const common = {
    id: row.id,
    type: row.type,
    createdAt: row.createdAt,
    recordStatus: row.recordStatus,
    publishedVersion: row.publishedVersion,
    locationId: row.locationId,
    locationName: location.name,
    timeZone: location.timeZone,
    topicId: row.topicId,
    livePath:
      row.publishedUrl !== null && resource.isPublic
        ? publicPath(location, row.publishedUrl)
        : null,
  }
  if (can(principal, 'readDraft', resource))
    return {
      ...common,
      title: row.title,
      description: row.description,
      updatedAt: row.updatedAt,
      status: row.status,
      version: row.version,
      path: row.externalUrl === null ? null : publicPath(location, row.externalUrl),
      imageId: row.imageId,
      visibility: row.visibility,
      updatedBy: row.updatedByName,
      review: reviewNode(row, principal),
      permission:
        levelOf(principal, row.locationId, { ...resource, isAnyLanguage: true }) ?? 'VIEW',
      showsHistory: can(principal, 'readHistory', resource),
    }
  if (!can(principal, 'read', resource)) return null
  return {
    ...common,
    title: row.publishedTitle ?? '',
    description: row.publishedDescription ?? '',
    updatedAt: row.publishedAt ?? row.createdAt,
    status: 'PUBLISHED',
    version: row.publishedVersion ?? 1,
    path: row.publishedUrl === null ? null : publicPath(location, row.publishedUrl),
    imageId: row.publishedImageId,
    visibility: row.publishedVisibility,
    updatedBy: null,
    review: null,
    permission: 'VIEW',
    showsHistory: false,
  }
}
