/** Word length from which two typing errors are tolerated. */
const TWO_ERRORS_FROM = 8

/** Returns the number of missing, additional, wrong or transposed letters (Damerau–Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const without = Math.min(cellOf(last, column), cellOf(next, column - 1)) + 1
      const wrong = cellOf(last, column - 1) + Number(!isSame)
      next.push(Math.min(without, wrong, isSwapped ? cellOf(before, column - 2) + 1 : wrong))
    }
    before = last
    last = next
  }
  return cellOf(last, other.length)
}

function cellOf(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/**
 * Returns the words with the fewest typing errors, up to the limit for the word’s length. The first letter must match, because
 * people rarely mistype it.
 */
export function closestWords(typed: string, words: readonly string[]): readonly string[] {
  const most = typed.length < TWO_ERRORS_FROM ? 1 : 2
  const slips = words
    .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, distance: editDistance(typed, word) }))
  const fewest = Math.min(most, ...slips.map(({ distance }) => distance))
  return slips.filter(({ distance }) => distance === fewest).map(({ word }) => word)
}
