import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { ListedLocation } from '../api/locations'
import type { LocationListQueryVariables } from '../api/operations/generated'
import { locationListQuery } from '../api/operations/locations'
import { useApp } from '../app/app-context'
import type { Option } from '../screens/choice'
import { List } from '../screens/list/list'
import { ListSearch } from '../screens/list/list-search'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { useRowActions } from '../screens/list/use-row-actions'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { type ListQuery, useUrlQuery, valuesOf } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import { FoundLocations } from './found-locations'

const NewLocationDialog = lazyDialog(
  lazyPart(() => import('./new-location-dialog').then((part) => part.NewLocationDialog)),
)

const PAGE_SIZE = 25
const STATUSES: readonly Option[] = [
  ['', t('Any status')],
  ['ACTIVE', t('Open')],
  ['INACTIVE', t('Not open yet')],
  ['ARCHIVED', t('Archived')],
]
const SORTS: readonly Option[] = [
  ['', t('Name')],
  ['city', t('City')],
  ['changed', t('Latest edits first')],
]
const URL_PARAMETERS = { text: null, status: valuesOf(STATUSES), sort: valuesOf(SORTS) } as const

/** Screen with the locations of the network, and the wizard that creates one. */
export function LocationList() {
  const { account } = useApp()
  const { query, setFilter } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const [isCreating, setIsCreating] = useState(false)
  const list = usePagedQuery(locationListQuery, {
    variables: variablesOf(query),
    partOf: (answer) => answer.locations,
  })
  const actions = useRowActions<ListedLocation>(list.refetch, {
    nameOf: ({ name }) => name,
  })
  return (
    <Screen
      title={t('Locations')}
      action={
        managesNetwork(account) && (
          <Button look="primary" onClick={() => setIsCreating(true)}>
            <Plus size={16} />
            {t('New location')}
          </Button>
        )
      }
    >
      <ListSearch
        query={query}
        placeholder={t('Name, city or address')}
        filters={[
          { name: 'status', label: t('Status'), options: STATUSES },
          { name: 'sort', label: t('Sorted by'), options: SORTS },
        ]}
        onChange={setFilter}
      />
      <List
        list={list}
        loading={t('Loading locations…')}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState icon={<MapPin size={32} />} title={t('No location matches')}>
            {t('Try fewer words, or another status.')}
          </EmptyState>
        }
      >
        {({ nodes }) => <FoundLocations locations={nodes} actions={actions} />}
      </List>
      <ScreenToast toast={actions.toast} />
      {isCreating && (
        <NewLocationDialog
          onClose={() => {
            setIsCreating(false)
            list.refetch()
          }}
        />
      )}
    </Screen>
  )
}

function isStatus(text: string): text is 'ACTIVE' | 'ARCHIVED' | 'INACTIVE' {
  return text !== '' && STATUSES.some(([status]) => status === text)
}

function variablesOf({
  text,
  status,
  sort,
}: ListQuery<keyof typeof URL_PARAMETERS>): LocationListQueryVariables {
  return {
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(isStatus(status) && { status }),
    ...(sort === 'city' && { sortBy: 'CITY' }),
    ...(sort === 'changed' && { sortBy: 'UPDATED_AT', sort: 'desc' }),
    first: PAGE_SIZE,
  }
}
