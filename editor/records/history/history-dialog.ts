import { fetchedDialog } from '../../ui/lazy/fetched-dialog'
import { fetchedPart } from '../../ui/lazy/fetched-part'

/** The saved versions of a record, fetched when they are first asked for. */
export const RecordHistory = fetchedDialog(
  fetchedPart(() => import('./record-history').then((part) => part.RecordHistory)),
)
