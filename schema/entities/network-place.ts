import { z } from 'zod/mini'
import { recordTexts } from './record-text'

/** A location in lists of the whole network: its name, position, and site root. */
export const networkPlace = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  region: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  addressLine1: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The home page of its site: `/`, `/ottawa`. */
  path: z.string(),
  /** Its name and city in other languages. */
  texts: recordTexts,
})
export type NetworkPlace = z.infer<typeof networkPlace>
