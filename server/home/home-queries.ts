import { problems } from './problems'
import { recentlyChanged } from './recently-changed'
import { recentlyChangedRecords } from './recently-changed-records'
import { waiting } from './waiting'
import { waitingCounts, waitingItems } from './waiting-items'
import { waitingRecords } from './waiting-records'

/** Queries of the home screen. */
export const homeQueries = {
  problems,
  recentlyChanged,
  recentlyChangedRecords,
  waiting,
  waitingCounts,
  waitingItems,
  waitingRecords,
}
