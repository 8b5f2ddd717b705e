import { lazyDialog } from '../../ui/lazy/lazy-dialog'
import { lazyPart } from '../../ui/lazy/lazy-part'

/** Dialog with the saved versions of a record, loaded on first use. */
export const RecordHistory = lazyDialog(
  lazyPart(() => import('./record-history').then((part) => part.RecordHistory)),
)
