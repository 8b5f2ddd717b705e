/**
 * What stands between tokens, and one token, as GraphQL's grammar has them (specification of GraphQL, section 2.1). What is no token at
 * all is counted as one: the parser refuses it by its place.
 */
const NEXT =
  /(?:[\s,\uFEFF]+|#[^\n\r]*)*("{3}(?:\\"{3}|.)*?"{3}|"(?:\\.|[^"\\\n\r])*"|\.{3}|-?\d[\d.eE+-]*|\w+|.)?/sy

/**
 * Whether a query has more tokens than that. Reads no further than it has to, and makes nothing of what it reads: a parser that
 * has done little yet takes milliseconds to find the same.
 */
export function hasMoreTokens(query: string, most: number): boolean {
  NEXT.lastIndex = 0
  for (let count = 0; count <= most; count += 1)
    if (NEXT.exec(query)?.[1] === undefined) return false
  return true
}
