import type { RecordStatus, ReviewAction } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PublishedDocument } from './answers'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import { saveMutation } from './operations/documents'
import type {
  DocumentSchedulesQuery,
  LocationPagesQuery,
  SchedulePartsFragment,
} from './operations/generated'
import { locationPagesQuery, pageToCopyQuery } from './operations/page-actions'
import {
  cancelScheduleMutation,
  moveScheduleMutation,
  publishMutation,
  reopenMutation,
  republishMutation,
  reviewMutation,
  setRecordStatusMutation,
  submitMutation,
  unpublishMutation,
  withdrawMutation,
} from './operations/publishing'

/** Publishing and unpublishing steps of a page. Errors are thrown unchanged. */

/** A step of a page, applied to the version that the user saw. */
export type PageStep = (
  client: ApiClient,
  documentId: number,
  expectedVersion: number,
) => Promise<PublishedDocument>

/** The texts to publish (all if none is given) and the times: local times of the page's location, `2026-11-08T06:00`. */
export interface PublishedPart {
  readonly language?: string
  readonly locationId?: string
  readonly at?: string
  readonly until?: string
  /** `null` to publish only what was never public. */
  readonly expectedPublishedVersion?: null
}

/** Returns the step that publishes a version of the draft. */
export function publishTexts(part: PublishedPart): PageStep {
  return async (client, id, version) => {
    const variables = { ...makeStepArguments(id, version), ...part }
    return (await write(client, publishMutation, variables)).publishDocument
  }
}

/** Publishes all texts now. */
export const publishPage = publishTexts({})

/** Publishes all texts of a page that was never public. */
export const publishNewPage = publishTexts({ expectedPublishedVersion: null })

/** Returns the step that submits a version of the draft, or some of its texts, for review. */
export function submitTexts(part: Pick<PublishedPart, 'language' | 'locationId'>): PageStep {
  return async (client, id, version) => {
    const variables = { ...makeStepArguments(id, version), ...part }
    return (await write(client, submitMutation, variables)).submitDocument
  }
}

/** Withdraws a draft from review. */
export const withdrawPage: PageStep = async (client, id, version) =>
  (await write(client, withdrawMutation, makeStepArguments(id, version))).withdrawDocument

/** Turns an abandoned page back into a draft. */
export const reopenPage: PageStep = async (client, id, version) =>
  (await write(client, reopenMutation, makeStepArguments(id, version))).reopenDocument

/** Returns the step that unpublishes a page, or some of its texts; the draft stays. */
export function unpublish(
  part: Omit<PublishedPart, 'until' | 'expectedPublishedVersion'>,
): PageStep {
  return async (client, id, version) => {
    const variables = { ...makeStepArguments(id, version), ...part }
    return (await write(client, unpublishMutation, variables)).unpublishDocument
  }
}

/** Republishes the version that was last unpublished, in every language. */
export const republishPage: PageStep = async (client, id, version) =>
  (await write(client, republishMutation, makeStepArguments(id, version))).republishDocument

/** Returns the step that approves or rejects a submitted page. */
export function reviewPage(action: ReviewAction, note = ''): PageStep {
  return async (client, id, version) => {
    const variables = { ...makeStepArguments(id, version), action, note }
    return (await write(client, reviewMutation, variables)).reviewDocument
  }
}

/** Returns the step that restores an archived or hidden page. */
export function setStatusOfPage(status: RecordStatus): PageStep {
  return async (client, id, version) => {
    const variables = { ...makeStepArguments(id, version), status }
    return (await write(client, setRecordStatusMutation, variables)).setRecordStatus
  }
}

function makeStepArguments(id: number, expectedVersion: number) {
  return { id: String(id), expectedVersion }
}

export type Schedule = SchedulePartsFragment

/** Returns a page's schedules and the published state of its texts. */
export function schedulesOf({ document }: DocumentSchedulesQuery) {
  const { livePath = null, schedules = [], texts = [] } = document ?? {}
  return { livePath, schedules, texts }
}

/** Moves a schedule to other local times of its location; returns whether it still existed. */
export async function moveSchedule(
  client: ApiClient,
  { documentId, id, ...times }: MovedSchedule,
): Promise<boolean> {
  const variables = { documentId: String(documentId), id: String(id), ...times }
  return (await write(client, moveScheduleMutation, variables)).moveSchedule
}

export interface MovedSchedule {
  readonly documentId: number
  readonly id: number
  readonly at: string
  readonly until: string | null
}

/** Cancels a schedule; returns whether it still existed. */
export async function cancelSchedule(
  client: ApiClient,
  { documentId, id }: { readonly documentId: number; readonly id: number },
): Promise<boolean> {
  const variables = { documentId: String(documentId), id: String(id) }
  return (await write(client, cancelScheduleMutation, variables)).cancelSchedule
}

/** A page and the version that the user saw. None of these steps changes the version. */
interface PageVersion {
  readonly id: number
  readonly version: number
}

/** Unpublishes a page; its draft stays. */
export function unpublishPage(client: ApiClient, page: PageVersion): Promise<PublishedDocument> {
  return unpublish({})(client, page.id, page.version)
}

/** Archives a page, moves it to the trash, or restores it. */
export function setPageStatus(
  client: ApiClient,
  page: PageVersion,
  status: RecordStatus,
): Promise<PublishedDocument> {
  return setStatusOfPage(status)(client, page.id, page.version)
}

/** Restores a page from the trash as an ordinary draft. The server requires INACTIVE as an intermediate status. */
export async function restorePage(
  client: ApiClient,
  page: PageVersion,
): Promise<PublishedDocument> {
  await setPageStatus(client, page, 'INACTIVE')
  return setPageStatus(client, page, 'ACTIVE')
}

/**
 * Duplicates a page's draft in every language, at the same location or at another. At the same location the server derives a new
 * address from the title, so that several users can duplicate at once; another location keeps the address.
 */
export async function duplicatePage(
  client: ApiClient,
  id: number,
  locationId?: number,
): Promise<PageVersion> {
  const { document } = await fetchQuery(client, pageToCopyQuery, { id: String(id) })
  if (!document) throw new Error(`Document ${id} no longer exists`)
  const { topic, ...page } = document
  const isElsewhere = locationId !== undefined && locationId !== page.locationId
  const place = isElsewhere ? locationId : page.locationId
  const titled = (title: string) => (isElsewhere ? title : copyTitle(title))
  const { createOrUpdateDocument } = await write(client, saveMutation, {
    id: null,
    title: titled(page.title),
    description: page.description,
    type: page.type,
    imageId: page.imageId ?? null,
    visibility: page.visibility,
    topic: {
      locationId: place,
      ...(isElsewhere && topic.externalUrl !== null && { externalUrl: topic.externalUrl }),
      items: topic.items
        .filter((item) => (item.locationId ?? page.locationId) === page.locationId)
        .map(({ language, title, richText, content, description, imageId, ...item }) => ({
          language,
          locationId: item.locationId === null ? null : place,
          title: title === page.title ? titled(title) : title,
          richText,
          content,
          description,
          imageId: imageId ?? null,
        })),
    },
    idempotencyKey: newKey(),
  })
  return { id: Number(createOrUpdateDocument.id), version: createOrUpdateDocument.version }
}

/** Titles have at most 200 characters. */
function copyTitle(title: string): string {
  return t('{value} (copy)', { value: [...title].slice(0, 190).join('') })
}

/** Returns whether a location has a home page, published or not. */
export async function hasHomePage(client: ApiClient, locationId: number): Promise<boolean> {
  return isHomeAmong(await fetchQuery(client, locationPagesQuery, { locationId }))
}

export function isHomeAmong({ documents }: LocationPagesQuery): boolean {
  return documents.nodes.some(({ topic }) => topic?.externalUrl === '/')
}
