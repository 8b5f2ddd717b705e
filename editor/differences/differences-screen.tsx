import { GitCompareArrows } from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { differencesQuery } from '../api/operations/differences'
import type { DifferencesQueryVariables } from '../api/operations/generated'
import { useApp } from '../app/app-context'
import { PAGES_PATH } from '../app/routes'
import { Filters } from '../screens/filters'
import { List } from '../screens/list/list'
import { locationOptions } from '../screens/list/list-search'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Screen } from '../screens/screen'
import { seesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { isId, useUrlQuery } from '../screens/use-url-query'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { DetachedPages } from './detached-pages'
import type { Narrowed } from './differing-page'
import { FoundDifferences } from './found-differences'
import { OwnTexts } from './own-texts'
import { RecentResets } from './recent-resets'
import { useReset } from './use-reset'
import './differences.css'

const PAGE_SIZE = 25
const URL_PARAMETERS = { page: null, location: null, block: null, field: null } as const

/** Screen of the differences between locations and network pages: for a page, a block or field, or one location. */
export function DifferencesScreen() {
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const list = usePagedQuery(differencesQuery, {
    variables: variablesOf(query),
    partOf: (answer) => answer.differences,
  })
  const steps = useReset(list.refetch)
  const title = list.part?.nodes[0]?.title
  return (
    <Screen title={t('Differences')}>
      <p className="ed-quiet">
        {t(
          'Changes that locations made to network pages. Everything else is updated with the network’s version.',
        )}
      </p>
      <Narrowing {...{ query, title }} onChange={changeQuery} />
      <List
        list={list}
        loading={t('Loading differences…')}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState
            icon={<GitCompareArrows size={32} />}
            title={t('No differences')}
            action={
              <AppLink href={`${PAGES_PATH}?locationId=${DEFAULT_LOCATION_ID}`}>
                {t('See network pages')}
              </AppLink>
            }
          >
            {t(
              'Changes that locations make to network pages are listed here. To change a page for one location, choose “Edit for a location…” in the page’s menu.',
            )}
          </EmptyState>
        }
      >
        {({ nodes }) => <FoundDifferences {...{ nodes, query, steps }} />}
      </List>
      <DetachedPages query={query} />
      <OwnTexts query={query} onChanged={steps.say} />
      <RecentResets page={isId(query.page) ? query.page : null} steps={steps} />
      <ScreenToast toast={steps.toast} />
    </Screen>
  )
}

function Narrowing({ query, title, onChange }: NarrowingProps) {
  const { account } = useApp()
  const { names, note } = useLocationNames()
  const shown = names.filter(({ id }) => seesLocation(account, id))
  return (
    <search className="ed-list-search differences-search">
      {query.page !== '' && (
        <p className="differences-page">
          <strong>{title ?? t('Page {id}', { id: query.page })}</strong>
          {(query.block || query.field) && (
            <>
              <span>{query.field ? t('one field') : t('one block')}</span>
              <Button look="quiet" onClick={() => onChange({ block: '', field: '' })}>
                {t('Show the whole page')}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={() => onChange({ page: '', block: '', field: '' })}>
            {t('Show all pages')}
          </Button>
        </p>
      )}
      <Filters set={query.location === '' ? 0 : 1}>
        <LocationChoice
          label={t('Location')}
          value={query.location}
          options={locationOptions(shown)}
          onChange={(location) => onChange({ location })}
        />
      </Filters>
      {note}
    </search>
  )
}

interface NarrowingProps {
  readonly query: Narrowed
  /** Title of the page, once it is known. */
  readonly title: string | undefined
  readonly onChange: (part: Partial<Narrowed>) => void
}

function variablesOf({ page, location, block, field }: Narrowed): DifferencesQueryVariables {
  return {
    ...(isId(page) && { documentId: page }),
    ...(isId(location) && { locationId: location }),
    ...(block && { blockId: block }),
    ...(field && { field }),
    first: PAGE_SIZE,
  }
}
