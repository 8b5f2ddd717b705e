import { z } from 'zod/mini'
import { isTimeZone } from '../entities/local-time'

/** Maximum length of each text of the setup, in characters. */
export const SETUP_TEXT_LIMIT = 200

const line = (name: string) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SETUP_TEXT_LIMIT, `${name} has at most ${SETUP_TEXT_LIMIT} characters.`),
      ),
    '',
  )

/** The address of the first location; unknown parts are empty. */
const setupAddress = z.object({
  addressLine1: line('The street'),
  city: line('The city'),
  region: line('The region'),
  postalCode: line('The postal code'),
  countryCode: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(?:[A-Z]{2})?$/, 'Enter a two-letter country code, like CA or IN.'),
      ),
    '',
  ),
})

const networkSetup = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name for the location.'),
      z.maxLength(SETUP_TEXT_LIMIT, `The name has at most ${SETUP_TEXT_LIMIT} characters.`),
    ),
  timeZone: z
    .string()
    .check(z.refine(isTimeZone, 'Enter a time zone, like America/Toronto or Asia/Kolkata.')),
  address: z.optional(z.nullable(setupAddress)),
})

/** The data of a network's first location: its name, the time zone of its calendar days, and its address. */
export type NetworkSetup = z.infer<typeof networkSetup>

type ReadSetup =
  | { readonly ok: true; readonly setup: NetworkSetup }
  /** Error messages by field name. */
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> }

/** Validates the setup, in the editor's form and on the server. */
export function readSetup(input: unknown): ReadSetup {
  const parsed = networkSetup.safeParse(input)
  return parsed.success
    ? { ok: true, setup: parsed.data }
    : { ok: false, problems: Object.fromEntries(parsed.error.issues.map(nameOf)) }
}

function nameOf({ path, message }: z.core.$ZodIssue): [string, string] {
  return [String(path.at(-1)), message]
}
