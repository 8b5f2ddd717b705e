/** Maximum number of words of a phrase that is compared. */
export const MAX_PHRASE_WORDS = 5

/**
 * Normalises a search text: no case, accents or punctuation, and no dots and signs that are optional in Hindi and Gujarati
 * spelling: फ़ोन, फोन; पहुँचें, पहुंचें.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc\u200c\u200d]+/gu, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0a81/g, '\u0a82')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the phrases of a comma-separated list, without duplicates. */
export function phrasesIn(list: string): readonly string[] {
  const phrases = list.split(/[,،、\n]/).map(foldText)
  return [...new Set(phrases.filter((phrase) => phrase !== ''))]
}

/** Returns every run of words in a search text that may be a phrase. */
export function runsIn(text: string): readonly string[] {
  const words = foldText(text).split(' ').slice(0, MAX_TYPED_WORDS)
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_run, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  return [...new Set(runs.filter((run) => run !== ''))]
}

/** More words don't matter in practice. */
const MAX_TYPED_WORDS = 16
