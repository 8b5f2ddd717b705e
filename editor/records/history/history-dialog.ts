import { fetchedDialog } from '../../ui/lazy/fetched-dialog'
import { fetchedPart } from '../../ui/lazy/fetched-part'

/** Dialog with the saved versions of a record, loaded on first use. */
export const RecordHistory = fetchedDialog(
  fetchedPart(() => import('./record-history').then((part) => part.RecordHistory)),
)
