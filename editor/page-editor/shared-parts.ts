import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'

/** What is shown of shared blocks: few pages hold one, so it is fetched when it is first shown. */
export const Shared = fetchedComponent(
  fetchedPart(() => import('../shared-blocks/shared').then((part) => part.Shared)),
)
