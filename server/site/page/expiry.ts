import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'
import { LRUCache } from 'lru-cache'
import type { Registry } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import type { SiteContent } from '../content/site-content'

/** The properties of a page or file that determine when it expires. */
export interface ExpiryFacts {
  readonly now: Date
  readonly location: Location
  /** Cache tags of all records it was rendered from. */
  readonly keys: ReadonlySet<string>
  /** True if its content depends on the date. */
  readonly changesDaily: boolean
  /** Time when an announcement begins or ends, in milliseconds since 1970. */
  readonly announced?: { readonly until: number | null }
  /** End of its record, ISO 8601. */
  readonly until?: string | null | undefined
}

/**
 * Returns when a page expires without a change: at the next day, at the end of its record, or when a record in one of its lists
 * appears or expires. In milliseconds since 1970; `null` if it doesn’t expire.
 */
export async function expiryOf(
  { now, location, keys, changesDaily, announced, until }: ExpiryFacts,
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

/** Returns whether a page shows something that depends on the date. */
export function changesDaily({ blocks }: PageContent, registry: Registry): boolean {
  for (const { name } of visibleBlocks(blocks)) if (registry.get(name)?.changesDaily) return true
  return false
}

/** Cache of recent days, because most pages need the current one. */
const days = new LRUCache<string, Readonly<Record<'from' | 'end', number>>>({ max: 100 })

/** Returns the start of the next day in a time zone, in milliseconds since 1970. `timeZone` is an IANA name. */
export function nextMidnight(now: Date, timeZone: string): number {
  const from = now.getTime()
  const known = days.get(timeZone)
  if (known && known.from <= from && from < known.end) return known.end
  const end = startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime()
  days.set(timeZone, { from, end })
  return end
}
