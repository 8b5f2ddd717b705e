import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'

/** Whose a page or a shared block is: what is stored with the default location is the network's. */
export function ownerName({ locationId, locationName }: Owned): string {
  return Number(locationId) === DEFAULT_LOCATION_ID ? t('Network') : (locationName ?? '')
}

interface Owned {
  readonly locationId: number | string | null
  readonly locationName: string | null
}
