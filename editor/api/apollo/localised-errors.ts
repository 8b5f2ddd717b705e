import { z } from 'zod/mini'
import { isRefusalReason, refusalMessage } from '#schema/api/refusals/refusals'

const answer = z.looseObject({ errors: z.array(z.looseObject({})) })
const codedError = z.looseObject({
  extensions: z.looseObject({ reason: z.string(), values: z.looseObject({}) }),
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
  const { reason, values } = read.data.extensions
  return isRefusalReason(reason)
    ? { ...read.data, message: refusalMessage(reason, filled(values)) }
    : error
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
