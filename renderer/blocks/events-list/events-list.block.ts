import type { ContentSource, RecordFilter, RecordsQuery } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import { eventAudiences, eventCategories } from '#schema/entities/event'
import type { NetworkPlace } from '#schema/entities/network-place'
import { boolean, number, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import event from '#schema/records/event/event.record'
import type { ItemOf } from '#schema/records/record-item'
import type { PageContext } from '#schema/site/page-context'
import { chosenOption, optionValues, pageCountOf, partOf } from '../../parts/lists/page-query'

const DEFAULT_SIZE = 12
const MAX_SIZE = 48

/** ISO 3166-1 codes of the countries of North America in which the network has locations. */
const NORTH_AMERICA = ['CA', 'MX', 'US']

/** Scopes in the address; without one the location's own events are shown (specification section 2). */
const WIDER_SCOPES = ['north-america', 'country', 'global'] as const
type WiderScope = (typeof WIDER_SCOPES)[number]

/** The audiences offered as filters; without a filter, events for everyone are shown. */
const CHOSEN_AUDIENCES = eventAudiences.filter((audience) => audience !== 'Everyone')

const eventsList = defineBlock({
  name: 'EventsList',
  label: t('All events'),
  description: t('All upcoming events by month, with filters. For the “Events” page.'),
  keywords: searchTerms('events, events list, calendar, what is on, diary, list of events, dates'),
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the list.'),
      default: 'Events',
      max: 160,
    }),
    filters: boolean({
      label: t('Show the filters'),
      help: t('Categories and locations above the list.'),
      default: true,
    }),
    size: number({
      label: t('Events per page'),
      help: t('Visitors page through the rest.'),
      default: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
    }),
  },
  changesDaily: true,
  readsQuery: ['category', 'audience', 'location', 'page'],
  async load(source, props, page) {
    const size = sizeOf(props.size)
    const category = chosenOption(eventCategories, page.query.category)
    const audience = chosenOption(CHOSEN_AUDIENCES, page.query.audience)
    const scope = scopeOf(page)
    const [events, network] = await Promise.all([
      source.recordsOf(event, {
        from: page.now,
        ...partOf(page, size),
        ...placeQuery(scope, page),
        filter: {
          ...(category && { category }),
          ...(audience && { audience }),
          ...countryFilter(scope, page),
        },
      }),
      props.filters ? source.places() : [],
    ])
    const scopes = scopesAround(network, page)
    const places = await placesOf(source, events, page)
    return { events, size, category, audience, scope, scopes, places }
  },
  // The location's own events are the default.
  queryValues: () => ({
    category: optionValues(eventCategories),
    audience: optionValues(CHOSEN_AUDIENCES),
    location: WIDER_SCOPES,
  }),
  pageCount: ({ events, size }, page) => pageCountOf(events, page, size),
})
export default eventsList

/** The locations whose events are shown. */
type EventsScope = 'local' | WiderScope

/** Returns the wider scopes that contain other locations of the network: the continent or country, and the whole network. */
function scopesAround(
  network: readonly NetworkPlace[],
  { location: { slug, address } }: PageContext,
): readonly WiderScope[] {
  const others = network.filter((place) => place.slug !== slug)
  const isNear = ({ countryCode }: Pick<NetworkPlace, 'countryCode'>) =>
    NORTH_AMERICA.includes(countryCode)
  const near = isNear(address) && others.some(isNear)
  const country = others.some(({ countryCode }) => countryCode === address.countryCode)
  return [
    ...(near ? (['north-america'] as const) : []),
    ...(country && !near ? (['country'] as const) : []),
    ...(others.length > 0 ? (['global'] as const) : []),
  ]
}

/** Returns the scope in the address; the location's own slug and anything else count as `local`. */
function scopeOf({ query }: PageContext): EventsScope {
  return WIDER_SCOPES.find((scope) => scope === query.location) ?? 'local'
}

function placeQuery(
  scope: EventsScope,
  { location }: PageContext,
): Pick<RecordsQuery, 'locationSlug'> {
  return scope === 'local' ? { locationSlug: location.slug } : {}
}

function countryFilter(scope: EventsScope, { location }: PageContext): RecordFilter {
  if (scope === 'local' || scope === 'global') return {}
  return { countryCode: scope === 'country' ? [location.address.countryCode] : NORTH_AMERICA }
}

/** Returns the names of the other locations whose events are shown, by slug. */
async function placesOf(
  source: ContentSource,
  events: readonly ItemOf<typeof event>[],
  { location }: PageContext,
): Promise<Readonly<Record<string, string>>> {
  const slugs = [...new Set(events.flatMap(({ locationSlug }) => locationSlug ?? []))]
  const others = slugs.filter((slug) => slug !== location.slug)
  const found = await Promise.all(others.map((slug) => source.record('location', slug)))
  return Object.fromEntries(found.flatMap((place) => (place ? [[place.slug, place.name]] : [])))
}

/** Clamped, because a draft may contain any number. */
function sizeOf(size: number | null): number {
  return Math.min(Math.max(Math.floor(size ?? DEFAULT_SIZE), 1), MAX_SIZE)
}
