import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'

/** Returns the owner of a page or shared block: content of the default location belongs to the network. */
export function ownerName({ locationId, locationName }: Owned): string {
  return Number(locationId) === DEFAULT_LOCATION_ID ? t('Network') : (locationName ?? '')
}

interface Owned {
  readonly locationId: number | string | null
  readonly locationName: string | null
}
