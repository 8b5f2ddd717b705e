import { storedRefusalIn } from '../http/errors/refusal-text'
import type { RequestContext } from './operations/context'

/** Why something was not done when it was due, as its row keeps it, in the caller's language. */
function problem(
  { problem: row }: { readonly problem: string | null },
  _: unknown,
  { language }: Pick<RequestContext, 'language'>,
): Promise<string> | null {
  return row === null ? null : storedRefusalIn(language, row)
}

/** The types that have one. */
export const withStoredProblem = {
  Schedule: { problem },
  RecordSchedule: { problem },
  KitLocation: { problem },
}
