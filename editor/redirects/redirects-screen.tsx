import { CornerDownRight } from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { RedirectsQueryVariables } from '../api/operations/generated'
import { redirectsQuery } from '../api/operations/redirects'
import { useApp } from '../app/app-context'
import { Choice, type Option } from '../screens/choice'
import { Filters } from '../screens/filters'
import { List } from '../screens/list/list'
import { SearchField } from '../screens/list/search-field'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { useRowActions } from '../screens/list/use-row-actions'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { type ListQuery, useUrlQuery, valuesOf } from '../screens/use-url-query'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { AddRedirect } from './add-redirect'
import { FoundRedirects, type RedirectRow } from './found-redirects'
import { ImportRedirects } from './import-redirects'
import { TestAddress } from './test-address'
import './redirects.css'

const PAGE_SIZE = 25
const ORIGINS: readonly Option[] = [
  ['', t('Manual and automatic')],
  ['ENTERED', t('Manual')],
  ['PAGE', t('Automatic')],
]
const SORTS: readonly Option[] = [
  ['', t('Old address')],
  ['latest', t('Latest first')],
]
const URL_PARAMETERS = {
  ...{ text: null, location: null },
  ...{ origin: valuesOf(ORIGINS), sort: valuesOf(SORTS) },
} as const
type Narrowed = Pick<ListQuery<keyof typeof URL_PARAMETERS>, 'text' | 'origin' | 'sort'>

/** Screen of a site's redirects: list, add, test and import. */
export function RedirectsScreen() {
  const { account } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const { names, note } = useLocationNames()
  const managed = names.filter(({ id }) => managesLocation(account, id, 'redirect'))
  const chosen =
    managed.find(({ id }) => String(id) === query.location) ??
    managed.find(({ id }) => id === DEFAULT_LOCATION_ID) ??
    managed[0]
  return (
    <Screen title={t('Redirects')}>
      <p className="ed-quiet">
        {t(
          'Send visitors from an old address to a new one. Moved pages are redirected automatically.',
        )}
      </p>
      {note}
      {chosen && (
        <>
          <div className="redirects-site">
            <Choice
              label={t('Site')}
              value={String(chosen.id)}
              options={managed.map(({ id, name }) => [
                String(id),
                id === DEFAULT_LOCATION_ID ? t('{name}, and every site', { name }) : name,
              ])}
              onChange={(location) => changeQuery({ location })}
            />
          </div>
          <OfSite
            key={chosen.id}
            locationId={String(chosen.id)}
            filters={query}
            onFilter={changeQuery}
          />
        </>
      )}
    </Screen>
  )
}

function RedirectSearch({ filters, onFilter }: Pick<OfSiteProps, 'filters' | 'onFilter'>) {
  const { text, origin, sort } = filters
  return (
    <search className="ed-list-search">
      <SearchField
        text={text}
        placeholder={t('Part of an address')}
        onChange={(next) => onFilter({ text: next })}
      />
      <Filters set={[origin, sort].filter(Boolean).length}>
        <Choice
          label={t('Type')}
          value={origin}
          options={ORIGINS}
          onChange={(next) => onFilter({ origin: next })}
        />
        <Choice
          label={t('Sorted by')}
          value={sort}
          options={SORTS}
          onChange={(next) => onFilter({ sort: next })}
        />
      </Filters>
    </search>
  )
}

function OfSite({ locationId, filters, onFilter }: OfSiteProps) {
  const { text, origin, sort } = filters
  const variables: RedirectsQueryVariables = {
    ...{ locationId, first: PAGE_SIZE },
    ...((origin === 'PAGE' || origin === 'ENTERED') && { origin }),
    ...(sort === 'latest' && { sortBy: 'AT', sort: 'desc' }),
    search: text.trim() || null,
  }
  const list = usePagedQuery(redirectsQuery, { variables, partOf: (answer) => answer.redirects })

  const actions = useRowActions<RedirectRow>(list.refetch, {
    nameOf: ({ path }) => path,
  })

  function notify(words: string): void {
    actions.showToast(words)
    list.refetch()
  }

  return (
    <>
      <div className="redirects-tools">
        <AddRedirect
          locationId={locationId}
          onAdded={(path) => notify(t('Redirect added: {path}', { path }))}
        />
        <TestAddress locationId={locationId} />
        <ImportRedirects locationId={locationId} onDone={notify} />
      </div>
      <RedirectSearch {...{ filters, onFilter }} />
      <List
        list={list}
        loading={t('Loading redirects…')}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState
            icon={<CornerDownRight size={32} />}
            title={text || origin ? t('No redirects found') : t('No redirects yet')}
          >
            {text || origin
              ? t('Try a shorter part of the address, or show all redirects.')
              : t('Add one above, or import a list.')}
          </EmptyState>
        }
      >
        {({ nodes }) => <FoundRedirects redirects={nodes} {...{ locationId, actions }} />}
      </List>
      <ScreenToast toast={actions.toast} />
    </>
  )
}

interface OfSiteProps {
  readonly locationId: string
  readonly filters: Narrowed
  readonly onFilter: (part: Partial<Narrowed>) => void
}
