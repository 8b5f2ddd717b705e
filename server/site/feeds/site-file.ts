import { renderPlaces } from '#renderer/page/render-page'
import { hourText } from '#renderer/parts/hours/hours'
import { PLACES_FILE } from '#renderer/parts/navigation/site-paths'
import { hasWordsFor, messagesFor } from '#renderer/parts/words/words'
import type { ContentSource } from '#schema/api/content-source'
import { endOf, type Hours } from '#schema/entities/hours'
import { localTime, momentOf } from '#schema/entities/local-time'
import { DEFAULT_LANGUAGE, inLanguage, type Location } from '#schema/entities/location'
import { recordFor } from '#schema/entities/record-text'
import { dayAfter, specialDatesOf } from '#schema/entities/special-days'
import { slugFromTitle } from '#schema/fields/slug'
import event from '#schema/records/event/event.record'
import { type EventRecord, eventRecord } from '#schema/records/event/event-record'
import { articleRecord } from '#schema/records/news-article/article-record'
import newsArticle from '#schema/records/news-article/news-article.record'
import { addressOfRecord } from '#schema/site/record-address'
import { kindOf } from '../../database/cache-tags'
import { MANIFEST_FILE, type PageLocation } from '../content/site-address'
import { expiryOf } from '../page/expiry'
import { type FinishedPage, finishFile } from '../page/finished-page'
import { siteAddress } from '../page/page-meta'
import type { SiteTools } from '../page/page-request'
import { isFirst } from '../routing/find-page'
import { type CalendarEntry, iCalendar } from './i-calendar'
import { NETWORK_NEWS_FEED, NEWS_FEED, newsFeed } from './news-feed'
import { webManifest } from './web-manifest'

/** A file of a location’s site that other programs read. */
type SiteFile =
  | { readonly kind: 'news' }
  | { readonly kind: 'networkNews' }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'places'; readonly language: string }
  | { readonly kind: 'event'; readonly id: number }

const NEWS_TYPE = 'application/rss+xml; charset=utf-8'
const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
const TYPES: Readonly<Record<SiteFile['kind'], string>> = {
  news: NEWS_TYPE,
  networkNews: NEWS_TYPE,
  calendar: CALENDAR_TYPE,
  event: CALENDAR_TYPE,
  manifest: 'application/manifest+json; charset=utf-8',
  places: 'text/html; charset=utf-8',
}
/** Maximum number of entries, limited by the length of a list. */
const MAX_EVENTS = 100
const MAX_ARTICLES = 30
/** Days ahead for which special days are in the calendar, each date as a separate entry. */
const DAYS_AHEAD = 366
const MAX_SPECIAL_DATES = 400

/**
 * Returns the file at a path within a site; `null` for other paths. No page can have such an address, because it contains a dot.
 */
export function siteFileAt(place: PageLocation): SiteFile | null {
  const { path, language } = place
  if (path === PLACES_FILE && hasWordsFor(language)) return { kind: 'places', language }
  if (!isFirst(place)) return null
  if (path === MANIFEST_FILE) return { kind: 'manifest' }
  if (path === NEWS_FEED) return { kind: 'news' }
  if (path === NETWORK_NEWS_FEED) return { kind: 'networkNews' }
  if (path === '/connect/events/calendar.ics') return { kind: 'calendar' }
  const id = /^\/connect\/events\/([1-9]\d{0,8})\/event\.ics$/.exec(path)?.[1]
  return id === undefined ? null : { kind: 'event', id: Number(id) }
}

interface FileTools extends SiteTools {
  /** Absolute address of the site at a moment: what its links lead to may not be public yet. */
  readonly siteAddress?: string
}

/** Generates a file of a site; returns `null` if its record does not exist. It is cached like a page. */
export async function makeSiteFile(
  file: SiteFile,
  place: PageLocation,
  tools: FileTools,
): Promise<FinishedPage | null> {
  const keys = new Set<string>()
  const source = tools.content.source((tag) => {
    if (showsPictures(file) || kindOf(tag) !== 'media') keys.add(tag)
  })
  const location = await source.record('location', place.slug)
  if (!location) throw new Error(`Location '${place.slug}' has a site but is not there`)
  const now = tools.now?.() ?? new Date()
  const site = tools.siteAddress ?? siteAddress(location, tools.origin)
  const context: FeedContext = { source, location, site, now }
  const text = await textOf(file, { context, place, tools })
  if (text === null) return null
  const type = TYPES[file.kind]
  // Events end without a change.
  const expiresAt = await expiryOf({ now, location, keys, changesDaily: true }, tools.content)
  return finishFile({ text, type, keys, expiresAt })
}

/** Returns whether a file shows pictures; feeds and calendars are only text. */
function showsPictures({ kind }: SiteFile): boolean {
  return kind === 'manifest' || kind === 'places'
}

interface FileContext {
  readonly context: FeedContext
  readonly place: PageLocation
  readonly tools: SiteTools
}

async function textOf(
  file: SiteFile,
  { context, place, tools }: FileContext,
): Promise<string | null> {
  if (file.kind === 'places') return placesOf(file, context)
  if (file.kind === 'manifest')
    return webManifest(inLanguage(context.location, place.language), {
      root: place.siteRoot,
      language: hasWordsFor(place.language) ? place.language : DEFAULT_LANGUAGE,
    })
  return write(file, context, tools)
}

interface FeedContext {
  readonly source: ContentSource
  readonly location: Location
  /** Absolute address of the location’s site. */
  readonly site: string
  readonly now: Date
}

/** Generates the list of locations for the switcher in the header. It is a part of pages and hidden from search engines. */
async function placesOf(
  { language }: { readonly language: string },
  { source, location }: FeedContext,
): Promise<string> {
  const places = (await source.places()).map((place) => recordFor(place, language))
  const list = renderPlaces(places, { language, location })
  return `<!doctype html><meta name="robots" content="noindex">${list}`
}

async function write(
  file: Exclude<SiteFile, { kind: 'places' | 'manifest' }>,
  context: FeedContext,
  tools: SiteTools,
): Promise<string | null> {
  const { source, location, site, now } = context
  if (file.kind === 'news' || file.kind === 'networkNews') {
    const isLocal = file.kind === 'news'
    // Articles of all types, like the lists that the feeds belong to.
    const posts = await source.recordsOf(newsArticle, {
      first: MAX_ARTICLES,
      ...(isLocal && { locationSlug: location.slug }),
    })
    return newsFeed({
      location: isLocal ? location : null,
      posts: posts.map((post) => articleRecord(post, DEFAULT_LANGUAGE)),
      site,
      language: DEFAULT_LANGUAGE,
    })
  }
  const coming = { locationSlug: location.slug, from: now.toISOString(), first: MAX_EVENTS }
  const wanted = file.kind === 'event' ? { keys: [String(file.id)], first: 1 } : coming
  const events = (await source.recordsOf(event, wanted)).map(eventRecord)
  const [first] = events
  if (file.kind === 'event' && !first) return null
  const entries = await Promise.all(events.map((each) => entryOf(each, context, tools)))
  const days = file.kind === 'event' ? [] : specialDaysOf(context, tools)
  const name =
    file.kind === 'event' && first
      ? first.title
      : messagesFor(DEFAULT_LANGUAGE).eventsOf(location.name)
  return iCalendar({ name, entries: [...days, ...entries], now: now.toISOString() })
}

/** Returns holidays and festivals as all-day entries with their different hours. */
function specialDaysOf(
  { location, site, now }: FeedContext,
  { origin }: SiteTools,
): CalendarEntry[] {
  const { timeZone, specialDays } = location
  const today = localTime(now.toISOString(), timeZone).slice(0, 10)
  const words = messagesFor(DEFAULT_LANGUAGE)
  return specialDatesOf(specialDays, { from: today, to: dayAfter(today, DAYS_AHEAD) })
    .slice(0, MAX_SPECIAL_DATES)
    .map(({ date, entry: { name, group }, hours }) => ({
      uid: `day-${location.id}-${date}-${slugFromTitle(group ?? name)}@${new URL(origin).hostname}`,
      title: name,
      description: [group, timesOf(hours) || words.closed].filter(Boolean).join(': '),
      startsAt: momentOf(`${date}T00:00`, timeZone)?.toISOString() ?? `${date}T00:00:00Z`,
      ...{ endsAt: null, allDay: true, timeZone },
      place: [location.name, location.address.addressLine1, location.address.city]
        .filter(Boolean)
        .join(', '),
      ...{ url: site, categories: [], geo: geoOf(location) },
    }))

  function timesOf(hours: readonly Hours[]): string {
    return hours
      .map((each) => `${hourText(each.startHour, words)} – ${hourText(endOf(each), words)}`)
      .join(', ')
  }
}

async function entryOf(
  found: EventRecord,
  { source, location, site: own }: FeedContext,
  { origin }: SiteTools,
): Promise<CalendarEntry> {
  const { id, title, description, category, startsAt, endsAt, allDay, timeZone, venue } = found
  const home = await source.record('location', found.locationSlug)
  const other = home ? siteAddress(home, origin) : origin
  const site = found.locationSlug === location.slug ? own : other
  return {
    ...{ title, description, startsAt, allDay, timeZone },
    endsAt: endsAt || null,
    uid: `event-${id}@${new URL(origin).hostname}`,
    place: [venue, home?.name, home?.address.addressLine1, home?.address.city]
      .filter(Boolean)
      .join(', '),
    url: `${site}${addressOfRecord({ kind: 'event', id })}`,
    categories: [category],
    geo: geoOf(home),
  }
}

function geoOf(home: Location | null): CalendarEntry['geo'] {
  if (!home) return null
  const { latitude, longitude } = home.address
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
