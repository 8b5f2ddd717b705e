import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { type ListFilter, ListSearch, locationOptions } from '../screens/list/list-search'
import { feedbackOptions, signUpOptions } from './inbox-labels'
import type { InboxQuery } from './inbox-query'

/** Narrows the messages, or the sign-ups. */
export function InboxSearch({ query, locations, manages, onChange }: InboxSearchProps) {
  const isSignUps = query.kind === 'sign-ups'
  const statuses = isSignUps ? signUpOptions : feedbackOptions
  return (
    <ListSearch
      query={query}
      placeholder={isSignUps ? 'Email' : 'Words, name or email'}
      filters={[
        ...(manages ? [locationFilter(locations)] : []),
        { name: 'status', label: 'Status', options: [['', 'Any status'], ...statuses] },
        ...(isSignUps || !manages ? [] : [ASSIGNED]),
        { name: 'sort', label: 'Sorted by', options: SORTS },
      ]}
      onChange={onChange}
    />
  )
}

function locationFilter(locations: readonly LocationName[]): ListFilter<'location'> {
  const options = locationOptions(locations)
  return { name: 'location', label: 'Location', options, isLocation: true }
}

const ASSIGNED = {
  name: 'assignee',
  label: 'Assigned to',
  options: [
    ['', 'Anyone'],
    ['me', 'Me'],
    ['nobody', 'Nobody'],
  ],
} as const
const SORTS: readonly Option[] = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
]

interface InboxSearchProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  /** Whether the user sees more than what is assigned to them. */
  readonly manages: boolean
  readonly onChange: (name: keyof InboxQuery, value: string) => void
}
