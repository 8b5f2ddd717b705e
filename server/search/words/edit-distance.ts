/** From this length on, two letters may be wrong. */
const TWO_SLIPS_FROM = 8

/** How many letters are missing, too many, wrong or in each other's place. */
export function editDistance(one: string, other: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const without = Math.min(at(last, column), at(next, column - 1)) + 1
      const wrong = at(last, column - 1) + Number(!isSame)
      next.push(Math.min(without, wrong, isSwapped ? at(before, column - 2) + 1 : wrong))
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** Of these words those with the fewest slips: as few as a word of that length may have. People rarely mistype the first letter. */
export function fewestSlips(typed: string, words: readonly string[]): readonly string[] {
  const most = typed.length < TWO_SLIPS_FROM ? 1 : 2
  const slips = words
    .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, distance: editDistance(typed, word) }))
  const fewest = Math.min(most, ...slips.map(({ distance }) => distance))
  return slips.filter(({ distance }) => distance === fewest).map(({ word }) => word)
}
