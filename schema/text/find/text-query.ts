/** What is looked for in texts. */
export interface TextQuery {
  readonly text: string
  /** A regular expression as RE2 writes them, instead of the very text. */
  readonly isPattern: boolean
  readonly matchesCase: boolean
  readonly isWholeWord: boolean
}

export const TEXT_QUERY_LIMITS = { text: 500, replacement: 2_000 } as const

/** A place of a plain text; never an empty one. */
export interface TextMatch {
  readonly start: number
  readonly end: number
  /** What the groups of a regular expression matched, the first one first. */
  readonly groups: readonly string[]
}

/** Finds all places in a plain text, from its beginning, none in another. */
export type TextMatcher = (text: string) => readonly TextMatch[]

/** The new text of a hit: of a regular expression `$1` to `$9` are its groups, `$0` all of it and `$$` a dollar sign. */
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
