import { readCoordinates, writeCoordinates } from '#schema/entities/coordinates'
import type { LocationConfiguration } from '#schema/entities/location'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { PropsOf } from '#schema/fields'
import type { LocationFields } from '#schema/records/location/location-fields'
import type { locations } from '../../database/tables'
import { valuesOfDay } from './special-days'

type LocationRow = typeof locations.$inferSelect
type Values = PropsOf<LocationFields>

/** What the form of a location shows. */
export function valuesOf(row: LocationRow): Values {
  const { address, configuration } = row
  const { latitude, longitude } = address
  const { social = {} } = configuration
  const hasPin = latitude !== null && longitude !== null
  return {
    name: row.name,
    slug: row.slug,
    timeZone: row.timeZone,
    typeName: row.type.name,
    typeDescription: row.type.description,
    introSubtitle: row.introSubtitle,
    introText: row.introText,
    emailPrimary: row.emailPrimary,
    phonePrimary: row.phonePrimary,
    addressLine1: address.addressLine1,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    countryCode: address.countryCode,
    coordinates: hasPin ? writeCoordinates({ latitude, longitude }) : '',
    hours: row.hours.length === 0 ? '' : JSON.stringify(row.hours),
    specialDays: row.specialDays.map(valuesOfDay),
    host: configuration.host ?? '',
    accent: configuration.accent ?? '',
    logo: row.logoId,
    giveUrl: configuration.giveUrl ?? '',
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    twitter: social.twitter ?? '',
    youtube: social.youtube ?? '',
    mapsKey: configuration.mapsKey ?? '',
    language: configuration.language ?? DEFAULT_LANGUAGE,
    texts: row.texts.map(({ city = '', ...text }) => ({ ...text, city })),
  }
}

export function addressOf(values: Values): LocationRow['address'] {
  const { addressLine1, city, region, postalCode, countryCode, coordinates } = values
  const pin = readCoordinates(coordinates)
  return {
    ...{ addressLine1, city, region, postalCode, countryCode },
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
  }
}

/** Keys that the form does not know stay as they are stored. */
export function configurationOf(
  values: Values,
  before: LocationConfiguration,
): LocationConfiguration {
  const { accent, giveUrl, mapsKey, facebook, instagram, twitter, youtube } = values
  const { host: _, accent: _accent, giveUrl: _give, mapsKey: _key, ...others } = before
  const { language: _language, social, ...rest } = others
  const language = values.language === DEFAULT_LANGUAGE ? '' : values.language
  const networks = filled({ ...social, facebook, instagram, twitter, youtube })
  return {
    ...rest,
    ...filled({ host: values.host.toLowerCase(), accent, giveUrl, mapsKey, language }),
    ...(Object.keys(networks).length > 0 && { social: networks }),
  }
}

function filled<Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
): Partial<Texts> {
  const entries = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')
  // Entries of the same object under the same names.
  return Object.fromEntries(entries) as Partial<Texts>
}
