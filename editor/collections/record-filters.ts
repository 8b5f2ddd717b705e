import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { CollectionRecordsQueryVariables } from '../api/operations/generated'
import type { Option } from '../screens/choice'
import type { ListFilter } from '../screens/list/list-search'
import type { ListQuery } from '../screens/use-url-query'
import type { CollectionKind } from './collection-kinds'

/** Records fetched per request. */
export const PAGE_SIZE = 25

/** Filters of a record list. Filters of the kind use their own names in addition. */
export type RecordFilters = ListQuery<'text' | 'location' | 'state' | 'sort' | 'when'> &
  Readonly<Record<string, string>>

export const STATES: readonly Option[] = [
  ['', t('Any status')],
  ['SHOWN', t('Live')],
  ['HIDDEN', t('Drafts and hidden')],
  ['ARCHIVED', t('Archived')],
  ['DELETED', t('In the trash')],
]

/** Options for lists sorted by time: past records are hidden by default. */
export const TIMES: readonly Option[] = [
  ['', t('Upcoming')],
  ['all', t('All, oldest first')],
]

/** Returns whether records of a kind have a date; their list starts with the next one. */
export function hasDates({ list: { sort }, fields }: CollectionKind): boolean {
  const field = sort ? (fields[sort.by] as AnyField) : undefined
  return sort?.direction === 'asc' && field?.type === 'dateTime'
}

const SORTS = {
  title: { label: t('Title'), variables: { sortBy: 'TITLE', sort: 'asc' } },
  changed: { label: t('Latest edits first'), variables: { sortBy: 'UPDATED_AT', sort: 'desc' } },
} as const

/** Returns the sort orders of a list. The default of the kind comes first and is omitted from the address. */
export function sortsOf({ list: { sort }, fields }: CollectionKind): readonly Option[] {
  const own = sort ? `${fields[sort.by]?.label ?? sort.by}` : t('Custom order')
  return [['', own], ...Object.entries(SORTS).map(([value, { label }]) => [value, label] as const)]
}

/** Returns the fields that a list can be filtered by: fields with options. */
export function filtersOf({ list, fields }: CollectionKind): readonly ListFilter<string>[] {
  return list.filters.flatMap((name) => {
    const field = fields[name] as AnyField
    const { label } = field
    if (field.type === 'select') {
      const options = Object.entries<string>(field.options)
      return [{ name, label, options: [['', t('Any')] as const, ...options] }]
    }
    if (field.type !== 'boolean') return []
    const options: readonly Option[] = [
      ['', t('Any')],
      ['true', t('Yes')],
      ['false', t('No')],
    ]
    return [{ name, label, options }]
  })
}

/** Returns the allowed values of the list's query parameters, by parameter. */
export function knownFilters(
  kind: CollectionKind,
): Readonly<Record<string, readonly string[] | null>> {
  const own = filtersOf(kind).map(({ name, options }) => [name, options.map(([value]) => value)])
  return {
    ...Object.fromEntries(own),
    ...{ text: null, location: null, state: STATES.map(([state]) => state) },
    when: TIMES.map(([time]) => time),
    sort: sortsOf(kind).map(([sort]) => sort),
  }
}

/** Converts the filters to the server's query. */
export function recordQuery(
  kind: CollectionKind,
  filters: RecordFilters,
): CollectionRecordsQueryVariables {
  const { text, location, state, sort, when } = filters
  const filter = Object.fromEntries(
    filtersOf(kind).flatMap(({ name }) =>
      filters[name] ? [[name, filterValue(kind, name, filters[name])]] : [],
    ),
  )
  return {
    kind: kind.kind,
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(location !== '' && { locationSlug: location }),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(isState(state) && { state }),
    // Archived and deleted records are listed to be restored, regardless of their date.
    ...(hasDates(kind) && when === '' && !isOffSite(state) && { from: new Date().toISOString() }),
    ...(isSort(sort) && SORTS[sort].variables),
    first: PAGE_SIZE,
  }
}

function isOffSite(state: string): boolean {
  return state === 'ARCHIVED' || state === 'DELETED'
}

type State = NonNullable<CollectionRecordsQueryVariables['state']>

function isState(state: string): state is State {
  return state !== '' && STATES.some(([known]) => known === state)
}

function isSort(sort: string): sort is keyof typeof SORTS {
  return Object.hasOwn(SORTS, sort)
}

function filterValue({ fields }: CollectionKind, name: string, text: string): string | boolean {
  return (fields[name] as AnyField).type === 'boolean' ? text === 'true' : text
}
