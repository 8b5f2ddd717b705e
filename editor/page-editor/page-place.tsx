import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'

const PlaceSwitch = fetchedComponent(
  fetchedPart(() => import('../overrides/place-switch').then((part) => part.PlaceSwitch)),
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
