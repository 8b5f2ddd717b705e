import type { LocationName } from '../api/answers'
import { Choice, type Option } from '../screens/choice'
import { SearchWords } from '../screens/search-words'
import { type PageFilters, sortOrders, statusFilters } from './page-filters'

/** Narrows the page list down. */
export function PageSearch({ filters, locations, onChange }: PageSearchProps) {
  return (
    <search className="ed-list-search">
      <SearchWords
        text={filters.text}
        placeholder="Title or address"
        onChange={(text) => onChange({ text })}
      />
      <Choice
        label="Location"
        value={filters.locationId}
        options={[
          ['', 'All locations'],
          ...locations.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(locationId) => onChange({ locationId })}
      />
      <Choice
        label="Kind"
        value={filters.type}
        options={[
          ['', 'All kinds'],
          ['LOCATION', 'Location pages'],
          ['PAGE', 'Content pages'],
          ['LAYOUT', 'Site layouts'],
        ]}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label="Status"
        value={filters.status}
        options={[['', 'Any status'], ...labelsOf(statusFilters)]}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label="Sorted by"
        value={filters.sort}
        options={labelsOf(sortOrders)}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

interface PageSearchProps {
  readonly filters: PageFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<PageFilters>) => void
}

function labelsOf(choices: Readonly<Record<string, { readonly label: string }>>): Option[] {
  return Object.entries(choices).map(([value, { label }]) => [value, label])
}
