import { t } from '#schema/messages/t'
import type { DocumentsQueryVariables } from '../api/operations/generated'
import { pageTypes } from '../api/pages'
import { isId, type ListQuery, type UrlParameters, useUrlQuery } from '../screens/use-url-query'

type Query = NonNullable<DocumentsQueryVariables['query']>

/** Filters of the page list. */
export type PageFilters = ListQuery<'text' | 'locationId' | 'type' | 'status' | 'sort'>

/** Status filters: their labels and server values. */
export const statusFilters: Readonly<
  Record<string, { readonly label: string; readonly query: Query }>
> = {
  draft: { label: t('Drafts and changes'), query: { status: 'DRAFT' } },
  review: { label: t('In review'), query: { status: 'IN_REVIEW' } },
  published: { label: t('Published'), query: { status: 'PUBLISHED', recordStatus: 'ACTIVE' } },
  archived: { label: t('Archived'), query: { recordStatus: 'ARCHIVED' } },
  trash: { label: t('In the trash'), query: { recordStatus: 'DELETED' } },
}

/** Sort orders of the list. The first one is omitted from the address. */
export const sortOrders: Readonly<
  Record<string, { readonly label: string; readonly query: Query }>
> = {
  '': { label: t('Latest edits first'), query: { sortBy: 'UPDATED_AT', sort: 'desc' } },
  oldest: { label: t('Oldest edits first'), query: { sortBy: 'UPDATED_AT', sort: 'asc' } },
  title: { label: t('Title'), query: { sortBy: 'TITLE', sort: 'asc' } },
  newest: { label: t('Newest first'), query: { sortBy: 'CREATED_AT', sort: 'desc' } },
}

/** Pages fetched per request. */
export const PAGE_SIZE = 25

const URL_PARAMETERS: UrlParameters<keyof PageFilters> = {
  text: null,
  locationId: null,
  type: pageTypes,
  status: Object.keys(statusFilters),
  sort: Object.keys(sortOrders),
}

export function usePageFilters() {
  const { query: filters, setFilter, clearQuery } = useUrlQuery(URL_PARAMETERS)
  return { filters, setFilter, clearQuery }
}

/** Shared blocks are pages of their own, and the navigation names their list. */
export function isOfShared({ type }: Partial<PageFilters>): boolean {
  return type === 'SHARED'
}

/** Returns whether versions that locations have of network pages are listed: of a location, or found by a text. */
export function findsVersions({ text, locationId, type, status }: PageFilters): boolean {
  return (isId(locationId) || text.trim() !== '') && type === '' && status === ''
}

/** Converts the filters to the server's query. */
export function pageQuery({
  text = '',
  locationId = '',
  type = '',
  status = '',
  sort = '',
}: Partial<PageFilters>): DocumentsQueryVariables {
  const types = pageTypes.filter((known) => type === '' || known === type)
  return {
    query: {
      types,
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(isId(locationId) && { locationId }),
      ...statusFilters[status]?.query,
      ...sortOrders[sort]?.query,
    },
    first: PAGE_SIZE,
  }
}
