import { z } from 'zod'

/** Line breaks and other control characters, which could start a new header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

const MAX_ADDRESS_LENGTH = 254

/** A valid email address, trimmed. Line breaks are refused, even at the ends. */
export const mailAddress = z
  .string()
  .refine((text) => !CONTROL.test(text), 'emailWithLineBreak')
  .trim()
  .max(MAX_ADDRESS_LENGTH, 'longEmail')
  .pipe(z.email('invalidEmail'))

const line = z
  .string()
  .min(1)
  .max(300)
  .refine((text) => !CONTROL.test(text), 'An email header can’t have line breaks.')

/** An email; its HTML and plain text are generated from the same content. */
export const mail = z.object({
  to: mailAddress,
  subject: line,
  heading: z.string().min(1),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string().min(1), href: z.url({ protocol: /^https?$/ }) }).nullable(),
  /** The message that the email answers. */
  quote: z.object({ said: z.string(), paragraphs: z.array(z.string()) }).optional(),
  /** Reason why the person receives the email, shown at the end. */
  reason: z.string(),
  /** Language tag, such as `gu-IN`; English if omitted. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    .optional(),
  /** Address for replies; the sender if omitted. */
  replyTo: mailAddress.optional(),
  /** True if written by a person to a person, so that automatic out-of-office replies are allowed. */
  isPersonal: z.boolean().optional(),
  /** Address that unsubscribes with one POST; mail programs offer it as a button (RFC 8058). */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
})
export type Mail = z.infer<typeof mail>
