import { eventAudiences, eventCategories } from '#schema/entities/event'
import { slugFromTitle } from '#schema/fields/slug'
import { type EventRecord, eventRecord } from '#schema/records/event/event-record'
import { EventDay } from '../../parts/events/event-day'
import { EventText } from '../../parts/events/event-text'
import { SubscribeLinks } from '../../parts/events/subscribe-links'
import { groupItems } from '../../parts/kit/grouped'
import type { ViewProps } from '../../parts/kit/view'
import { sitePath } from '../../parts/links/site-href'
import { FilterLinks } from '../../parts/lists/filter-links'
import { queryHref, shownPart } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import { Picture } from '../../parts/media/picture'
import { formatLocalDay } from '../../parts/words/dates'
import { countryName } from '../../parts/words/display-names'
import { messagesFor } from '../../parts/words/words'
import type eventsList from './events-list.block'

/** Upcoming events by month. Filters and pages are links whose state is in the address. */
export default function EventsList(view: ViewProps<typeof eventsList>) {
  const { id, props, data, page } = view
  const { language } = page
  const words = messagesFor(language)
  const part = shownPart(data.events, page, data.size)
  const months = groupItems(part.items.map(eventRecord), ({ startsAt, timeZone }) =>
    formatLocalDay({ moment: startsAt, timeZone, language }, 'monthOfYear'),
  )
  return (
    <section className="events-list" aria-label={props.title || words.events}>
      {props.title && <h2 className="events-list-title">{props.title}</h2>}
      {props.filters && <EventsFilters {...view} />}
      {months.map(({ key, items }) => (
        <section className="events-list-month" key={key} aria-label={key}>
          <h3 className="events-list-month-name">{key}</h3>
          <ol>
            {items.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                place={data.places[event.locationSlug] ?? null}
                href={sitePath(page, `/connect/events/${event.id}`)}
                language={language}
              />
            ))}
          </ol>
        </section>
      ))}
      {part.items.length === 0 && <NothingFound {...view} />}
      {data.scope === 'local' && <SubscribeLinks page={page} />}
      <Pager part={part} label={words.pagesOfEvents} page={page} blockId={id} />
    </section>
  )
}

function EventsFilters({ id, data, page }: ViewProps<typeof eventsList>) {
  const words = messagesFor(page.language)
  return (
    <div className="list-filters">
      <FilterLinks
        label={words.categories}
        name="category"
        options={eventCategories.map((category) => ({
          label: words.eventCategories[category],
          value: slugFromTitle(category),
        }))}
        current={data.category && slugFromTitle(data.category)}
        all={words.all}
        page={page}
        blockId={id}
      />
      <FilterLinks
        label={words.audience}
        name="audience"
        options={eventAudiences.flatMap((audience) =>
          audience === 'Everyone'
            ? []
            : [{ label: words.eventAudiences[audience], value: slugFromTitle(audience) }],
        )}
        current={data.audience && slugFromTitle(data.audience)}
        all={words.all}
        page={page}
        blockId={id}
      />
      <PlaceFilter {...{ id, data, page }} />
    </div>
  )
}

/** Filter with this location, named by its city, and the wider scopes; nothing if there are none. */
function PlaceFilter({
  id,
  data,
  page,
}: Pick<ViewProps<typeof eventsList>, 'id' | 'data' | 'page'>) {
  const words = messagesFor(page.language)
  const { scope } = data
  const { name, address } = page.location
  const labels = {
    'north-america': words.northAmerica,
    country: countryName(address.countryCode, page.language),
    global: words.allLocations,
  }
  // A scope set only by the address is listed while it is shown.
  const scopes = scope === 'local' ? data.scopes : [...new Set([...data.scopes, scope])]
  if (scopes.length === 0) return null
  return (
    <FilterLinks
      label={words.locations}
      name="location"
      options={[
        // The default, which needs no parameter.
        { label: address.city || name, value: null },
        ...scopes.map((each) => ({ label: labels[each], value: each })),
      ]}
      current={scope === 'local' ? null : scope}
      page={page}
      blockId={id}
    />
  )
}

function NothingFound({ id, data, page }: ViewProps<typeof eventsList>) {
  const words = messagesFor(page.language)
  const isFiltered =
    data.category !== null || data.audience !== null || data.scope !== 'local' || page.query.page
  return (
    <div className="list-none">
      <p>{isFiltered ? words.noEventsMatch : words.noEvents}</p>
      {isFiltered && (
        <p>
          <a href={queryHref(page, { category: null, audience: null, location: null }, id)}>
            {words.showAllEvents}
          </a>
        </p>
      )}
    </div>
  )
}

function EventRow({ event, place, href, language }: EventRowProps) {
  const { venue, description, image } = event
  const where = [venue, place].filter(Boolean).join(', ')
  return (
    <li className="events-list-event">
      <EventDay event={event} language={language} className="events-list-day" />
      <EventText event={event} where={where} href={href} language={language} heading="h4">
        {description && <p className="events-list-description">{description}</p>}
      </EventText>
      {image && (
        <div className="events-list-picture">
          <Picture item={image} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 14rem, 100vw" />
        </div>
      )}
    </li>
  )
}

interface EventRowProps {
  readonly event: EventRecord
  /** The name of the inviting location, if it is another one. */
  readonly place: string | null
  readonly href: string
  readonly language: string
}
