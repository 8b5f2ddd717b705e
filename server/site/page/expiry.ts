import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'
import { LRUCache } from 'lru-cache'
import type { Location } from '#schema/entities/location'
import type { SiteContent } from '../content/site-content'

/** What makes a page or a file expire without a change. */
export interface MadeOf {
  readonly now: Date
  readonly location: Location
  /** The cache keys of all records it was rendered from. */
  readonly keys: ReadonlySet<string>
  /** Whether its text depends on the day. */
  readonly changesDaily: boolean
  /** When an announcement begins or ends, in milliseconds since 1970. */
  readonly announced?: { readonly until: number | null }
  /** When its record is over, ISO 8601. */
  readonly until?: string | null | undefined
}

/**
 * When it expires without a change: at the next day, when its record is over, or when a record
 * appears or is over whose list it may show. In milliseconds since 1970; `null` when it may stay for ever.
 */
export async function expiryOf(
  { now, location, keys, changesDaily, announced, until }: MadeOf,
  content: Pick<SiteContent, 'nextRecordChange'>,
): Promise<number | null> {
  const record = await content.nextRecordChange(now, keys)
  const moments = [
    ...(changesDaily ? [nextMidnight(now, location.timeZone)] : []),
    ...(until ? [Date.parse(until)] : []),
    ...(record ? [record.getTime()] : []),
    ...(announced?.until != null ? [announced.until] : []),
  ]
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The days that were asked for last: pages ask for the day they are made in. */
const days = new LRUCache<string, Readonly<Record<'from' | 'end', number>>>({ max: 100 })

/** When the next day begins at a place, in milliseconds since 1970. `timeZone` is an IANA name. */
export function nextMidnight(now: Date, timeZone: string): number {
  const from = now.getTime()
  const known = days.get(timeZone)
  if (known && known.from <= from && from < known.end) return known.end
  const end = startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime()
  days.set(timeZone, { from, end })
  return end
}
