import type { ContentSource } from '#schema/api/content-source'
import type { EventRecord } from '#schema/entities/event'
import type { Location } from '#schema/entities/location'
import type { PageContext } from '#schema/site/page-context'
import { idOfRecord } from '#schema/site/page-record'

/** One event, with what a block shows around it. */
export interface EventData {
  readonly event: EventRecord | null
  /** The location that invites; `null` when it is not there. */
  readonly place: Location | null
  /** True when the page stands for an event and this is not there: the page answers 404. */
  readonly missing: boolean
}

/** The event a field names, or else the one its page stands for. */
export async function loadEvent(
  source: ContentSource,
  chosen: number | null,
  page: PageContext,
): Promise<EventData> {
  const ofPage = idOfRecord(page.record, 'event')
  const id = chosen ?? ofPage
  const [event = null] = id === null ? [] : await source.events({ ids: [id], first: 1 })
  const place = event && (await placeOf(source, event, page))
  return { event, place, missing: !event && chosen === null && ofPage !== null }
}

async function placeOf(
  source: ContentSource,
  { locationSlug }: EventRecord,
  { location }: PageContext,
): Promise<Location | null> {
  return locationSlug === location.slug ? location : source.location(locationSlug)
}
