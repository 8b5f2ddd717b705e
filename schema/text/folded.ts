/** The number of words of the longest phrase that is compared. */
export const MAX_PHRASE_WORDS = 5

/**
 * What was typed as searches are compared: without case, accents and punctuation, and without the dots and signs that
 * people write or leave out in Hindi and Gujarati: फ़ोन, फोन; पहुँचें, पहुंचें.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc\u200c\u200d]+/gu, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0a81/g, '\u0a82')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The phrases of a list that is written with commas between, each once. */
export function phrasesIn(list: string): readonly string[] {
  const phrases = list.split(/[,،、\n]/).map(folded)
  return [...new Set(phrases.filter((phrase) => phrase !== ''))]
}

/** Every run of words of what was typed that may be a phrase. */
export function runsIn(text: string): readonly string[] {
  const words = folded(text).split(' ').slice(0, MAX_TYPED_WORDS)
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_run, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  return [...new Set(runs.filter((run) => run !== ''))]
}

/** Nobody's search has more that matter. */
const MAX_TYPED_WORDS = 16
