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

/** The text of an answer, its errors said by their codes. What has none, or one of another version, stays in English. */
export function localisedErrors(text: string): string {
  try {
    const read = answer.parse(JSON.parse(text))
    return JSON.stringify({ ...read, errors: read.errors.map(localisedError) })
  } catch {
    // Not an answer of the server's own.
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
  // A field says the same as the error: the problem of its value.
  const translated = issues?.map((issue) =>
    issue.message === english ? { ...issue, message } : issue,
  )
  return {
    ...read.data,
    message,
    extensions: { ...extensions, ...(translated && { issues: translated }) },
  }
}

/** By hand: a record and a union of zod would come with the first screen. */
function filled(values: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}
