import type { HomeQuery, HomeQueryVariables } from './operations/generated'

export type Home = HomeQuery
export type Problem = Home['problems'][number]
export type BackupStatus = NonNullable<Home['backupStatus']>
export type WaitingItem = Home['waitingItems'][number]
export type WaitingRecord = Home['waitingRecords'][number]
export type ChangedRecord = Home['recentlyChangedRecords'][number]

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3600 * 1000
/** Length of the displayed schedule, in days. */
export const DAYS_AHEAD = 30

interface Sees {
  readonly seesDrafts: boolean
  readonly seesPeople: boolean
}

/**
 * Returns the variables of the home query. The start time is rounded down to the minute, so that repeated calls share one cached
 * result.
 */
export function homeVariables(sees: Sees, now: number): HomeQueryVariables {
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return {
    ...sees,
    from: new Date(from).toISOString(),
    to: new Date(from + DAYS_AHEAD * DAY_MS).toISOString(),
  }
}
