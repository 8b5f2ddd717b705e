import type { Attempt, Attempts } from './ask-as'
import type { Seeds } from './seeds'

/** The account of everyone who tries (`policy.ts`). */
const OWN = 'p'
const STALE = { expectedVersion: 999 }

/** For tests: the calls about comments, which are on the pages of a location. */
export function commentCalls({
  page,
  comment,
  suggestion,
  answeredSuggestion,
}: Seeds): Readonly<Record<string, Attempts>> {
  return {
    addComment: at(async (place) => [
      {
        action: 'comment',
        variables: { documentId: (await page(place, 'Matrix')).id, block: 'b_1', text: 'Tried' },
      },
    ]),
    editComment: at(async (place) => [
      {
        action: 'comment',
        variables: { id: (await comment(place, OWN)).id, text: 'Tried', ...STALE },
      },
    ]),
    deleteComment: at(async (place) => [
      { action: 'comment', variables: { ...(await comment(place, OWN)), ...STALE } },
      { action: 'moderateComments', variables: { ...(await comment(place, 'other')), ...STALE } },
    ]),
    resolveComment: at(async (place) => [
      { action: 'comment', variables: { id: (await comment(place, 'other')).id } },
    ]),
    // The page 3 is the network's, and nothing on it is locked.
    suggestChange: at(async (place) => [
      {
        action: 'save',
        variables: {
          ...{ documentId: '3', locationId: String(place), language: 'en-US' },
          ...{ block: 'b_text', field: 'html', text: 'Tried' },
        },
      },
    ]),
    decideSuggestion: at(async (place) => [
      { action: 'review', variables: { id: await suggestion(place), action: 'ACCEPT' } },
    ]),
    withdrawSuggestion: at(async (place) => [
      { action: 'save', variables: { id: await answeredSuggestion(place, OWN) } },
    ]),
    reopenComment: at(async (place) => [
      { action: 'comment', variables: { id: (await comment(place, 'other')).id } },
    ]),
  }

  function at(attempts: (locationId: number) => Promise<readonly Attempt[]>): Attempts {
    return async (locationId) => (locationId === null ? [] : attempts(locationId))
  }
}
