import { momentOf } from '#schema/entities/local-time'
import type { PermissionLevel, RecordStatus } from '#schema/entities/statuses'
import type { StoredBlock, TemplateOrigin } from '#schema/page/content'

/** One page as the fake server keeps it. */
export interface FakePage {
  id: number
  type: 'PAGE' | 'LAYOUT' | 'SHARED' | 'TEMPLATE'
  title: string
  version: number
  publishedVersion: number | null
  recordStatus: RecordStatus
  permission: PermissionLevel
  isInReview: boolean
  updatedBy: string
  /** The note of a page that was returned. */
  returnedWith: string | null
  blocks: StoredBlock[]
  template?: TemplateOrigin
  /** Those it has besides the default one; each says so in its one block. */
  languages: string[]
  /** The path of its draft. */
  address: string
  /** Its next publication, in local times of Toronto. */
  scheduled: { readonly at?: string; readonly until?: string; readonly language?: string } | null
}

const SAVED_AT = '2026-03-01T14:32:00.000Z'

export function fakePage(changes: Partial<FakePage> = {}): FakePage {
  return {
    id: 7,
    type: 'PAGE',
    title: 'Visit us',
    version: 3,
    publishedVersion: null,
    recordStatus: 'ACTIVE',
    permission: 'MANAGE',
    isInReview: false,
    updatedBy: 'Anna',
    returnedWith: null,
    blocks: [],
    languages: [],
    address: '/ottawa/visit',
    scheduled: null,
    ...changes,
  }
}

/** A block of text whose words are on the canvas. */
export function textBlock(id: string, words: string): StoredBlock {
  const html = { id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }
  return { id, name: 'Text', displayName: words, fields: [html] }
}

export function summaryOf(page: FakePage) {
  const { id, type, title, version, publishedVersion, recordStatus, permission, updatedBy } = page
  return {
    recordStatus,
    __typename: 'Document',
    id: String(id),
    type,
    title,
    status: statusOf(page),
    version,
    publishedVersion,
    locationId: '12',
    locationName: 'Ottawa',
    path: page.address,
    updatedAt: SAVED_AT,
    updatedBy,
    permission,
    visibility: 'PUBLIC',
    review: reviewOf(page),
    ...publicationOf(page),
    timeZone: 'America/Toronto',
  }
}

/** The page as visitors see it: all its languages as they were when it was published. */
function publicationOf(page: FakePage) {
  const { publishedVersion, version, languages, isInReview, returnedWith, scheduled } = page
  const isLive = publishedVersion !== null
  const texts = ['en-US', ...languages].map((language) => ({
    __typename: 'TextState',
    ...{ language, locationId: '12', locationName: null, isLive },
    ...{ version: publishedVersion, since: isLive ? SAVED_AT : null, until: endOf(page) },
    hasChanges: publishedVersion !== version,
    isInReview: isInReview || returnedWith !== null,
    ...{ endedAt: null, endedBy: null },
  }))
  const schedules = scheduled?.at === undefined ? [] : [scheduleOf(page, scheduled)]
  return { livePath: isLive ? '/ottawa/visit' : null, schedules, texts }
}

/** The end of what was published at once. */
function endOf({ scheduled }: FakePage): string | null {
  if (!scheduled?.until || scheduled.at !== undefined) return null
  return momentOf(scheduled.until, 'America/Toronto')?.toISOString() ?? null
}

function scheduleOf(
  { id, title, type }: FakePage,
  { at = '', until, language }: NonNullable<FakePage['scheduled']>,
) {
  return {
    ...{ __typename: 'Schedule', id: `9${id}`, documentId: String(id), title, type },
    ...{ action: 'PUBLISH', by: 'Anna', problem: null, textLocationId: null },
    ...{ locationName: 'Ottawa', timeZone: 'America/Toronto', language: language ?? null },
    ...{ localAt: at, localUntil: until ?? null },
  }
}

export function documentOf(page: FakePage | undefined) {
  if (!page) return null
  const { template } = page
  const content = { format: 1, blocks: page.blocks, ...(template && { template }) }
  const item = { language: 'en-US', locationId: '12', title: page.title, richText: '', content }
  const others = page.languages.map((language) => {
    const only = { format: 1, blocks: [textBlock('only', `Words in ${language}`)] }
    return { language, locationId: '12', title: `Title in ${language}`, content: only }
  })
  const items = [item, ...others]
  const topic = { __typename: 'Topic', id: '70', externalUrl: '/visit', items }
  return {
    ...summaryOf(page),
    maxBlocks: 500,
    description: 'What the page is about.',
    imageId: null,
    topic,
  }
}

export function currentOf({ version, title, updatedBy, blocks }: FakePage) {
  const content = { format: 1, blocks }
  const items = [{ language: 'en-US', locationId: 12, content }]
  return {
    ...{ version, savedAt: SAVED_AT, savedBy: updatedBy, title, items },
    ...{ description: 'What the page is about.', externalUrl: '/visit' },
  }
}

export function saved(page: FakePage) {
  const { id, version, publishedVersion } = page
  const status = statusOf(page)
  const { recordStatus } = page
  const saying = { status, recordStatus, review: reviewOf(page), savedAt: SAVED_AT }
  const fields = { id: String(id), version, publishedVersion, ...saying }
  return { __typename: 'SavedDocument', ...fields, ...publicationOf(page) }
}

function statusOf({ version, publishedVersion, isInReview }: FakePage) {
  if (isInReview) return 'IN_REVIEW'
  return publishedVersion === version ? 'PUBLISHED' : 'DRAFT'
}

/** Anyone who may publish looks at what someone else has submitted. */
function reviewOf({ isInReview, returnedWith, permission }: FakePage) {
  if (!isInReview && returnedWith === null) return null
  const step = isInReview ? 'SUBMITTED' : 'RETURNED'
  const isMine = (permission === 'MANAGE') !== isInReview
  const note = isInReview ? '' : returnedWith
  return { __typename: 'Review', step, at: SAVED_AT, by: 'Asha', isMine, note }
}
