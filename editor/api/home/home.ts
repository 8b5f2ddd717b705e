import { type ApiClient, fetchQuery } from '../fetch-query'
import type { HomeQuery } from '../operations/generated'
import { type Plain, plainAnswer } from '../plain-answer'
import { homeQuery } from './home-query'

export type Home = Plain<HomeQuery>
export type Problem = Home['problems'][number]
export type WaitingItem = Home['waitingItems'][number]
export type WaitingRecord = Home['waitingRecords'][number]
export type ChangedRecord = Home['recentlyChangedRecords'][number]

const DAY_MS = 24 * 3600 * 1000
/** How far ahead the plan is shown, in days. */
export const DAYS_AHEAD = 30

interface Sees {
  readonly seesDrafts: boolean
  readonly seesPeople: boolean
}

/** What the home screen shows. Failures are thrown as they came. */
export async function readHome(client: ApiClient, sees: Sees): Promise<Home> {
  const now = Date.now()
  const answer = await fetchQuery(client, homeQuery, {
    ...sees,
    from: new Date(now).toISOString(),
    to: new Date(now + DAYS_AHEAD * DAY_MS).toISOString(),
  })
  return plainAnswer(answer)
}
