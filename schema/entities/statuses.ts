import { z } from 'zod/mini'

/** The states and kinds of specification section 4. */
export const postStatus = z.enum(['ABANDONED', 'DRAFT', 'IN_REVIEW', 'PUBLISHED'])
export type PostStatus = z.infer<typeof postStatus>

export const recordStatus = z.enum(['ACTIVE', 'ARCHIVED', 'DELETED', 'INACTIVE'])
export type RecordStatus = z.infer<typeof recordStatus>

export const reviewAction = z.enum(['ABANDON', 'APPROVE', 'RETURN'])
export type ReviewAction = z.infer<typeof reviewAction>

/** The last step in a document's review. */
const reviewStep = z.enum(['RETURNED', 'SUBMITTED'])
export type ReviewStep = z.infer<typeof reviewStep>

/** The review state of a record's draft. */
const recordDraftStatus = z.enum(['DRAFT', 'IN_REVIEW', 'RETURNED'])
export type RecordDraftStatus = z.infer<typeof recordDraftStatus>

/** A scheduled action on a page. */
const scheduledAction = z.enum(['PUBLISH', 'UNPUBLISH'])
export type ScheduledAction = z.infer<typeof scheduledAction>

/** The state of a rollout, which brings a change of a network page to locations. */
export const rolloutState = z.enum(['DONE', 'RUNNING', 'STOPPED', 'TAKEN_BACK'])
export type RolloutState = z.infer<typeof rolloutState>

/** The reason why a location still shows an earlier published version of a page. */
export const keptReason = z.enum(['LEFT_OUT', 'NOT_ALLOWED', 'UNDONE', 'WAITING'])
export type KeptReason = z.infer<typeof keptReason>

export const requestDecision = z.enum(['APPROVED', 'PENDING_REQUESTER_CORRESPONDENCE', 'REJECTED'])
export type RequestDecision = z.infer<typeof requestDecision>

export const postType = z.enum(['BLOG', 'EXPERIENCE', 'NEWS', 'PRESS_RELEASE'])
export type PostType = z.infer<typeof postType>

export const documentType = z.enum([
  'ACTIVITY',
  'DOCUMENT',
  'EVENT',
  'GALLERY',
  'LAYOUT',
  'LOCATION',
  'PAGE',
  'POST',
  'SHARED',
  'TEMPLATE',
  'TOPIC',
  'WORKFLOW',
])
export type DocumentType = z.infer<typeof documentType>

export const locationItemCategory = z.enum([
  'ACTIVITY',
  'FOOD',
  'GUEST_SERVICE',
  'LEARN',
  'POINT_OF_INTEREST',
  'RESTROOM',
  'SHOP',
])
export type LocationItemCategory = z.infer<typeof locationItemCategory>

export const contentKind = z.enum(['CONTENT', 'MOBILE_APP'])
export type ContentKind = z.infer<typeof contentKind>

export const visibility = z.enum(['PRIVATE', 'PUBLIC'])
export type Visibility = z.infer<typeof visibility>

export const socialNetwork = z.enum(['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE'])
export type SocialNetwork = z.infer<typeof socialNetwork>

/** Rights at a location, each including the previous ones: view; edit and submit; publish and decide. */
export const permissionLevel = z.enum(['VIEW', 'CONTRIBUTE', 'MANAGE'])
export type PermissionLevel = z.infer<typeof permissionLevel>

/** The holder of a permission (specification section 6). */
export const assignmentKind = z.enum([
  'PERSON',
  'POSITION',
  'ROLE_BY_LOCATION',
  'DEPARTMENT_ROLE_TYPE_BY_LOCATION',
])
export type AssignmentKind = z.infer<typeof assignmentKind>

/** In calendar order; `weekdays[0]` is Sunday, as in JavaScript's `getDay`. */
export const weekdays = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const
export const weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof weekday>
