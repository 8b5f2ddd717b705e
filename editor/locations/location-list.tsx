import { MapPin, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { searchLocations } from '../api/locations'
import type { LocationListQueryVariables } from '../api/operations/generated'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Choice, type Option } from '../screens/choice'
import { Paging } from '../screens/paging'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { SearchWords } from '../screens/search-words'
import { useCursors } from '../screens/use-cursors'
import { type ListQuery, useQuery } from '../screens/use-query'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { LocationTable } from './location-table'

const NewLocationDialog = lazy(() =>
  import('./new-location-dialog').then(({ NewLocationDialog: component }) => ({
    default: component,
  })),
)

const AT_ONCE = 25
const STATUSES: readonly Option[] = [
  ['', 'Any status'],
  ['ACTIVE', 'On the site'],
  ['ARCHIVED', 'Archived'],
]
const SORTS: readonly Option[] = [
  ['', 'Name'],
  ['city', 'City'],
  ['changed', 'Changed last'],
]
const KNOWN = { text: null, status: ['ACTIVE', 'ARCHIVED'], sort: ['city', 'changed'] } as const

/** The locations of the network, and the guide that makes one. */
export function LocationList() {
  const { client, account } = useApp()
  const { query, changeQuery } = useQuery<keyof typeof KNOWN>(KNOWN)
  const [isCreating, setIsCreating] = useState(false)
  const key = JSON.stringify(query)
  const { cursors, setCursors } = useCursors(key)
  const { answer, isAsking, again } = useAnswer(`${key} ${cursors.at(-1)}`, () =>
    searchLocations(client, variablesOf(query, cursors.at(-1) ?? null)),
  )
  return (
    <Screen
      title="Locations"
      action={
        managesNetwork(account) && (
          <Button look="primary" onClick={() => setIsCreating(true)}>
            <Plus size={16} />
            New location
          </Button>
        )
      }
    >
      <search className="ed-list-search">
        <SearchWords
          text={query.text}
          placeholder="Name, city or address"
          onChange={(text) => changeQuery({ text })}
        />
        <Choice
          label="Status"
          value={query.status}
          options={STATUSES}
          onChange={(status) => changeQuery({ status })}
        />
        <Choice
          label="Sorted by"
          value={query.sort}
          options={SORTS}
          onChange={(sort) => changeQuery({ sort })}
        />
      </search>
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading locations…" />}
      {answer.state === 'ready' && (
        <div aria-busy={isAsking}>
          {answer.value.nodes.length === 0 ? (
            <EmptyState icon={<MapPin size={32} />} title="No location matches">
              Try fewer words, or another status.
            </EmptyState>
          ) : (
            <LocationTable locations={answer.value.nodes} />
          )}
          <Paging list={answer.value} atOnce={AT_ONCE} {...{ cursors, setCursors }} />
        </div>
      )}
      {isCreating && (
        <Suspense fallback={null}>
          <NewLocationDialog
            onClose={() => {
              setIsCreating(false)
              again()
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function variablesOf(
  { text, status, sort }: ListQuery<keyof typeof KNOWN>,
  after: string | null,
): LocationListQueryVariables {
  return {
    ...(text.trim() !== '' && { search: text.trim() }),
    ...((status === 'ACTIVE' || status === 'ARCHIVED') && { status }),
    ...(sort === 'city' && { sortBy: 'CITY' }),
    ...(sort === 'changed' && { sortBy: 'UPDATED_AT', sort: 'desc' }),
    first: AT_ONCE,
    after,
  }
}
