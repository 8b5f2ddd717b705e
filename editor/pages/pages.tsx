import { CopyPlus, FolderInput } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { DocumentSummary, LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { documentsQuery } from '../api/operations/page-actions'
import { useApp } from '../app/app-context'
import { differencesPath, PAGES_PATH } from '../app/routes'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { type RowActions, useRowActions } from '../screens/list/use-row-actions'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import type { LinkedPage } from './confirm-linked'
import { linkedPages } from './linked-pages'
import { NoPages } from './no-pages'
import { isCopied, type PageAction, pageActions, unpublishedLayouts } from './page-actions'
import { findsVersions, PAGE_SIZE, pageQuery, usePageFilters } from './page-filters'
import { PageSearch } from './page-search'
import { PageTable } from './page-table'
import type { Placing } from './places-for-pages'

const ConfirmFrameOff = lazyDialog(
  lazyPart(() => import('./confirm-frame-off').then((part) => part.ConfirmFrameOff)),
)

const LocationVersions = lazyComponent(
  lazyPart(() => import('./location-versions').then((part) => part.LocationVersions)),
)

const ConfirmLinked = lazyDialog(
  lazyPart(() => import('./confirm-linked').then((part) => part.ConfirmLinked)),
)

const PlacesForPages = lazyDialog(
  lazyPart(() => import('./places-for-pages').then((part) => part.PlacesForPages)),
)

/** The matching pages, loaded page by page, with their actions. */
export function Pages({ locations, onCreate }: PagesProps) {
  const { filters, setFilter, clearQuery } = usePageFilters()
  const list = usePagedQuery(documentsQuery, {
    variables: pageQuery(filters),
    partOf: (answer) => answer.documents,
  })
  const actions = useRowActions<DocumentSummary>(list.refetch, {
    nameOf: ({ title }) => title || t('Untitled page'),
  })
  return (
    <>
      <PageSearch filters={filters} locations={locations} onChange={setFilter} />
      <SharedPages {...{ locations }} locationId={filters.locationId} />
      {findsVersions(filters) && <LocationVersions filters={filters} />}
      <List
        list={list}
        loading={t('Loading pages…')}
        pageSize={PAGE_SIZE}
        empty={<NoPages {...{ filters, onCreate }} onShowAll={clearQuery} />}
      >
        {({ nodes }) => (
          <FoundPages pages={nodes} reload={list.refetch} {...{ actions, locations }} />
        )}
      </List>
      <ScreenToast toast={actions.toast} />
    </>
  )
}

/** Note that a location also shows the network's pages. */
function SharedPages({ locations, locationId }: SharedPagesProps) {
  const place = locations.find(({ id }) => String(id) === locationId)
  if (!place || place.id === DEFAULT_LOCATION_ID) return null
  return (
    <p className="ed-quiet">
      {t('{name} also shows the network’s pages.', { name: place.name })}{' '}
      <AppLink href={`${PAGES_PATH}?locationId=${DEFAULT_LOCATION_ID}`}>
        {t('See network pages')}
      </AppLink>
      {' · '}
      <AppLink href={differencesPath({ location: place.id })}>
        {t('Show this location’s differences')}
      </AppLink>
    </p>
  )
}

interface SharedPagesProps {
  readonly locations: readonly LocationName[]
  readonly locationId: string | undefined
}

interface PagesProps {
  readonly locations: readonly LocationName[]
  readonly onCreate: (() => void) | null
}

function FoundPages({ pages, locations, actions, reload }: FoundPagesProps) {
  const { client } = useApp()
  const { refusals, isBusy, run, showToast } = actions
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<PendingConfirmation | null>(null)
  const [placing, setPlacing] = useState<Placing | null>(null)
  // Pages that are no longer listed are no longer selected.
  const chosen = pages.filter(({ id }) => selected.has(id))
  const placed = chosen.filter(isCopied)

  async function act(action: PageAction, meant: readonly DocumentSummary[]): Promise<void> {
    const layouts = unpublishedLayouts(action, meant)
    try {
      const linked = layouts.length > 0 ? [] : await linkedPages(client, action, meant)
      if (layouts.length + linked.length > 0) setAsked({ action, meant, layouts, linked })
      else await run(action, meant)
    } catch (error) {
      showToast(joinSentences(t('Nothing was changed.'), failureOf(error).message))
    }
  }

  function confirm({ action, meant }: PendingConfirmation): void {
    setAsked(null)
    void run(action, meant)
  }

  return (
    <>
      <PageTable
        {...{ pages, selected, refusals }}
        onSelect={(ids) => setSelected(new Set(ids))}
        onAction={(action, page) => void act(action, [page])}
        onPlace={(how, page) => setPlacing({ how, pages: [page] })}
        onCopied={showToast}
      />
      <BulkBar
        label={t('Selected pages')}
        rows={chosen}
        actions={pageActions}
        isBusy={isBusy}
        onAction={(action, meant) => void act(action, meant)}
        onClear={() => setSelected(new Set())}
      >
        {placed.length > 0 && (
          <>
            <Button
              aria-disabled={isBusy}
              onClick={() => setPlacing({ how: 'copy', pages: placed })}
            >
              <CopyPlus size={16} aria-hidden />
              {t('Copy to locations…')}
            </Button>
            <Button
              aria-disabled={isBusy}
              onClick={() => setPlacing({ how: 'move', pages: placed })}
            >
              <FolderInput size={16} aria-hidden />
              {t('Move to a location…')}
            </Button>
          </>
        )}
      </BulkBar>
      {placing && (
        <PlacesForPages
          {...{ ...placing, locations }}
          onMove={(action) => void act(action, placing.pages)}
          onCopied={reload}
          onClose={() => setPlacing(null)}
        />
      )}
      {asked &&
        (asked.layouts.length > 0 ? (
          <ConfirmFrameOff
            {...asked}
            onConfirm={() => confirm(asked)}
            onClose={() => setAsked(null)}
          />
        ) : (
          <ConfirmLinked
            {...asked}
            onConfirm={() => confirm(asked)}
            onClose={() => setAsked(null)}
          />
        ))}
    </>
  )
}

/**
 * An action that needs confirmation: it removes the header and footer of whole sites, or pages that are linked from elsewhere.
 */
interface PendingConfirmation {
  readonly action: PageAction
  readonly meant: readonly DocumentSummary[]
  readonly layouts: readonly DocumentSummary[]
  readonly linked: readonly LinkedPage[]
}

interface FoundPagesProps {
  readonly pages: readonly DocumentSummary[]
  readonly locations: readonly LocationName[]
  readonly actions: RowActions<DocumentSummary>
  /** Refetches the list. */
  readonly reload: () => void
}
