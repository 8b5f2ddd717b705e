import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

/** Picture dialogs, loaded when the first one opens. */
export const MediaDialog = fetchedDialog(
  fetchedPart(() => import('./media-dialog').then((module) => module.MediaDialog)),
)
export const PictureDetails = fetchedDialog(
  fetchedPart(() => import('./picture-details').then((module) => module.PictureDetails)),
)
export const DescriptionWizard = fetchedDialog(
  fetchedPart(() => import('./description-wizard').then((module) => module.DescriptionWizard)),
)
