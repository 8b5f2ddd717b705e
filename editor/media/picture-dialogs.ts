import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

/** Picture dialogs, loaded when the first one opens. */
export const MediaDialog = lazyDialog(
  lazyPart(() => import('./media-dialog').then((module) => module.MediaDialog)),
)
export const PictureDetails = lazyDialog(
  lazyPart(() => import('./picture-details').then((module) => module.PictureDetails)),
)
export const DescriptionWizard = lazyDialog(
  lazyPart(() => import('./description-wizard').then((module) => module.DescriptionWizard)),
)
