import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'

const PlaceSwitch = fetchedComponent(
  fetchedPart(() => import('../overrides/place-switch').then((part) => part.PlaceSwitch)),
  <PlaceName isOfSwitch />,
)

/** Whose page it is; one of the network can be looked at as any location has it. */
export function PagePlace() {
  const { target, locationVersion } = useSession()
  const { locationId } = useEditing().document.summary
  const isNetwork = locationId === DEFAULT_LOCATION_ID && target !== 'layout'
  return locationVersion || isNetwork ? <PlaceSwitch /> : <PlaceName />
}

/** `isOfSwitch`: it stands where the switch will be, and takes its room. */
function PlaceName({ isOfSwitch = false }: { readonly isOfSwitch?: boolean }) {
  const { locationName } = useEditing().document.summary
  return (
    <span className="ed-quiet" data-of-switch={isOfSwitch ? '' : undefined}>
      {locationName}
    </span>
  )
}
