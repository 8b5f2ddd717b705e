import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { ListSearch, locationOptions } from '../screens/list/list-search'
import { type PageFilters, sortOrders, statusFilters } from './page-filters'

/** Search and filters of the page list. */
export function PageSearch({ filters, locations, onChange }: PageSearchProps) {
  return (
    <ListSearch
      query={filters}
      placeholder={t('Title or address')}
      filters={[
        {
          name: 'locationId',
          label: t('Location'),
          options: locationOptions(locations),
          isLocation: true,
        },
        { name: 'type', label: t('Kind'), options: KINDS },
        { name: 'status', label: t('Status'), options: STATUSES },
        { name: 'sort', label: t('Sorted by'), options: labelsOf(sortOrders) },
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
  ['', t('All kinds')],
  ['LOCATION', t('Location pages')],
  ['PAGE', t('Content pages')],
  ['LAYOUT', t('Site layouts')],
  ['SHARED', t('Shared blocks')],
  ['TEMPLATE', t('Templates')],
]
const STATUSES: readonly Option[] = [['', t('Any status')], ...labelsOf(statusFilters)]

function labelsOf(choices: Readonly<Record<string, { readonly label: string }>>): Option[] {
  return Object.entries(choices).map(([value, { label }]) => [value, label])
}
