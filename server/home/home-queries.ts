import { problems } from './problems'
import { recentlyChanged } from './recently-changed'
import { recentlyChangedRecords } from './recently-changed-records'
import { waiting } from './waiting'
import { waitingCounts, waitingItems } from './waiting-items'
import { waitingRecords } from './waiting-records'

/** What the home screen asks, by the names in the schema. */
export const homeQueries = {
  problems,
  recentlyChanged,
  recentlyChangedRecords,
  waiting,
  waitingCounts,
  waitingItems,
  waitingRecords,
}
