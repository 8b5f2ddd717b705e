import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { type EventRecord, registrationOf } from '#schema/entities/event'
import { events, locations } from '../../database/tables'
import { isNotOver } from './event-times'
import type { LoadMedia } from './media'
import {
  countAtLocations,
  holdsText,
  isAtOpenLocation,
  type Listed,
  listedAlready,
  mayReadDrafts,
  type Part,
  type ReadContext,
} from './read-context'

interface EventsFilter {
  readonly ids?: readonly number[] | undefined
  readonly locationSlug?: string | undefined
  readonly from?: Date | undefined
  readonly category?: string | undefined
  readonly audience?: string | undefined
  /** Only events of locations in these countries. */
  readonly countryCodes?: readonly string[] | undefined
  readonly search?: string | undefined
  /** Only what visitors see, whoever asks. */
  readonly publicOnly?: boolean
}

/** An event with what its editors need to know. */
interface EventNode extends EventRecord {
  readonly recordStatus: string
  readonly version: number
}

/** Events in order of time. */
export function listEvents(
  readContext: ReadContext,
  filter: EventsFilter,
  part: Part & { readonly load: LoadMedia },
): Listed<EventNode> {
  if (filter.ids?.length === 0 || filter.countryCodes?.length === 0) return listedAlready([])
  const where = condition(readContext, filter)
  return {
    nodes,
    totalCount: () => countAtLocations(readContext, events, where),
  }

  async function nodes() {
    const rows = await readContext.orm
      .select({ event: events, slug: locations.slug, timeZone: locations.timeZone })
      .from(events)
      .innerJoin(locations, eq(locations.id, events.locationId))
      .where(where)
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(part.first)
      .offset(part.offset)
    return Promise.all(
      rows.map(async ({ event, slug, timeZone }) => {
        const [[image], photos] = await Promise.all([
          part.load(event.imageId === null ? [] : [event.imageId]),
          part.load(event.photoIds),
        ])
        return {
          ...toEvent(event),
          image: image ?? null,
          photos: [...photos],
          locationSlug: slug,
          timeZone,
        }
      }),
    )
  }
}

const countryCode = sql<string>`(${locations.address}::jsonb ->> 'countryCode')`

function condition(readContext: ReadContext, filter: EventsFilter): SQL | undefined {
  const isPublic = and(
    eq(events.recordStatus, 'ACTIVE'),
    isAtOpenLocation(readContext, events.locationId),
  )
  return and(
    filter.publicOnly
      ? isPublic
      : or(isPublic, mayReadDrafts(readContext.principal, events.locationId)),
    ne(events.recordStatus, 'DELETED'),
    filter.ids && inArray(events.id, [...filter.ids]),
    filter.locationSlug === undefined ? undefined : eq(locations.slug, filter.locationSlug),
    filter.category === undefined ? undefined : sql`${events.category} = ${filter.category}`,
    filter.audience === undefined ? undefined : sql`${events.audience} = ${filter.audience}`,
    filter.countryCodes && inArray(countryCode, [...filter.countryCodes]),
    filter.from && isNotOver(filter.from),
    filter.search ? holdsText(events.title, filter.search) : undefined,
  )
}

function toEvent(row: typeof events.$inferSelect) {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    audience: row.audience,
    description: row.description,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    allDay: row.allDay,
    venue: row.venue,
    rsvpUrl: row.rsvpUrl,
    registration: registrationOf(row),
    registrationContact: row.registrationContact,
    locationId: row.locationId,
    body: row.body,
    recordStatus: row.recordStatus,
    version: row.version,
    schedule: row.schedule,
    texts: [...row.texts],
  }
}
