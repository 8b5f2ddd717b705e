import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'
import type { Location } from '#schema/entities/location'
import type { SiteContent } from '../content/site-content'

/** What a page or a file was made of, as far as time alone changes it. */
export interface MadeOf {
  readonly now: Date
  readonly location: Location
  /** The keys of all records that went into it. */
  readonly keys: ReadonlySet<string>
  /** Whether it says something that is another at the next day. */
  readonly changesDaily: boolean
  /** When its record is over, ISO 8601. */
  readonly until?: string | null | undefined
}

/**
 * When it expires although nothing was changed: the next day, when its record is over, or when a record
 * appears or is over whose list it may show. In milliseconds since 1970; `null` when it may stay for ever.
 */
export async function expiryOf(
  { now, location, keys, changesDaily, until }: MadeOf,
  content: Pick<SiteContent, 'nextRecordChange'>,
): Promise<number | null> {
  const record = await content.nextRecordChange(now, keys)
  const moments = [
    ...(changesDaily ? [nextMidnight(now, location.timeZone)] : []),
    ...(until ? [Date.parse(until)] : []),
    ...(record ? [record.getTime()] : []),
  ]
  return moments.length > 0 ? Math.min(...moments) : null
}

/** When the next day begins at a place, in milliseconds since 1970. `timeZone` is an IANA name. */
export function nextMidnight(now: Date, timeZone: string): number {
  return startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime()
}
