/** Limits of comments, for the forms and the server. */
export const COMMENT_LIMITS = {
  /** Maximum length of a comment, in Unicode code points. */
  text: 5000,
  /** Mentions in one comment. */
  mentions: 20,
  /** Comments on one page. */
  ofPage: 1000,
  /** Suggestions for a mention. */
  offered: 8,
  /** Maximum length of a suggested text, in Unicode code points. */
  suggestion: 10_000,
} as const

/** Limits of guest comments on a shared draft. */
export const GUEST_COMMENT_LIMITS = {
  name: 80,
  /** Length of a comment, in characters. */
  text: 2000,
  /** Comments per preview link. */
  ofLink: 50,
} as const

/** The results: stored; invalid input; limit reached; try again later. */
const guestOutcomes = ['thanks', 'invalid', 'full', 'later'] as const
export type GuestOutcome = (typeof guestOutcomes)[number]

/** Returns the address to which a preview's form is sent: below the preview, the only path its cookie is sent to. */
export function guestCommentAction(documentId: string): string {
  return `/preview/${documentId}/comments`
}
