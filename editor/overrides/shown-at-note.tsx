import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { useSettled } from '../ui/lazy/when-inactive'

const ShownAt = lazyComponent(lazyPart(() => import('./shown-at').then((part) => part.ShownAt)))

/** Note about where a network page is shown, rendered once the page has been open for a moment; nothing for other pages. */
export function ShownAtNote() {
  const { context, locationVersion } = useSession()
  const isShared = context.location.id === DEFAULT_LOCATION_ID && !locationVersion
  const isSettled = useSettled()
  return isShared && isSettled ? <ShownAt /> : null
}
