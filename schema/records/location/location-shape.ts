import { readCoordinates } from '../../entities/coordinates'
import type { Address, Location, LocationConfiguration } from '../../entities/location'
import { DEFAULT_LANGUAGE } from '../../entities/place'
import type { PropsOf } from '../../fields'
import type { LocationFields } from './location-fields'

type Values = PropsOf<LocationFields>

/** Returns the address in the specification's form (section 3) from a location's fields. */
export function addressOf({ coordinates, ...values }: AddressFields): Address {
  const { addressLine1, city, region, postalCode, countryCode } = values
  const { latitude = null, longitude = null } = readCoordinates(coordinates) ?? {}
  return { addressLine1, city, region, postalCode, countryCode, latitude, longitude }
}
type AddressFields = Pick<
  Values,
  'addressLine1' | 'city' | 'region' | 'postalCode' | 'countryCode' | 'coordinates'
>

/** Returns a location's site settings from its fields, without empty ones. */
export function configurationOf(values: SiteFields): LocationConfiguration {
  const { host, accent, giveUrl, mapsKey, language } = values
  const announcementsOff = values.announcementsOff.flatMap(({ announcement }) => announcement ?? [])
  const { facebook, instagram, twitter, youtube } = values
  const social = filled({ facebook, instagram, twitter, youtube })
  return {
    ...filled({ host, accent, giveUrl, mapsKey }),
    ...(language !== DEFAULT_LANGUAGE && filled({ language })),
    ...(Object.keys(social).length > 0 && { social }),
    ...(announcementsOff.length > 0 && { announcementsOff }),
  }
}
type SocialFields = Pick<Values, 'facebook' | 'instagram' | 'twitter' | 'youtube'>
type SiteFields = SocialFields &
  Pick<Values, 'host' | 'accent' | 'giveUrl' | 'mapsKey' | 'language' | 'announcementsOff'>

function filled<Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  const entries = Object.entries(texts).filter(([, text]) => text !== '')
  // The entries of the same object under the same names.
  return Object.fromEntries(entries) as Partial<Texts>
}

/** Returns a location's fields from the specification's form. */
export function fieldsOfShape({
  address: { latitude, longitude, ...address },
  type,
  configuration: { social, ...configuration },
}: Pick<Location, 'address' | 'type' | 'configuration'>) {
  const {
    host,
    accent,
    giveUrl,
    mapsKey,
    language,
    announcementsOff = [],
    ...others
  } = configuration
  return {
    ...address,
    coordinates: latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
    ...{ typeNumber: type.id, typeName: type.name, typeDescription: type.description },
    ...{ host, accent, giveUrl, mapsKey, language, ...social },
    announcementsOff: announcementsOff.map((announcement) => ({ announcement })),
    configuration: others,
  }
}
