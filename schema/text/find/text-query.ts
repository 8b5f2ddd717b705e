/** A search in texts. */
export interface TextQuery {
  readonly text: string
  /** True if the text is a regular expression (RE2 syntax) instead of literal text. */
  readonly isPattern: boolean
  readonly matchesCase: boolean
  readonly isWholeWord: boolean
}

export const TEXT_QUERY_LIMITS = { text: 500, replacement: 2_000 } as const

/** A match in plain text; never empty. */
export interface TextMatch {
  readonly start: number
  readonly end: number
  /** The text of the regular expression's groups, in order. */
  readonly groups: readonly string[]
}

/** Finds all matches in a plain text, from start to end, not overlapping. */
export type TextMatcher = (text: string) => readonly TextMatch[]

/**
 * Returns the replacement of a match: for a regular expression `$1` to `$9` are its groups, `$0` is the whole match and `$$` a
 * dollar sign.
 */
export function newText(
  { isPattern }: Pick<TextQuery, 'isPattern'>,
  replacement: string,
  { match, groups }: { readonly match: string; readonly groups: readonly string[] },
): string {
  if (!isPattern) return replacement
  return replacement.replace(/\$([\d$])/g, (_, sign: string) => {
    if (sign === '$') return '$'
    return sign === '0' ? match : (groups[Number(sign) - 1] ?? '')
  })
}
