/** How much of everything about comments there may be, for the forms and for the server. */
export const COMMENT_LIMITS = {
  /** Letters of a comment, as people count them. */
  text: 5000,
  /** People mentioned in one comment. */
  mentions: 20,
  /** Comments on one page. */
  ofPage: 1000,
  /** People offered to be mentioned at once. */
  offered: 8,
} as const

/** How much guests may say to a draft that was shared with them. */
export const GUEST_COMMENT_LIMITS = {
  name: 80,
  /** Characters of a comment. */
  text: 2000,
  /** Comments by one preview link. */
  ofLink: 50,
} as const

/** How it went: it is stored; something in it was not right; there are as many as there may be; it is to be tried again later. */
export const guestOutcomes = ['thanks', 'invalid', 'full', 'later'] as const
export type GuestOutcome = (typeof guestOutcomes)[number]

/** Where the form of a preview is sent to: below the preview, as its cookie is sent nowhere else. */
export function guestCommentAction(documentId: string): string {
  return `/preview/${documentId}/comments`
}
