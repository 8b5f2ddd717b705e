import { z } from 'zod/mini'
import { isTimeZone } from '../entities/local-time'
import { t } from '../messages/t'

/** Maximum length of each text of the setup, in characters. */
export const SETUP_TEXT_LIMIT = 200

const line = (tooLong: string) =>
  z._default(z.string().check(z.trim(), z.maxLength(SETUP_TEXT_LIMIT, tooLong)), '')

/** The address of the first location; unknown parts are empty. */
const setupAddress = z.object({
  addressLine1: line(t('The street has at most {limit} characters.', { limit: SETUP_TEXT_LIMIT })),
  city: line(t('The city has at most {limit} characters.', { limit: SETUP_TEXT_LIMIT })),
  region: line(t('The region has at most {limit} characters.', { limit: SETUP_TEXT_LIMIT })),
  postalCode: line(
    t('The postal code has at most {limit} characters.', { limit: SETUP_TEXT_LIMIT }),
  ),
  countryCode: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(?:[A-Z]{2})?$/, t('Enter a two-letter country code, like CA or IN.')),
      ),
    '',
  ),
})

const networkSetup = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('Enter a name for the location.')),
      z.maxLength(
        SETUP_TEXT_LIMIT,
        t('The name has at most {limit} characters.', { limit: SETUP_TEXT_LIMIT }),
      ),
    ),
  timeZone: z
    .string()
    .check(z.refine(isTimeZone, t('Enter a time zone, like America/Toronto or Asia/Kolkata.'))),
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
