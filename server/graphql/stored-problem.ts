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

/** Why a change goes no further, each in the caller's language. */
function problems(
  { problems: rows }: { readonly problems: readonly string[] },
  _: unknown,
  { language }: Pick<RequestContext, 'language'>,
): Promise<readonly string[]> {
  return Promise.all(rows.map((row) => storedRefusalIn(language, row)))
}

/** The types that have them. */
export const withStoredProblem = {
  Schedule: { problem },
  RecordSchedule: { problem },
  KitLocation: { problem },
  TextReplacement: { problem },
  ReplacementTarget: { problem },
  RedirectResult: { problem },
  PageRollout: { problems },
}
