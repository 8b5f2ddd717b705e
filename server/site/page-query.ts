/** Parameters of an address, one value each. */
export type PageQuery = Readonly<Record<string, string>>

export const NO_QUERY: PageQuery = {}

/** A value is read up to so many characters. */
const LONGEST_VALUE = 100

/**
 * The parameters of an address that a page reads: what others add to it (`utm_source`) makes no new page. The first
 * value counts; spaces around it and what cannot be seen do not.
 */
export function readQuery(search: string, reads: readonly string[]): PageQuery {
  if (search === '' || reads.length === 0) return NO_QUERY
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    reads.flatMap((name) => {
      const value = plainValue(parameters.get(name) ?? '')
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** The parameters as they stand in an address, always in the same order: `?category=spiritual&page=2`, or nothing. */
export function queryString(query: PageQuery): string {
  const names = Object.keys(query).sort()
  if (names.length === 0) return ''
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`
}

function plainValue(value: string): string {
  const text = value.replace(/\p{Cc}+/gu, ' ').trim()
  // By characters, so that none is cut in two.
  return text.length <= LONGEST_VALUE ? text : [...text].slice(0, LONGEST_VALUE).join('').trim()
}
