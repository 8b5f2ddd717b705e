import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { CollectionRecordsQueryVariables } from '../api/operations/generated'
import type { Option } from '../screens/choice'
import type { ListFilter } from '../screens/list/list-search'
import type { ListQuery } from '../screens/use-url-query'
import type { CollectionKind } from './collection-kinds'

/** How many records are fetched at a time. */
export const PAGE_SIZE = 25

/** The filters of a list of records; those of the kind have their own names beside these. */
export type RecordFilters = ListQuery<'text' | 'location' | 'state' | 'sort' | 'when'> &
  Readonly<Record<string, string>>

export const STATES: readonly Option[] = [
  ['', t('Any status')],
  ['SHOWN', t('Live')],
  ['HIDDEN', t('Drafts and hidden')],
  ['ARCHIVED', t('Archived')],
  ['DELETED', t('In the trash')],
]

/** The choices of a list sorted by time: past records are hidden by default. */
export const TIMES: readonly Option[] = [
  ['', t('Upcoming')],
  ['all', t('All, oldest first')],
]

/** Whether records of a kind happen at a time; their list begins with the next one. */
export function happens({ list: { sort }, fields }: CollectionKind): boolean {
  const field = sort ? (fields[sort.by] as AnyField) : undefined
  return sort?.direction === 'asc' && field?.type === 'dateTime'
}

const SORTS = {
  title: { label: t('Title'), variables: { sortBy: 'TITLE', sort: 'asc' } },
  changed: { label: t('Latest edits first'), variables: { sortBy: 'UPDATED_AT', sort: 'desc' } },
} as const

/** The orders of a list; that of the kind comes first, and is not named in the address. */
export function sortsOf({ list: { sort }, fields }: CollectionKind): readonly Option[] {
  const own = sort ? `${fields[sort.by]?.label ?? sort.by}` : t('Custom order')
  return [['', own], ...Object.entries(SORTS).map(([value, { label }]) => [value, label] as const)]
}

/** The fields that a list can be narrowed by: those with choices. */
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

/** The values that the address of a list may hold, by their names. */
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

/** The filters as the server takes them. */
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
    // Archived and deleted records are looked for to be restored, whatever their time was.
    ...(happens(kind) && when === '' && !isOffSite(state) && { from: new Date().toISOString() }),
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
