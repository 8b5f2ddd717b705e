import { fetchedDialog } from '../../ui/fetched-dialog'
import { fetchedPart } from '../../ui/fetched-part'

/** The dialogs of pictures, fetched when the first opens. */
export const MediaDialog = fetchedDialog(
  fetchedPart(() => import('./media-dialog').then((module) => module.MediaDialog)),
)
export const PictureDetails = fetchedDialog(
  fetchedPart(() => import('./picture-details').then((module) => module.PictureDetails)),
)
