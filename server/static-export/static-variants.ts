import { PAGE, type PageParameters, type PageQuery, queryString } from '../site/page/page-query'

/** Maximum number of filters exported per page; links to others lead to the server. */
const MAX_FILTERS = 100

/** Parameters that no list has: the result of a form, which the server shows on its own page. */
const NO_FILTERS = new Set([PAGE, 'sent'])

/** Returns the filters of a page’s lists, one at a time and with known values only, starting with no filter. */
export function filtersOf(reads: PageParameters): readonly PageQuery[] {
  const filters = [...reads].flatMap(([name, values]) =>
    NO_FILTERS.has(name) || values === null ? [] : [...values].map((value) => ({ [name]: value })),
  )
  return [{}, ...filters.slice(0, MAX_FILTERS)]
}

/** Returns whether the page for these parameters is exported. */
export function isWritten(query: PageQuery, reads: PageParameters): boolean {
  const { [PAGE]: _, ...filter } = query
  const wanted = queryString(filter)
  return filtersOf(reads).some((each) => queryString(each) === wanted)
}

/** Returns the folder of a page with parameters, below the page’s own; its separator occurs in no page address. */
export function variantAddress(address: string, query: PageQuery): string {
  const parts = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `~${name}-${value}`)
  return `${address === '/' ? '' : address}/${parts.join('')}`
}
