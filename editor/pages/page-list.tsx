import { FilePlus2, FileSearch, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LocationName } from '../api/answers'
import { readLocations, searchPages } from '../api/pages'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { navigate } from '../app/navigation'
import { pagePath } from '../app/routes'
import { useAnswer } from '../app/use-answer'
import { useTitle } from '../app/use-title'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { Wordmark } from '../ui/wordmark'
import { AccountMenu } from './account-menu'
import { NO_FILTERS, PAGES_AT_ONCE, pageQuery, usePageFilters } from './page-filters'
import { PageSearch } from './page-search'
import { PageTable } from './page-table'
import './page-list.css'

const NewPageDialog = lazy(() =>
  import('./new-page-dialog').then(({ NewPageDialog: component }) => ({ default: component })),
)

/** Every page this person may see: the editor's first screen. */
export function PageList() {
  useTitle('Pages')
  const { client, account } = useApp()
  const [isCreating, setIsCreating] = useState(false)
  const locations = useAnswer('locations', () => readLocations(client))
  const names = locations.answer.state === 'ready' ? locations.answer.value : []
  const manages = account.assignments.filter(({ level }) => level === 'MANAGE')
  const own = manageable(names, manages)
  return (
    <div className="ed-surface ed-pages">
      <header className="ed-pages-top">
        <Wordmark />
        <AccountMenu />
      </header>
      <main className="ed-pages-main">
        <div className="ed-pages-head">
          <h1>Pages</h1>
          {manages.length > 0 && (
            <Button look="primary" onClick={() => setIsCreating(true)}>
              <Plus size={16} />
              New page
            </Button>
          )}
        </div>
        <Pages locations={names} onCreate={manages.length > 0 ? () => setIsCreating(true) : null} />
      </main>
      {isCreating && (
        <Suspense fallback={null}>
          <NewPageDialog
            locations={own}
            onClose={() => setIsCreating(false)}
            onCreated={(documentId) => navigate(pagePath(documentId))}
          />
        </Suspense>
      )}
    </div>
  )
}

function Pages({ locations, onCreate }: PagesProps) {
  const { client } = useApp()
  const { filters, setFilters } = usePageFilters()
  const [cursors, setCursors] = useState<readonly string[]>([])
  const key = JSON.stringify([filters, cursors.at(-1)])
  const { answer, isAsking, again } = useAnswer(key, () =>
    searchPages(client, pageQuery(filters, cursors.at(-1) ?? null)),
  )
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(NO_FILTERS)

  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  return (
    <>
      <PageSearch
        filters={filters}
        locations={locations}
        onChange={(next) => {
          setCursors([])
          setFilters(next)
        }}
      />
      {answer.state === 'loading' ? (
        <Spinner label="Loading pages…" />
      ) : (
        <div aria-busy={isAsking}>
          {answer.value.nodes.length > 0 && <PageTable pages={answer.value.nodes} />}
          {answer.value.nodes.length === 0 && (
            <NoPages
              isFiltered={isFiltered}
              onCreate={onCreate}
              onClear={() => setFilters(NO_FILTERS)}
            />
          )}
          <Paging
            total={answer.value.totalCount}
            shown={answer.value.nodes.length}
            before={cursors.length}
            onBack={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null}
            onNext={nextOf(answer.value.pageInfo, (cursor) => setCursors([...cursors, cursor]))}
          />
        </div>
      )}
    </>
  )
}

interface PagesProps {
  readonly locations: readonly LocationName[]
  readonly onCreate: (() => void) | null
}

function NoPages({ isFiltered, onCreate, onClear }: NoPagesProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<FileSearch size={32} />}
        title="No page matches"
        action={<Button onClick={onClear}>Show all pages</Button>}
      >
        Try fewer words, or another location.
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

function Paging({ total, shown, before, onBack, onNext }: PagingProps) {
  if (total === 0) return null
  const first = before * PAGES_AT_ONCE + 1
  return (
    <nav className="ed-paging" aria-label="More pages">
      <p className="ed-quiet">{`${first}–${first + shown - 1} of ${total}`}</p>
      {(onBack || onNext) && (
        <>
          <Button disabled={!onBack} onClick={() => onBack?.()}>
            Previous
          </Button>
          <Button disabled={!onNext} onClick={() => onNext?.()}>
            Next
          </Button>
        </>
      )}
    </nav>
  )
}

interface PagingProps {
  readonly total: number
  readonly shown: number
  readonly before: number
  readonly onBack: (() => void) | null
  readonly onNext: (() => void) | null
}

function nextOf(
  { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null },
  go: (cursor: string) => void,
): (() => void) | null {
  return hasNextPage && endCursor !== null ? () => go(endCursor) : null
}

function manageable(
  names: readonly LocationName[],
  manages: readonly { readonly locationId: number | null }[],
): readonly LocationName[] {
  if (manages.some(({ locationId }) => locationId === null)) return names
  return names.filter(({ id }) => manages.some(({ locationId }) => locationId === id))
}
