import { storedRefusalIn } from '../http/errors/refusal-text'
import type { RequestContext } from './operations/context'

/** Returns the reason why a step failed or a row wasn’t imported, in the caller’s language. */
function problem(
  { problem: row }: { readonly problem: string | null },
  _: unknown,
  { language }: Pick<RequestContext, 'language'>,
): Promise<string> | null {
  return row === null ? null : storedRefusalIn(language, row)
}

/** Returns the reasons why a rollout stopped, in the caller’s language. */
function problems(
  { problems: rows }: { readonly problems: readonly string[] },
  _: unknown,
  { language }: Pick<RequestContext, 'language'>,
): Promise<readonly string[]> {
  return Promise.all(rows.map((row) => storedRefusalIn(language, row)))
}

/** Resolvers of the types with stored problems. */
export const withStoredProblem = {
  Schedule: { problem },
  RecordSchedule: { problem },
  KitLocation: { problem },
  TextReplacement: { problem },
  ReplacementTarget: { problem },
  RedirectResult: { problem },
  ImportedRow: { problem },
  CalendarNote: { problem },
  PageRollout: { problems },
}
