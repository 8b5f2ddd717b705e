import { z } from 'zod'

/** No line break and no other control character: one could begin a header of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

const MAX_ADDRESS_LENGTH = 254

/** An e-mail address that a mail can be sent to. Trimmed; line breaks are refused, also at its ends. */
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

/** A mail as it is sent: its words once, from which the page and the plain text are made. */
export const mail = z.object({
  to: mailAddress,
  subject: line,
  heading: z.string().min(1),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string().min(1), href: z.url({ protocol: /^https?$/ }) }).nullable(),
  /** What someone wrote that the mail answers. */
  quote: z.object({ said: z.string(), paragraphs: z.array(z.string()) }).optional(),
  /** Why someone gets it, below everything else. */
  reason: z.string(),
  /** As in `gu-IN`; English when left out. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    .optional(),
  /** Where an answer goes; to the sender when left out. */
  replyTo: mailAddress.optional(),
  /** Written by a person to a person: programs that are away may say so. */
  isPersonal: z.boolean().optional(),
  /** Takes the addressee off a list by one POST, which mail programs offer as a button (RFC 8058). */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
})
export type Mail = z.infer<typeof mail>
