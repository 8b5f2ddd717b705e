import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { type ListFilter, ListSearch } from '../screens/list/list-search'
import type { CollectionKind } from './collection-kinds'
import { filtersOf, hasDates, type RecordFilters, STATES, sortsOf, TIMES } from './record-filters'

/** Search and filters of a record list. */
export function RecordSearch({ kind, filters, locations, onChange }: RecordSearchProps) {
  const { words, fields, title } = kind
  return (
    <ListSearch
      label={words.search}
      className="ed-collection-search"
      query={filters}
      placeholder={fields[title]?.label ?? t('Title')}
      filters={listFilters(kind, locations)}
      onChange={onChange}
    />
  )
}

interface RecordSearchProps {
  readonly kind: CollectionKind
  readonly filters: RecordFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (name: string, value: string) => void
}

function listFilters(
  kind: CollectionKind,
  locations: readonly LocationName[],
): ListFilter<string>[] {
  const places = locations.map(({ slug, name }) => [slug, name] as const)
  return [
    ...(kind.owner === 'location' && places.length > 1
      ? [
          {
            name: 'location',
            label: t('Location'),
            options: [['', t('All locations')], ...places] as const,
            isLocation: true,
          },
        ]
      : []),
    ...filtersOf(kind),
    ...(hasDates(kind) ? [{ name: 'when', label: t('When'), options: TIMES }] : []),
    { name: 'state', label: t('Status'), options: STATES },
    { name: 'sort', label: t('Sorted by'), options: sortsOf(kind) },
  ]
}
