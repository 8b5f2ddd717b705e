import type { DocumentsQueryVariables } from '../api/operations/generated'
import { pageTypes } from '../api/pages'
import { redirect, useSearch } from '../app/navigation'

/** What the page list is narrowed to; kept in the address, so that going back finds it again. */
export interface PageFilters {
  readonly text: string
  readonly locationId: string
  readonly type: string
}
export const NO_FILTERS: PageFilters = { text: '', locationId: '', type: '' }

/** How many pages are asked for at once. */
export const PAGES_AT_ONCE = 25

export function usePageFilters() {
  const search = useSearch()
  return {
    filters: filtersOf(search),
    setFilters(filters: PageFilters) {
      const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
      redirect(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
    },
  }
}

export function filtersOf(search: string): PageFilters {
  const query = new URLSearchParams(search)
  const locationId = query.get('locationId') ?? ''
  const type = query.get('type') ?? ''
  return {
    text: query.get('text') ?? '',
    locationId: /^\d+$/.test(locationId) ? locationId : '',
    type: pageTypes.some((known) => known === type) ? type : '',
  }
}

/** The filters as the server takes them. */
export function pageQuery(filters: PageFilters, after: string | null): DocumentsQueryVariables {
  const { text, locationId, type } = filters
  const types = pageTypes.filter((known) => type === '' || known === type)
  return {
    query: {
      types,
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(locationId !== '' && { locationId }),
      sortBy: 'UPDATED_AT',
      sort: 'desc',
    },
    first: PAGES_AT_ONCE,
    after,
  }
}
