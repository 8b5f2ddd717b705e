import type { LocationName } from '../api/answers'
import { Choice } from '../screens/choice'
import { SearchWords } from '../screens/search-words'
import type { DeskKind } from './desk-kinds'
import { filtersOf, happens, type RecordFilters, STATES, sortsOf, TIMES } from './record-filters'

/** Narrows a list of records down. */
export function RecordSearch({ kind, filters, locations, onChange }: RecordSearchProps) {
  const { owner, words, fields, title } = kind
  return (
    <search className="ed-list-search ed-desk-search" aria-label={`Search the ${words.many}`}>
      <SearchWords
        text={filters.text}
        placeholder={fields[title]?.label ?? 'Title'}
        onChange={(text) => onChange({ text })}
      />
      {owner === 'location' && locations.length > 1 && (
        <Choice
          label="Location"
          value={filters.location}
          options={[
            ['', 'All locations'],
            ...locations.map(({ slug, name }) => [slug, name] as const),
          ]}
          onChange={(location) => onChange({ location })}
        />
      )}
      {filtersOf(kind).map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          value={filters[name] ?? ''}
          options={options}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {happens(kind) && (
        <Choice
          label="When"
          value={filters.when}
          options={TIMES}
          onChange={(when) => onChange({ when })}
        />
      )}
      <Choice
        label="Status"
        value={filters.state}
        options={STATES}
        onChange={(state) => onChange({ state })}
      />
      <Choice
        label="Sorted by"
        value={filters.sort}
        options={sortsOf(kind)}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

interface RecordSearchProps {
  readonly kind: DeskKind
  readonly filters: RecordFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<RecordFilters>) => void
}
