const WORD_CHARACTER = '[\\p{L}\\p{M}\\p{N}]'
/** Scripts whose languages attach endings to names: બ્રુકફિલ્ડમાં, "in Brookfield". */
const TAKES_ENDINGS = /[\u0a80-\u0aff]$/u

/**
 * Returns a pattern that matches any of these names as whole words, longest first. Combining marks of Indic scripts belong to
 * words, and a Gujarati name may have an ending.
 */
export function wordsPattern(names: readonly string[], flags: 'gu' | 'iu'): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(patternOfName)
  return new RegExp(`(?<!${WORD_CHARACTER})(?:${longestFirst.join('|')})`, flags)
}

function patternOfName(name: string): string {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return TAKES_ENDINGS.test(name) ? escaped : `${escaped}(?!${WORD_CHARACTER})`
}
