import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { type ListFilter, ListSearch, locationOptions } from '../screens/list/list-search'
import { feedbackOptions, signUpOptions } from './inbox-labels'
import type { InboxQuery } from './inbox-query'

/** Filters of the messages or sign-ups. */
export function InboxSearch({ query, locations, manages, onChange }: InboxSearchProps) {
  const isSignUps = query.kind === 'sign-ups'
  const statuses = isSignUps ? signUpOptions : feedbackOptions
  return (
    <ListSearch
      query={query}
      placeholder={isSignUps ? t('Email') : t('Words, name or email')}
      filters={[
        ...(manages ? [locationFilter(locations)] : []),
        { name: 'status', label: t('Status'), options: [['', t('Any status')], ...statuses] },
        ...(isSignUps || !manages ? [] : [ASSIGNED]),
        { name: 'sort', label: t('Sorted by'), options: SORTS },
      ]}
      onChange={onChange}
    />
  )
}

function locationFilter(locations: readonly LocationName[]): ListFilter<'location'> {
  const options = locationOptions(locations)
  return { name: 'location', label: t('Location'), options, isLocation: true }
}

const ASSIGNED = {
  name: 'assignee',
  label: t('Assigned to'),
  options: [
    ['', t('Anyone')],
    ['me', t('Me')],
    ['nobody', t('Nobody')],
  ],
} as const
const SORTS: readonly Option[] = [
  ['', t('Newest first')],
  ['oldest', t('Oldest first')],
]

interface InboxSearchProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  /** True if the user sees more than the messages assigned to them. */
  readonly manages: boolean
  readonly onChange: (name: keyof InboxQuery, value: string) => void
}
