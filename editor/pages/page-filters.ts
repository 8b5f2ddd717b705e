import type { DocumentsQueryVariables } from '../api/operations/generated'
import { pageTypes } from '../api/pages'
import { redirect, useSearch } from '../app/navigation'

type Query = NonNullable<DocumentsQueryVariables['query']>

/** What the page list is narrowed to; kept in the address, so that going back finds it again. */
export interface PageFilters {
  readonly text: string
  readonly locationId: string
  readonly type: string
  readonly status: string
  readonly sort: string
}
export const NO_FILTERS: PageFilters = { text: '', locationId: '', type: '', status: '', sort: '' }

/** The statuses to filter by: their labels, and the server's values. */
export const statusFilters: Readonly<
  Record<string, { readonly label: string; readonly query: Query }>
> = {
  draft: { label: 'Drafts and changes', query: { status: 'DRAFT' } },
  review: { label: 'In review', query: { status: 'IN_REVIEW' } },
  published: { label: 'Published', query: { status: 'PUBLISHED', recordStatus: 'ACTIVE' } },
  archived: { label: 'Archived', query: { recordStatus: 'ARCHIVED' } },
  trash: { label: 'In the trash', query: { recordStatus: 'DELETED' } },
}

/** The orders of the list. The first needs no word in the address. */
export const sortOrders: Readonly<
  Record<string, { readonly label: string; readonly query: Query }>
> = {
  '': { label: 'Changed last', query: { sortBy: 'UPDATED_AT', sort: 'desc' } },
  oldest: { label: 'Changed longest ago', query: { sortBy: 'UPDATED_AT', sort: 'asc' } },
  title: { label: 'Title', query: { sortBy: 'TITLE', sort: 'asc' } },
  newest: { label: 'Created last', query: { sortBy: 'CREATED_AT', sort: 'desc' } },
}

/** How many pages are asked for at once. */
export const PAGES_AT_ONCE = 25

export function usePageFilters() {
  const search = useSearch()
  return { filters: filtersOf(search), changeFilters }
}

/**
 * Changes some of the filters. The others are read from the address at that moment: what is typed arrives a little later,
 * and must not restore an earlier choice.
 */
function changeFilters(part: Partial<PageFilters>): void {
  const filters = { ...filtersOf(location.search), ...part }
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  redirect(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

function filtersOf(search: string): PageFilters {
  const query = new URLSearchParams(search)
  const value = (name: string, isKnown: (value: string) => boolean) => {
    const given = query.get(name) ?? ''
    return isKnown(given) ? given : ''
  }
  return {
    text: query.get('text') ?? '',
    locationId: value('locationId', (id) => /^\d{1,9}$/.test(id)),
    type: value('type', (type) => pageTypes.some((known) => known === type)),
    status: value('status', (status) => Object.hasOwn(statusFilters, status)),
    sort: value('sort', (sort) => Object.hasOwn(sortOrders, sort)),
  }
}

/** The filters as the server takes them. */
export function pageQuery(filters: PageFilters, after: string | null): DocumentsQueryVariables {
  const { text, locationId, type, status, sort } = filters
  const types = pageTypes.filter((known) => type === '' || known === type)
  return {
    query: {
      types,
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(locationId !== '' && { locationId }),
      ...statusFilters[status]?.query,
      ...sortOrders[sort]?.query,
    },
    first: PAGES_AT_ONCE,
    after,
  }
}
