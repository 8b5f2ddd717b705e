import { todayOf } from '#renderer/parts/hours/hours'
import { postalAddressOf } from '#renderer/parts/kit/postal-address'
import type { JsonLd } from '#renderer/parts/kit/view'
import { structuredDataOf } from '#renderer/registry/structured-data'
import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'
import { dayAfter, specialDatesOf } from '#schema/entities/special-days'
import { visibleBlocks } from '#schema/page/content'
import { homeAddress } from './page-meta'
import type { PreparedPage, SiteTools } from './page-request'

/** Pages that include the location’s address and hours: its home page and the visit page. */
const PLACE_PAGES = ['/', '/visit']

/**
 * Returns a page’s structured data as the text of a JSON-LD element: site, location, breadcrumbs and data of its blocks. Returns
 * `null` for a page that isn’t indexed.
 */
export function pageGraph(
  prepared: PreparedPage,
  tools: SiteTools,
  image: string | null,
): string | null {
  if (!prepared.request.indexed) return null
  const { location, site, context } = prepared
  const things = [
    ...(context.path === '/' ? [webSite(prepared)] : []),
    ...(PLACE_PAGES.includes(context.path)
      ? [placeOfWorship(location, { site, image, today: todayOf(context) })]
      : []),
    ...breadcrumbs(prepared),
    ...blockData(prepared, tools),
  ]
  if (things.length === 0) return null
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return inScript(JSON.stringify(withWholeAddresses(graph, originOf(prepared, tools))))
}

function webSite({ location, site, context }: PreparedPage): JsonLd {
  return {
    '@type': 'WebSite',
    url: homeAddress(site),
    name: location.name,
    inLanguage: context.language,
  }
}

function breadcrumbs({ trail, context }: PreparedPage): JsonLd[] {
  if (trail.length === 0) return []
  const steps = [
    ...trail.map(({ title, path }) => ({ name: title, item: path })),
    { name: context.title, item: context.canonical },
  ]
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function blockData(
  { request: { page }, inputs, context }: PreparedPage,
  { onBlockFailure }: SiteTools,
): JsonLd[] {
  return [...visibleBlocks(page.content.blocks)].flatMap((block) => {
    const ready = inputs.get(block.id)
    if (!ready) return []
    try {
      return structuredDataOf(block.name, { id: block.id, ...ready, page: context })
    } catch (error) {
      // Only the structured data is missing; the block itself is rendered.
      onBlockFailure(block, page, error)
      return []
    }
  })
}

/** Returns the origin of the page’s paths: the location’s own host, if it has one. */
function originOf({ request: { place }, location }: PreparedPage, { origin }: SiteTools): string {
  const { host } = location.configuration
  return place.siteRoot === '' && host ? `https://${host}` : origin
}

/** Escapes JSON so that it can’t end its script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** schema.org properties that contain addresses. */
const ADDRESSES = /^(?:@id|item|image|photo|logo|thumbnail|sameAs|mainEntityOfPage|url|\w+Url)$/

/** Makes the paths in structured data absolute: `/visit` becomes `https://www.example.org/visit`. */
export function withWholeAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.test(key) && /^\/(?!\/)/.test(value) ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((entry) => withWholeAddresses(entry, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withWholeAddresses(entry, origin, name)]),
  )
}

/** Options for the description of a location. */
interface Described {
  /** Absolute address of its site. */
  readonly site: string
  readonly image: string | null
  /** Its local date, `2026-11-20`. */
  readonly today: string
}

/** Returns structured data of a location for search engines and maps (schema.org/PlaceOfWorship). */
export function placeOfWorship(location: Location, { site, image, today }: Described): JsonLd {
  const { name, phonePrimary, emailPrimary } = location
  return {
    '@type': /mandir|temple/i.test(location.type.name) ? 'HinduTemple' : 'PlaceOfWorship',
    '@id': `${site}/#place`,
    name,
    url: homeAddress(site),
    ...(phonePrimary && { telephone: phonePrimary }),
    ...(emailPrimary && { email: emailPrimary }),
    ...(image && { image }),
    address: postalAddressOf(location),
    ...geoOf(location),
    ...openingHours(location, today),
    ...sameAs(location),
  }
}

function geoOf({ address: { latitude, longitude } }: Location) {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function sameAs({ configuration: { social = {} } }: Location) {
  const pages = Object.values(social).filter((page) => typeof page === 'string' && page !== '')
  return pages.length > 0 ? { sameAs: pages } : {}
}

/** Weekly opening hours and special days in schema.org format. */
interface OpeningHours {
  readonly openingHoursSpecification: readonly object[]
  readonly specialOpeningHoursSpecification: readonly object[]
}

/**
 * Maximum number of special days included; consecutive days with the same hours count as one. Search engines read a page again
 * long before the last of them.
 */
const MAX_SPECIFICATIONS = 3
const DAYS_AHEAD = 366

/** Returns the opening hours of a location, which are those of its first group. `today` is its local date, `2026-11-20`. */
export function openingHours(
  { hours, specialDays }: Pick<Location, 'hours' | 'specialDays'>,
  today: string,
): OpeningHours {
  const [group] = hours
  if (!group) return { openingHoursSpecification: [], specialOpeningHoursSpecification: [] }
  return {
    openingHoursSpecification: weekOf(group),
    specialOpeningHoursSpecification: runsOf(group, specialDays, today)
      .slice(0, MAX_SPECIFICATIONS)
      .flatMap(specialHours),
  }
}

function weekOf({ hours }: HoursGroup): object[] {
  const daysByTimes = new Map<string, string[]>()
  for (const { weekday, startHour, endHour } of hours) {
    const times = `${clock(startHour)} ${clock(endHour)}`
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), dayName(weekday)])
  }
  return [...daysByTimes].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Consecutive days with the same hours. */
interface Run extends Pick<SpecialDay, 'hours'> {
  readonly from: string
  readonly to: string
}

/** Returns the upcoming special days of a group; its own entries take precedence over entries for all groups. */
function runsOf(
  { name }: HoursGroup,
  specialDays: readonly SpecialDay[],
  today: string,
): readonly Run[] {
  const dates = specialDatesOf(specialDays, { from: today, to: dayAfter(today, DAYS_AHEAD) })
  const byDate = new Map<string, SpecialDay['hours']>()
  for (const { date, entry, hours } of dates)
    if (entry.group === name || (entry.group === null && !byDate.has(date))) byDate.set(date, hours)
  const runs: Run[] = []
  for (const [date, hours] of byDate) {
    const run = runs.at(-1)
    if (run && dayAfter(run.to, 1) === date && sameHours(run.hours, hours))
      runs[runs.length - 1] = { ...run, to: date }
    else runs.push({ from: date, to: date, hours })
  }
  return runs
}

function sameHours(hours: SpecialDay['hours'], other: SpecialDay['hours']): boolean {
  return JSON.stringify(hours) === JSON.stringify(other)
}

function specialHours({ from, to, hours }: Run): object[] {
  // A closed day has midnight as opening and closing time.
  const open = hours.length > 0 ? hours : [{ startHour: 0, endHour: 0 }]
  return open.map(({ startHour, endHour }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: clock(startHour),
    closes: clock(endHour),
  }))
}

function dayName(weekday: string): string {
  return `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
}

/** Formats hours since midnight as `18:30`; the end of a day as the minute before it. */
function clock(hour: number): string {
  const minutes = Math.min(Math.round(hour * 60), 24 * 60 - 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
