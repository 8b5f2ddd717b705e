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
