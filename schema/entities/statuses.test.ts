import { expect, test } from 'vitest'
import { typeDefinitions } from '../api/type-definitions'
import {
  assignmentKind,
  contentKind,
  documentType,
  locationItemCategory,
  permissionLevel,
  postStatus,
  postType,
  recordStatus,
  requestDecision,
  reviewAction,
  socialNetwork,
  visibility,
  weekday,
} from './statuses'

/** The enumerations of specification sections 4 and 6, under their names in the GraphQL schema. */
const enumerations = [
  ['PostStatus', postStatus, 'ABANDONED DRAFT IN_REVIEW PUBLISHED'],
  ['RecordStatus', recordStatus, 'ACTIVE ARCHIVED DELETED INACTIVE'],
  // RETURN, with a note, is beside the two of the specification.
  ['ReviewAction', reviewAction, 'ABANDON APPROVE RETURN'],
  ['RequestDecision', requestDecision, 'APPROVED PENDING_REQUESTER_CORRESPONDENCE REJECTED'],
  ['PostType', postType, 'BLOG EXPERIENCE NEWS PRESS_RELEASE'],
  [
    'DocumentType',
    documentType,
    // LAYOUT, SHARED and TEMPLATE are ours besides.
    'ACTIVITY DOCUMENT EVENT GALLERY LAYOUT LOCATION PAGE POST SHARED TEMPLATE TOPIC WORKFLOW',
  ],
  [
    'LocationItemCategory',
    locationItemCategory,
    'ACTIVITY FOOD GUEST_SERVICE LEARN POINT_OF_INTEREST RESTROOM SHOP',
  ],
  ['Visibility', visibility, 'PRIVATE PUBLIC'],
  ['SocialNetwork', socialNetwork, 'FACEBOOK INSTAGRAM TWITTER YOUTUBE'],
  ['Weekday', weekday, 'SUNDAY MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY'],
  // CONTRIBUTE, between the two of the specification, is design's (section 6).
  ['PermissionLevel', permissionLevel, 'VIEW CONTRIBUTE MANAGE'],
  ['ContentKind', contentKind, 'CONTENT MOBILE_APP'],
  [
    'AssignmentKind',
    assignmentKind,
    'PERSON POSITION ROLE_BY_LOCATION DEPARTMENT_ROLE_TYPE_BY_LOCATION',
  ],
] as const

test.each(enumerations)(
  '%s is that of the specification, in code and in GraphQL',
  (name, values, words) => {
    expect(values.options.join(' ')).toBe(words)
    expect(inGraphql(name)).toBe(words)
  },
)

test('lists are sorted by asc and desc', () => {
  expect(inGraphql('SortDirection')).toBe('asc desc')
})

function inGraphql(name: string): string | undefined {
  return new RegExp(`enum ${name} \\{([^}]*)\\}`)
    .exec(typeDefinitions)?.[1]
    ?.replace(/"[^"]*"/g, '')
    .trim()
    .split(/\s+/)
    .join(' ')
}
