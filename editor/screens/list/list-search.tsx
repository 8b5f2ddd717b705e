import { t } from '#schema/messages/t'
import { Choice, type Option } from '../choice'
import { Filters } from '../filters'
import { LocationChoice } from '../location-choice/location-choice'
import type { ListQuery } from '../use-url-query'
import { SavedViews } from './saved-views'
import { SearchField } from './search-field'

/** A filter or the sort order of a list, with its query parameter. */
export interface ListFilter<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly options: readonly Option[]
  /** True if the options are locations. */
  readonly isLocation?: boolean
}

/** Search field and filters of a list. */
export function ListSearch<Name extends string>({
  query,
  placeholder,
  filters,
  onChange,
  label,
  className = '',
}: ListSearchProps<Name>) {
  return (
    <search className={`ed-list-search ${className}`} aria-label={label}>
      <SearchField
        text={query.text}
        placeholder={placeholder}
        onChange={(text) => onChange('text', text)}
      />
      <Filters set={filters.filter(({ name }) => query[name] !== '').length}>
        {filters.map(({ name, label: words, options, isLocation }) => {
          const FilterChoice = isLocation ? LocationChoice : Choice
          return (
            <div
              key={name}
              className="ed-filter"
              data-label={CLEAR_WITHOUT_LABEL.has(name) ? 'hidden' : 'shown'}
              data-set={query[name] !== ''}
            >
              <FilterChoice
                label={words}
                value={query[name]}
                options={options}
                onChange={(value) => onChange(name, value)}
              />
            </div>
          )
        })}
      </Filters>
      <SavedViews />
    </search>
  )
}

/** Filters whose values say what they are about: on a wide screen their label is only read out. */
const CLEAR_WITHOUT_LABEL: ReadonlySet<string> = new Set([
  ...['location', 'locationId', 'state', 'status', 'when'],
])

interface ListSearchProps<Name extends string> {
  readonly query: ListQuery<Name | 'text'>
  /** Searched fields: `Title or address`. */
  readonly placeholder: string
  readonly filters: readonly ListFilter<Name>[]
  readonly onChange: (name: Name | 'text', value: string) => void
  readonly label?: string
  readonly className?: string
}

/** Returns options for locations by id. */
export function locationOptions(
  locations: readonly { readonly id: number; readonly name: string }[],
): readonly Option[] {
  return [['', t('All locations')], ...locations.map(({ id, name }) => [String(id), name] as const)]
}
