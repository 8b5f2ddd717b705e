import { UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { peopleQuery } from '../api/operations/people'
import type { Person } from '../api/people'
import { useApp } from '../app/app-context'
import { List } from '../screens/list/list'
import { ListSearch, locationOptions } from '../screens/list/list-search'
import { NoMatch } from '../screens/list/no-match'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { useRowActions } from '../screens/list/use-row-actions'
import { Screen } from '../screens/screen'
import { managesLocation, managesNetwork } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import { FoundPeople } from './found-people'
import {
  levelOptions,
  PAGE_SIZE,
  peopleVariables,
  SORT_OPTIONS,
  statuses,
  URL_PARAMETERS,
} from './people-query'
import './people.css'

const InviteDialog = lazyDialog(
  lazyPart(() => import('./invite-dialog').then((part) => part.InviteDialog)),
)
const InviteSeveral = lazyDialog(
  lazyPart(() => import('./invite-several').then((part) => part.InviteSeveral)),
)
const RoleList = lazyComponent(lazyPart(() => import('./role-list').then((part) => part.RoleList)))
const PermissionSetList = lazyComponent(
  lazyPart(() => import('./permission-set-list').then((part) => part.PermissionSetList)),
)
const TwoStepPolicy = lazyComponent(
  lazyPart(() => import('./two-step-policy').then((part) => part.TwoStepPolicy)),
)
const PersonDialog = lazyDialog(
  lazyPart(() => import('./person-dialog').then((part) => part.PersonDialog)),
)

/** Screen of the people at the locations that the user manages, with their access. */
export function PeopleList() {
  const { account } = useApp()
  const { query, changeQuery, setFilter, clearQuery } =
    useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const [inviting, setInviting] = useState<'one' | 'several' | null>(null)
  const [opened, setOpened] = useState<Person | null>(null)
  const variables = peopleVariables(query)
  const list = usePagedQuery(peopleQuery, { variables, partOf: (answer) => answer.people })
  const actions = useRowActions<Person>(list.refetch, {
    nameOf: ({ name }) => name,
  })
  const { names, isRead, note } = useLocationNames()
  const managed = names.filter(({ id }) => managesLocation(account, id))

  function changed(words: string): void {
    setInviting(null)
    setOpened(null)
    actions.showToast(words)
    list.refetch()
  }

  return (
    <Screen
      title={t('People')}
      action={
        <>
          <Button onClick={() => setInviting('several')}>
            <UsersRound size={16} aria-hidden />
            {t('Invite several')}
          </Button>
          <Button look="primary" onClick={() => setInviting('one')}>
            <UserPlus size={16} aria-hidden />
            {t('Invite someone')}
          </Button>
        </>
      }
    >
      {note}
      <ListSearch
        query={query}
        placeholder={t('Name or email')}
        filters={[
          {
            name: 'location',
            label: t('Location'),
            options: locationOptions(managed),
            isLocation: true,
          },
          { name: 'level', label: t('Level'), options: levelOptions },
          { name: 'status', label: t('Status'), options: statuses },
          { name: 'sort', label: t('Sorted by'), options: SORT_OPTIONS },
        ]}
        onChange={setFilter}
      />
      <List
        list={list}
        loading={t('Loading people…')}
        pageSize={PAGE_SIZE}
        empty={
          <NoMatch
            icon={<UsersRound size={32} />}
            title={t('Nobody matches')}
            showAll={t('Show everyone')}
            onShowAll={clearQuery}
          >
            {t('Try fewer words, or another location, level or status.')}
          </NoMatch>
        }
      >
        {({ nodes }) => (
          <FoundPeople
            {...{ people: nodes, locations: names, managed, actions }}
            onOpen={setOpened}
          />
        )}
      </List>
      <ScreenToast toast={actions.toast} />
      {isRead && (
        <RoleList
          {...{ locations: names, managed, query }}
          onQuery={changeQuery}
          onChanged={changed}
        />
      )}
      <PermissionSetList onChanged={changed} />
      {managesNetwork(account) && <TwoStepPolicy />}
      {inviting === 'one' && isRead && (
        <InviteDialog locations={managed} onInvited={changed} onClose={() => setInviting(null)} />
      )}
      {inviting === 'several' && isRead && (
        <InviteSeveral locations={managed} onInvited={changed} onClose={() => setInviting(null)} />
      )}
      {opened && (
        <PersonDialog
          person={opened}
          locations={managed}
          onChanged={changed}
          onClose={() => setOpened(null)}
        />
      )}
    </Screen>
  )
}
