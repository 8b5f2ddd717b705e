import { PAGE, type PageParameters, type PageQuery, queryString } from '../site/routing/page-query'

/** Filters of one page that are written; links to others lead to the server. */
const MAX_FILTERS = 100

/** The filters of a page's lists, one at a time, as far as their values are known; first none. */
export function filtersOf(reads: PageParameters): readonly PageQuery[] {
  const filters = [...reads].flatMap(([name, values]) =>
    name === PAGE || values === null ? [] : [...values].map((value) => ({ [name]: value })),
  )
  return [{}, ...filters.slice(0, MAX_FILTERS)]
}

/** Whether the page for these parameters is among those that are written. */
export function isWritten(query: PageQuery, reads: PageParameters): boolean {
  const { [PAGE]: _, ...filter } = query
  const wanted = queryString(filter)
  return filtersOf(reads).some((each) => queryString(each) === wanted)
}

/** The folder of a page for parameters, below that of the page: no address of a page has such a sign. */
export function variantAddress(address: string, query: PageQuery): string {
  const parts = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `~${name}-${value}`)
  return `${address === '/' ? '' : address}/${parts.join('')}`
}
