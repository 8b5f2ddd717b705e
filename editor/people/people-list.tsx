import { UserPlus, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LocationName } from '../api/answers'
import { readLocations } from '../api/pages'
import { type Person, searchPeople } from '../api/people'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Choice } from '../screens/choice'
import { Paging } from '../screens/paging'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { SearchWords } from '../screens/search-words'
import { useCursors } from '../screens/use-cursors'
import { type ListQuery, useQuery } from '../screens/use-query'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { type Toast, ToastRegion } from '../ui/toast-region'
import { levels } from './level-words'
import { KNOWN, PEOPLE_AT_ONCE, peopleVariables, sorts, statuses } from './people-query'
import { PeopleTable } from './people-table'
import './people.css'

const InviteDialog = lazy(() =>
  import('./invite-dialog').then(({ InviteDialog: component }) => ({ default: component })),
)
const PersonDialog = lazy(() =>
  import('./person-dialog').then(({ PersonDialog: component }) => ({ default: component })),
)

/** The people of the places that the user manages: who may do what where. */
export function PeopleList() {
  const { client, account } = useApp()
  const { query, changeQuery } = useQuery<keyof typeof KNOWN>(KNOWN)
  const [isInviting, setIsInviting] = useState(false)
  const [opened, setOpened] = useState<Person | null>(null)
  const [toast, setToast] = useState<Toast | null>(null)
  const key = JSON.stringify(query)
  const { cursors, setCursors } = useCursors(key)
  const { answer, isAsking, again } = useAnswer(`${key} ${cursors.at(-1)}`, () =>
    searchPeople(client, peopleVariables(query, cursors.at(-1) ?? null)),
  )
  const locations = useAnswer('locations', () => readLocations(client))
  const names = locations.answer.state === 'ready' ? locations.answer.value : []
  const managed = names.filter(({ id }) => managesLocation(account, id))

  function changed(words: string): void {
    setIsInviting(false)
    setOpened(null)
    setToast((before) => ({ text: words, undo: false, count: (before?.count ?? 0) + 1 }))
    again()
  }

  return (
    <Screen
      title="People"
      action={
        <Button look="primary" onClick={() => setIsInviting(true)}>
          <UserPlus size={16} aria-hidden />
          Invite somebody
        </Button>
      }
    >
      <PeopleSearch query={query} locations={managed} onChange={changeQuery} />
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading people…" />}
      {answer.state === 'ready' && (
        <div aria-busy={isAsking}>
          {answer.value.nodes.length === 0 ? (
            <NoPeople onClear={() => changeQuery(NOTHING)} />
          ) : (
            <PeopleTable people={answer.value.nodes} locations={names} onOpen={setOpened} />
          )}
          <Paging
            list={answer.value}
            atOnce={PEOPLE_AT_ONCE}
            cursors={cursors}
            setCursors={setCursors}
          />
        </div>
      )}
      <ToastRegion toast={toast} onUndo={() => undefined} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
      <Suspense fallback={null}>
        {isInviting && locations.answer.state === 'ready' && (
          <InviteDialog
            locations={managed}
            onInvited={changed}
            onClose={() => setIsInviting(false)}
          />
        )}
        {opened && (
          <PersonDialog
            person={opened}
            locations={managed}
            onChanged={changed}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Screen>
  )
}

type Query = ListQuery<keyof typeof KNOWN>
const NOTHING: Query = { text: '', location: '', level: '', status: '', sort: '' }

function PeopleSearch({ query, locations, onChange }: PeopleSearchProps) {
  return (
    <search className="ed-list-search">
      <SearchWords
        text={query.text}
        placeholder="Name or email"
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
        label="Level"
        value={query.level}
        options={[['', 'Any level'], ...levels.map(({ level, label }) => [level, label] as const)]}
        onChange={(level) => onChange({ level })}
      />
      <Choice
        label="Status"
        value={query.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label="Sorted by"
        value={query.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

interface PeopleSearchProps {
  readonly query: Query
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<Query>) => void
}

function NoPeople({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<UsersRound size={32} />}
      title="Nobody matches"
      action={<Button onClick={onClear}>Show everybody</Button>}
    >
      Try fewer words, or another location, level or status.
    </EmptyState>
  )
}
