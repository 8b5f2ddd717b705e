import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useSession } from '../store/session'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'

const ShownAt = fetchedComponent(
  fetchedPart(() => import('./shown-at').then((part) => part.ShownAt)),
)

/** Says of a page of the network where it is shown; of others nothing. */
export function ShownAtNote() {
  const { context, locationVersion } = useSession()
  const isShared = context.location.id === DEFAULT_LOCATION_ID && !locationVersion
  return isShared ? <ShownAt /> : null
}
