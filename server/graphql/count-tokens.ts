/**
 * Matches ignored characters and one token of GraphQL’s grammar (GraphQL specification, section 2.1). An invalid character counts
 * as a token: the parser reports its position.
 */
const NEXT =
  /(?:[\s,\uFEFF]+|#[^\n\r]*)*("{3}(?:\\"{3}|.)*?"{3}|"(?:\\.|[^"\\\n\r])*"|\.{3}|-?\d[\d.eE+-]*|\w+|.)?/sy

/**
 * Returns whether a query has more than `most` tokens. Stops early and allocates nothing; a cold parser takes milliseconds for
 * the same.
 */
export function hasMoreTokens(query: string, most: number): boolean {
  NEXT.lastIndex = 0
  for (let count = 0; count <= most; count += 1)
    if (NEXT.exec(query)?.[1] === undefined) return false
  return true
}
