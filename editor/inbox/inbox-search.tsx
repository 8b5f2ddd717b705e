import type { LocationName } from '../api/answers'
import { Choice, type Option } from '../screens/choice'
import { SearchWords } from '../screens/search-words'
import type { InboxQuery } from './inbox-query'
import { feedbackOptions, signUpOptions } from './inbox-words'

/** What the list is narrowed to; it stands in the address. */
export function InboxSearch({ query, locations, onChange }: InboxSearchProps) {
  const isSignUps = query.kind === 'sign-ups'
  return (
    <search className="ed-list-search">
      <SearchWords
        text={query.text}
        placeholder={isSignUps ? 'Email' : 'Words, name or email'}
        onChange={(text) => onChange({ text })}
      />
      <Choice
        label="Location"
        value={query.location}
        options={[
          ['', 'All locations'],
          ...locations.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(location) => onChange({ location })}
      />
      <Choice
        label="Status"
        value={query.status}
        options={[['', 'Any status'], ...(isSignUps ? signUpOptions : feedbackOptions)]}
        onChange={(status) => onChange({ status })}
      />
      {!isSignUps && (
        <Choice
          label="Assigned to"
          value={query.assignee}
          options={ASSIGNED}
          onChange={(assignee) => onChange({ assignee })}
        />
      )}
      <Choice
        label="Sorted by"
        value={query.sort}
        options={SORTS}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

const ASSIGNED: readonly Option[] = [
  ['', 'Anybody'],
  ['me', 'Me'],
  ['nobody', 'Nobody'],
]
const SORTS: readonly Option[] = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
]

interface InboxSearchProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<InboxQuery>) => void
}
