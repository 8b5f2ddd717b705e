import { z } from 'zod/mini'
import { isRefusalReason, refusalMessage } from '#schema/api/refusals/refusals'

const answer = z.looseObject({ errors: z.array(z.looseObject({})) })
const codedError = z.looseObject({
  message: z.string(),
  extensions: z.looseObject({
    reason: z.string(),
    values: z.looseObject({}),
    issues: z.optional(z.array(z.looseObject({}))),
  }),
})

/** Translates the errors in a response by their codes. Errors without a code, or with one of another version, stay in English. */
export function localisedErrors(text: string): string {
  try {
    const read = answer.parse(JSON.parse(text))
    return JSON.stringify({ ...read, errors: read.errors.map(localisedError) })
  } catch {
    // Not a response of our server.
    return text
  }
}

function localisedError(error: unknown): unknown {
  const read = codedError.safeParse(error)
  if (!read.success) return error
  const { message: english, extensions } = read.data
  const { reason, values, issues } = extensions
  if (!isRefusalReason(reason)) return error
  const message = refusalMessage(reason, filled(values))
  // A field issue can repeat the error: the problem with its value.
  const translated = issues?.map((issue) =>
    issue.message === english ? { ...issue, message } : issue,
  )
  return {
    ...read.data,
    message,
    extensions: { ...extensions, ...(translated && { issues: translated }) },
  }
}

/**
 * Returns the strings and numbers among the values. Without zod's record and union, which would enlarge the first screen's
 * bundle.
 */
function filled(values: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}
