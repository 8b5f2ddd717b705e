import type { RecordStatus, ReviewAction } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PublishedDocument } from './answers'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import { saveMutation } from './operations/documents'
import type {
  LocationPagesQuery,
  PlannedQuery,
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

/** The steps of a page from its draft to visitors and back. Failures are thrown as they came. */

/** A step of a page, as the version that was looked at. */
export type PageStep = (
  client: ApiClient,
  documentId: number,
  expectedVersion: number,
) => Promise<PublishedDocument>

/** Some of a page's texts, all when nothing is named, and when: local times of its location, `2026-11-08T06:00`. */
export interface PublishedPart {
  readonly language?: string
  readonly locationId?: string
  readonly at?: string
  readonly until?: string
}

/** Makes a version of the draft what visitors see. */
export function publishTexts(part: PublishedPart): PageStep {
  return async (client, id, version) => {
    const variables = { ...named(id, version), ...part }
    return (await write(client, publishMutation, variables)).publishDocument
  }
}

/** All of it, now. */
export const publishPage = publishTexts({})

/** Submits a version of the draft, or some of its texts, for review. */
export function submitTexts(part: Pick<PublishedPart, 'language' | 'locationId'>): PageStep {
  return async (client, id, version) => {
    const variables = { ...named(id, version), ...part }
    return (await write(client, submitMutation, variables)).submitDocument
  }
}

/** Takes a draft back from those who were to publish it. */
export const withdrawPage: PageStep = async (client, id, version) =>
  (await write(client, withdrawMutation, named(id, version))).withdrawDocument

/** Makes an abandoned page a draft again. */
export const reopenPage: PageStep = async (client, id, version) =>
  (await write(client, reopenMutation, named(id, version))).reopenDocument

/** Takes a page, or some of its texts, away from visitors; the draft stays. */
export function unpublish(part: Omit<PublishedPart, 'until'>): PageStep {
  return async (client, id, version) => {
    const variables = { ...named(id, version), ...part }
    return (await write(client, unpublishMutation, variables)).unpublishDocument
  }
}

/** Brings back what visitors saw when the page was last taken away, in every language. */
export const republishPage: PageStep = async (client, id, version) =>
  (await write(client, republishMutation, named(id, version))).republishDocument

/** Decides over a page that was submitted. */
export function reviewPage(action: ReviewAction, note = ''): PageStep {
  return async (client, id, version) => {
    const variables = { ...named(id, version), action, note }
    return (await write(client, reviewMutation, variables)).reviewDocument
  }
}

/** Brings an archived page back, or one that is hidden. */
export function setStatusOfPage(status: RecordStatus): PageStep {
  return async (client, id, version) => {
    const variables = { ...named(id, version), status }
    return (await write(client, setRecordStatusMutation, variables)).setRecordStatus
  }
}

function named(id: number, expectedVersion: number) {
  return { id: String(id), expectedVersion }
}

export type Schedule = SchedulePartsFragment

/** What is scheduled for a page, and what visitors see of its texts. */
export function plannedOf({ document }: PlannedQuery) {
  const { livePath = null, schedules = [], texts = [] } = document ?? {}
  return { livePath, schedules, texts }
}

/** Moves a schedule to other times, local times of its location; returns whether it was still there. */
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

/** Cancels a schedule; returns whether it was still there. */
export async function cancelSchedule(
  client: ApiClient,
  { documentId, id }: { readonly documentId: number; readonly id: number },
): Promise<boolean> {
  const variables = { documentId: String(documentId), id: String(id) }
  return (await write(client, cancelScheduleMutation, variables)).cancelSchedule
}

/** A page and the version of it that was looked at: none of these steps changes the version. */
interface PageVersion {
  readonly id: number
  readonly version: number
}

/** Takes a page away from visitors; its draft stays. */
export async function unpublishPage(client: ApiClient, page: PageVersion): Promise<void> {
  await write(client, unpublishMutation, named(page.id, page.version))
}

/** Archives a page, moves it to the trash, or takes it out again. */
export async function setPageStatus(
  client: ApiClient,
  page: PageVersion,
  status: RecordStatus,
): Promise<void> {
  await write(client, setRecordStatusMutation, { ...named(page.id, page.version), status })
}

/** Takes a page out of the trash: the server asks for INACTIVE in between; after this it is a draft like any other. */
export async function restorePage(client: ApiClient, page: PageVersion): Promise<void> {
  await setPageStatus(client, page, 'INACTIVE')
  await setPageStatus(client, page, 'ACTIVE')
}

/**
 * Makes a draft that holds what another page's draft holds, in every language: beside it, or at another location under
 * the same address there. Beside it the server gives it an address of its own, made of its title, so that several may do it at once.
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

/** Whether a location has a home page, published or not. */
export async function hasHomePage(client: ApiClient, locationId: number): Promise<boolean> {
  return isHomeAmong(await fetchQuery(client, locationPagesQuery, { locationId }))
}

export function isHomeAmong({ documents }: LocationPagesQuery): boolean {
  return documents.nodes.some(({ topic }) => topic?.externalUrl === '/')
}
