/** Query parameters, with one value each. */
export type PageQuery = Readonly<Record<string, string>>

/** The parameters that a page reads, with their valid values; `null` if any value is valid. */
export type PageParameters = ReadonlyMap<string, ReadonlySet<string> | null>

export const NO_QUERY: PageQuery = {}
export const NO_PARAMETERS: PageParameters = new Map()

/** Query parameter of paginated lists. */
export const PAGE = 'page'
/** Last page of a list that is shown; only bots request further ones. */
const LAST_PAGE = 500

/** Maximum length of a value, in characters. */
const MAX_VALUE_LENGTH = 100

/**
 * Parses the parameters that a page reads. Others (`utm_source`) and invalid values are ignored, so that they don’t create new
 * pages. The first value counts, without surrounding spaces and invisible characters. Returns `null` if a page number is invalid,
 * because that page doesn’t exist.
 */
export function readQuery(search: string, reads: PageParameters): PageQuery | null {
  if (search === '' || reads.size === 0) return NO_QUERY
  const parameters = new URLSearchParams(search)
  const query: Record<string, string> = {}
  for (const [name, values] of reads) {
    const value = plainValue(parameters.get(name) ?? '')
    if (value === '') continue
    if (name === PAGE && !isPageNumber(value)) return null
    // The first page of a list has no parameter.
    if (name === PAGE ? value !== '1' : (values?.has(value) ?? true)) query[name] = value
  }
  return query
}

/** Returns the query string with sorted parameters: `?category=spiritual&page=2`, or an empty string. */
export function queryString(query: PageQuery): string {
  const names = Object.keys(query).sort()
  if (names.length === 0) return ''
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`
}

/** Returns whether the values are unlimited in number, so that the rendered page serves only one visitor. */
export function isEndless(query: PageQuery, reads: PageParameters): boolean {
  return Object.keys(query).some((name) => name !== PAGE && reads.get(name) === null)
}

function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value) && Number(value) <= LAST_PAGE
}

function plainValue(value: string): string {
  const text = value.replace(/\p{Cc}+/gu, ' ').trim()
  // Cuts by code points, so that no surrogate pair is split.
  return text.length <= MAX_VALUE_LENGTH
    ? text
    : [...text].slice(0, MAX_VALUE_LENGTH).join('').trim()
}
