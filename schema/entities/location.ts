import { z } from 'zod/mini'
import { hoursGroup, type SpecialDay, specialDay } from './hours'
import { mediaItem } from './media'
import { recordStatus } from './statuses'

const address = z.object({
  addressLine1: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type Address = z.infer<typeof address>

/** A location's settings for its own site. Unknown keys are kept. */
export const locationConfiguration = z.looseObject({
  /** The host that serves this location at its root, for example `ottawa.example.org`. */
  host: z.optional(z.string()),
  /** The accent colour of the site, `#c2410c`. */
  accent: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  giveUrl: z.optional(z.string()),
  /** Ids of the network announcements that its pages don’t show. */
  announcementsOff: z.optional(z.array(z.int())),
  /** The language of its site at `/`, if not the default one. */
  language: z.optional(z.string()),
  /** The public key of the embedded maps service; without it the map is embedded without a key. */
  mapsKey: z.optional(z.string()),
  social: z.optional(
    z.object({
      facebook: z.optional(z.string()),
      instagram: z.optional(z.string()),
      twitter: z.optional(z.string()),
      youtube: z.optional(z.string()),
    }),
  ),
})
/** A location's texts in another language. Empty ones fall back to the default language. */
const locationText = z.object({
  language: z.string(),
  name: z.string(),
  /** Its name in lists of locations, in place of the city of its address. */
  city: z.optional(z.string()),
  introSubtitle: z.string(),
  introText: z.string(),
})
export type LocationText = z.infer<typeof locationText>
export type LocationConfiguration = z.infer<typeof locationConfiguration>

/** A place of worship or a cultural centre (specification section 3). */
export const location = z.object({
  id: z.int().check(z.positive()),
  slug: z.string(),
  name: z.string(),
  status: recordStatus,
  introSubtitle: z.string(),
  introText: z.string(),
  emailPrimary: z.string(),
  phonePrimary: z.string(),
  /** IANA name, for example `America/Toronto`; applies to hours, 'today' and event times. */
  timeZone: z.string(),
  address,
  type: z.object({ id: z.int(), name: z.string(), description: z.string() }),
  configuration: locationConfiguration,
  /** The location's own hours, shown by hours blocks that have none. */
  hours: z.array(hoursGroup),
  /** Special days, upcoming ones and those of the last weeks. */
  specialDays: z.array(specialDay),
  /** Shown in the header and footer if these have no picture. */
  logo: z.optional(z.nullable(mediaItem)),
  /** Its texts in other languages. */
  texts: z.optional(z.array(locationText)),
  /** Its name in lists of locations, in the language of the page (`inLanguage`), if it isn't the city of its address. */
  cityName: z.optional(z.string()),
  galleries: z.array(
    z.object({
      id: z.int().check(z.positive()),
      name: z.string(),
      featuredMediaItem: z.nullable(mediaItem),
    }),
  ),
})
export type Location = z.infer<typeof location>

/** Returns a location with its texts in a language. */
export function inLanguage(location: Location, language: string): Location {
  const translation = location.texts?.find((text) => text.language === language)
  const withHours = hoursInLanguage(location, language)
  if (!translation) return withHours
  const { name, city, introSubtitle, introText } = translation
  return {
    ...withHours,
    ...(name && { name }),
    ...(city && { cityName: city }),
    ...(introSubtitle && { introSubtitle }),
    ...(introText && { introText }),
  }
}

/** Translates the names of hours and special days; a special day still refers to its group. */
function hoursInLanguage(location: Location, language: string): Location {
  const { hours, specialDays } = location
  const isSaid = ({ texts }: Pick<SpecialDay, 'texts'>) =>
    texts?.some((text) => text.language === language)
  if (!hours.some(isSaid) && !specialDays.some(isSaid)) return location
  const names = new Map<string, string>()
  const groups = hours.map((group) => {
    const translation = group.texts?.find((text) => text.language === language)
    if (!translation) return group
    names.set(group.name, translation.name)
    return {
      ...group,
      name: translation.name,
      description: translation.description ?? group.description,
    }
  })
  return {
    ...location,
    hours: groups,
    specialDays: specialDays.map((day) => ({
      ...day,
      name: day.texts?.find((text) => text.language === language)?.name || day.name,
      group: day.group === null ? null : (names.get(day.group) ?? day.group),
    })),
  }
}

export { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from './place'
