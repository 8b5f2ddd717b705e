const EXCERPT = 140

/** Returns the beginning of a text as one line. */
export function excerptOf(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  return [...text].length > EXCERPT ? `${[...text].slice(0, EXCERPT - 1).join('')}…` : text
}
