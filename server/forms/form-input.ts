import { z } from 'zod'
import { FORM_LIMITS, HONEYPOT_FIELD } from '#schema/api/forms'
import { isSlug } from '#schema/fields/slug'

const email = z
  .string()
  .trim()
  .max(FORM_LIMITS.email)
  .pipe(z.email())
  .transform((text) => text.toLowerCase())

/** Text entered by a person: keeps line breaks, removes invisible characters. */
const words = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
)

export const signUpInput = z.object({ email })
export type SignUpInput = z.infer<typeof signUpInput>

export const feedbackInput = z.object({
  message: words.pipe(z.string().min(1).max(FORM_LIMITS.message)),
  name: words.pipe(z.string().max(FORM_LIMITS.name)).default(''),
  email: z.union([z.literal(''), email]).default(''),
})
export type FeedbackInput = z.infer<typeof feedbackInput>

/** Fields of every form besides its own: the page and block it is in, and the honeypot against bots. */
export const formPlace = z.object({
  page: z.string().max(2000).default('/'),
  block: z.string().max(200).default(''),
  location: z.string().refine(isSlug),
  [HONEYPOT_FIELD]: z.string().default(''),
})

/** Returns the fields of a submitted form; the first value wins if a name is repeated. */
export function fieldsOf(body: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value
  return fields
}
