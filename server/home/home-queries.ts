import { listProblems } from './problems'
import { recentlyChanged } from './recently-changed'
import { recentlyChangedRecords } from './recently-changed-records'
import { listWaitingPages } from './waiting'
import { waitingCounts, waitingItems } from './waiting-items'
import { waitingRecords } from './waiting-records'

/** Queries of the home screen. */
export const homeQueries = {
  problems: listProblems,
  recentlyChanged,
  recentlyChangedRecords,
  waiting: listWaitingPages,
  waitingCounts,
  waitingItems,
  waitingRecords,
}
