import { FilePlus2, FileSearch } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DocumentPage, DocumentSummary, LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { searchPages } from '../api/publishing'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Paging } from '../screens/paging'
import { useCursors } from '../screens/use-cursors'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { ToastRegion } from '../ui/toast-region'
import { BulkBar } from './bulk-bar'
import type { LinkedPage } from './confirm-linked'
import { linkedPages } from './linked-pages'
import { layoutsTakenOff, type PageAction } from './page-actions'
import { NO_FILTERS, PAGES_AT_ONCE, pageQuery, usePageFilters } from './page-filters'
import { PageSearch } from './page-search'
import { PageTable } from './page-table'
import { usePageActions } from './use-page-actions'

const ConfirmFrameOff = lazy(() =>
  import('./confirm-frame-off').then(({ ConfirmFrameOff: component }) => ({ default: component })),
)

const ConfirmLinked = lazy(() =>
  import('./confirm-linked').then(({ ConfirmLinked: component }) => ({ default: component })),
)

/** The pages that match, a part of them at a time, and what is done with them. */
export function Pages({ locations, onCreate }: PagesProps) {
  const { client } = useApp()
  const { filters, changeFilters } = usePageFilters()
  const { cursors, setCursors } = useCursors(JSON.stringify(filters))
  const key = JSON.stringify([filters, cursors.at(-1)])
  const { answer, isAsking, again } = useAnswer(key, () =>
    searchPages(client, pageQuery(filters, cursors.at(-1) ?? null)),
  )

  return (
    <>
      <PageSearch filters={filters} locations={locations} onChange={changeFilters} />
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading pages…" />}
      {answer.state === 'ready' && (
        <div aria-busy={isAsking}>
          <FoundPages
            found={answer.value}
            empty={
              <NoPages
                isFiltered={JSON.stringify(filters) !== JSON.stringify(NO_FILTERS)}
                onCreate={onCreate}
                onClear={() => changeFilters(NO_FILTERS)}
              />
            }
            onChanged={again}
          />
          <Paging list={answer.value} atOnce={PAGES_AT_ONCE} {...{ cursors, setCursors }} />
        </div>
      )}
    </>
  )
}

interface PagesProps {
  readonly locations: readonly LocationName[]
  readonly onCreate: (() => void) | null
}

function FoundPages({ found: { nodes: pages }, empty, onChanged }: FoundPagesProps) {
  const { client } = useApp()
  const { toast, refusals, isBusy, run, tell } = usePageActions(onChanged)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<AskedFirst | null>(null)
  // What is not in sight any more is not chosen any more.
  const chosenPages = pages.filter(({ id }) => chosen.has(id))

  async function act(action: PageAction, meant: readonly DocumentSummary[]): Promise<void> {
    const layouts = layoutsTakenOff(action, meant)
    try {
      const linked = layouts.length > 0 ? [] : await linkedPages(client, action, meant)
      if (layouts.length + linked.length > 0) setAsked({ action, meant, layouts, linked })
      else await run(action, meant)
    } catch (error) {
      tell(`Nothing was changed. ${failureOf(error).message}`, null)
    }
  }

  function confirm({ action, meant }: AskedFirst): void {
    setAsked(null)
    void run(action, meant)
  }

  return (
    <>
      {pages.length === 0 ? (
        empty
      ) : (
        <PageTable
          pages={pages}
          chosen={chosen}
          refusals={refusals}
          onChoose={(ids) => setChosen(new Set(ids))}
          onAction={(action, page) => void act(action, [page])}
          onCopied={(words) => tell(words, null)}
        />
      )}
      <BulkBar
        pages={chosenPages}
        isBusy={isBusy}
        onAction={(action, meant) => void act(action, meant)}
        onClear={() => setChosen(new Set())}
      />
      {asked && (
        <Suspense fallback={null}>
          {asked.layouts.length > 0 ? (
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
          )}
        </Suspense>
      )}
      <ToastRegion toast={toast} onUndo={() => toast?.action?.run()} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
    </>
  )
}

/** What waits for an answer: it takes header and footer of whole sites off, or pages that something leads to. */
interface AskedFirst {
  readonly action: PageAction
  readonly meant: readonly DocumentSummary[]
  readonly layouts: readonly DocumentSummary[]
  readonly linked: readonly LinkedPage[]
}

interface FoundPagesProps {
  readonly found: DocumentPage
  /** What stands in place of a list without pages. */
  readonly empty: ReactNode
  readonly onChanged: () => void
}

function NoPages({ isFiltered, onCreate, onClear }: NoPagesProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<FileSearch size={32} />}
        title="No page matches"
        action={<Button onClick={onClear}>Show all pages</Button>}
      >
        Try fewer words, or another location or status.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<FilePlus2 size={32} />}
      title="No pages yet"
      action={
        onCreate && (
          <Button look="primary" onClick={onCreate}>
            Create the first page
          </Button>
        )
      }
    >
      Pages of your locations are listed here.
    </EmptyState>
  )
}

interface NoPagesProps {
  readonly isFiltered: boolean
  readonly onCreate: (() => void) | null
  readonly onClear: () => void
}
