import type { HomeQuery, HomeQueryVariables } from './operations/generated'

export type Home = HomeQuery
export type Problem = Home['problems'][number]
export type BackupStatus = NonNullable<Home['backupStatus']>
export type WaitingItem = Home['waitingItems'][number]
export type WaitingRecord = Home['waitingRecords'][number]
export type ChangedRecord = Home['recentlyChangedRecords'][number]

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3600 * 1000
/** How far ahead the plan is shown, in days. */
export const DAYS_AHEAD = 30

interface Sees {
  readonly seesDrafts: boolean
  readonly seesPeople: boolean
}

/** What the home screen asks for: the plan of the next days begins with the whole minute, so that it is asked for once. */
export function homeVariables(sees: Sees, now: number): HomeQueryVariables {
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return {
    ...sees,
    from: new Date(from).toISOString(),
    to: new Date(from + DAYS_AHEAD * DAY_MS).toISOString(),
  }
}
