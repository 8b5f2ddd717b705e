import type { ContentSource } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import event from '#schema/records/event/event.record'
import { type EventRecord, eventRecord } from '#schema/records/event/event-record'
import type { PageContext } from '#schema/site/page-context'
import { idOfRecord } from '#schema/site/page-record'

/** An event with the related data that a block shows. */
export interface EventData {
  readonly event: EventRecord | null
  /** The inviting location; `null` if it doesn't exist. */
  readonly place: Location | null
  /** True if the page is about an event that doesn't exist: the page answers 404. */
  readonly missing: boolean
}

/** Loads the event chosen in a field, or otherwise the one the page is about. */
export async function loadEvent(
  source: ContentSource,
  chosen: number | null,
  page: PageContext,
): Promise<EventData> {
  const ofPage = idOfRecord(page.record, 'event')
  const id = chosen ?? ofPage
  const query = { keys: [String(id)], first: 1 }
  const [item] = id === null ? [] : await source.recordsOf(event, query)
  const found = item ? eventRecord(item) : null
  const place = found && (await placeOf(source, found, page))
  return { event: found, place, missing: !found && chosen === null && ofPage !== null }
}

async function placeOf(
  source: ContentSource,
  { locationSlug }: EventRecord,
  { location }: PageContext,
): Promise<Location | null> {
  return locationSlug === location.slug ? location : source.record('location', locationSlug)
}
