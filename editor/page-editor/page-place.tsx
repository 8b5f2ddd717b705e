import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'

const PlaceSwitch = lazyComponent(
  lazyPart(() => import('../overrides/place-switch').then((part) => part.PlaceSwitch)),
  <PlaceName />,
)

/** The page’s location; a page of the network can be viewed with the differences of a location. */
export function PagePlace() {
  const { target, locationVersion } = useSession()
  const { locationId } = useEditing().document.summary
  const isNetwork = locationId === DEFAULT_LOCATION_ID && target !== 'layout'
  return locationVersion || isNetwork ? <PlaceSwitch /> : <PlaceName />
}

function PlaceName() {
  return <span className="ed-quiet">{useEditing().document.summary.locationName}</span>
}
