/** Parameters of an address, one value each. */
export type PageQuery = Readonly<Record<string, string>>

/** The parameters a page reads, with the values that mean something to it; `null` where any value does. */
export type PageParameters = ReadonlyMap<string, ReadonlySet<string> | null>

export const NO_QUERY: PageQuery = {}
export const NO_PARAMETERS: PageParameters = new Map()

/** The parameter of lists that are shown in pages. */
export const PAGE = 'page'
/** The last page of a list that is shown; beyond it nobody reads on, and only machines ask. */
const LAST_PAGE = 500

/** The length a value is cut to, in characters. */
const MAX_VALUE_LENGTH = 100

/**
 * The parameters of an address that a page reads: what others add to it (`utm_source`) makes no new page, nor does a value
 * that means nothing to it. The first value counts; spaces around it and what cannot be seen do not. `null` when the
 * address asks for a page of a list by something that is no number of a page: it is not there.
 */
export function readQuery(search: string, reads: PageParameters): PageQuery | null {
  if (search === '' || reads.size === 0) return NO_QUERY
  const parameters = new URLSearchParams(search)
  const query: Record<string, string> = {}
  for (const [name, values] of reads) {
    const value = plainValue(parameters.get(name) ?? '')
    if (value === '') continue
    if (name === PAGE && !isPageNumber(value)) return null
    // The first page of a list is the list.
    if (name === PAGE ? value !== '1' : (values?.has(value) ?? true)) query[name] = value
  }
  return query
}

/** The parameters as they stand in an address, always in the same order: `?category=spiritual&page=2`, or nothing. */
export function queryString(query: PageQuery): string {
  const names = Object.keys(query).sort()
  if (names.length === 0) return ''
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`
}

/** Whether there is no end to what may stand in such an address: a page made for it serves one visitor. */
export function isEndless(query: PageQuery, reads: PageParameters): boolean {
  return Object.keys(query).some((name) => name !== PAGE && reads.get(name) === null)
}

function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value) && Number(value) <= LAST_PAGE
}

function plainValue(value: string): string {
  const text = value.replace(/\p{Cc}+/gu, ' ').trim()
  // By characters, so that none is cut in two.
  return text.length <= MAX_VALUE_LENGTH
    ? text
    : [...text].slice(0, MAX_VALUE_LENGTH).join('').trim()
}
