import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { ListSearch, locationOptions } from '../screens/list/list-search'
import type { InboxQuery } from './inbox-query'
import { feedbackOptions, signUpOptions } from './inbox-words'

/** Narrows the messages, or the sign-ups. */
export function InboxSearch({ query, locations, onChange }: InboxSearchProps) {
  const isSignUps = query.kind === 'sign-ups'
  const statuses = isSignUps ? signUpOptions : feedbackOptions
  return (
    <ListSearch
      query={query}
      placeholder={isSignUps ? 'Email' : 'Words, name or email'}
      filters={[
        {
          name: 'location',
          label: 'Location',
          options: locationOptions(locations),
          isLocation: true,
        },
        { name: 'status', label: 'Status', options: [['', 'Any status'], ...statuses] },
        ...(isSignUps ? [] : [ASSIGNED]),
        { name: 'sort', label: 'Sorted by', options: SORTS },
      ]}
      onChange={onChange}
    />
  )
}

const ASSIGNED = {
  name: 'assignee',
  label: 'Assigned to',
  options: [
    ['', 'Anybody'],
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
  readonly onChange: (name: keyof InboxQuery, value: string) => void
}
