import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { ListSearch, locationOptions } from '../screens/list/list-search'
import { type PageFilters, sortOrders, statusFilters } from './page-filters'

/** Narrows the page list. */
export function PageSearch({ filters, locations, onChange }: PageSearchProps) {
  return (
    <ListSearch
      query={filters}
      placeholder="Title or address"
      filters={[
        {
          name: 'locationId',
          label: 'Location',
          options: locationOptions(locations),
          isLocation: true,
        },
        { name: 'type', label: 'Kind', options: KINDS },
        { name: 'status', label: 'Status', options: STATUSES },
        { name: 'sort', label: 'Sorted by', options: labelsOf(sortOrders) },
      ]}
      onChange={onChange}
    />
  )
}

interface PageSearchProps {
  readonly filters: PageFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (name: keyof PageFilters, value: string) => void
}

const KINDS: readonly Option[] = [
  ['', 'All kinds'],
  ['LOCATION', 'Location pages'],
  ['PAGE', 'Content pages'],
  ['LAYOUT', 'Site layouts'],
  ['SHARED', 'Shared blocks'],
  ['TEMPLATE', 'Templates'],
]
const STATUSES: readonly Option[] = [['', 'Any status'], ...labelsOf(statusFilters)]

function labelsOf(choices: Readonly<Record<string, { readonly label: string }>>): Option[] {
  return Object.entries(choices).map(([value, { label }]) => [value, label])
}
