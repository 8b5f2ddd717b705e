/** Minimum length: shorter words differ from too many others by one letter. */
const MIN_LENGTH = 5

/** Returns the word that differs by one wrong, missing, extra or swapped letter; `null` if there is none. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < MIN_LENGTH) return null
  return words.find((word) => word.length >= MIN_LENGTH && isOneEditAway(word, wanted)) ?? null
}

function isOneEditAway(a: string, b: string): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  if (longer.length - shorter.length > 1) return false
  const at = [...longer].findIndex((letter, index) => letter !== shorter[index])
  if (at < 0) return false
  const rest = longer.slice(at + 1)
  if (longer.length > shorter.length) return rest === shorter.slice(at)
  const isSwapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at]
  return (
    rest === shorter.slice(at + 1) || (isSwapped && longer.slice(at + 2) === shorter.slice(at + 2))
  )
}
