import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { DocumentSummary } from '../api/answers'
import { followLink } from '../app/navigation'
import { pagePath } from '../app/routes'
import { ChangedCell, type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import type { PageAction } from './page-actions'
import { PageMenu } from './page-menu'
import { PageStatus } from './page-status'
import type { Placing } from './places-for-pages'

/** Pages in the order that was asked for, each with what can be done with it. */
export function PageTable({ pages, selected, onSelect, ...rows }: PageTableProps) {
  return (
    <ListTable
      columns={columnsOf(rows)}
      rows={pages}
      keyOf={({ id }) => id}
      selection={{
        ...{ label: 'Select all pages in this list', selected, onSelect },
        nameOf: pageName,
      }}
    />
  )
}

interface RowsProps {
  readonly refusals: Refusals
  readonly onAction: (action: PageAction, page: DocumentSummary) => void
  readonly onPlace: (how: Placing['how'], page: DocumentSummary) => void
  readonly onCopied: (words: string) => void
}

interface PageTableProps extends RowsProps {
  readonly pages: readonly DocumentSummary[]
  /** The ids of the pages that are selected. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
}

function columnsOf({
  refusals,
  onAction,
  onPlace,
  onCopied,
}: RowsProps): Column<DocumentSummary>[] {
  return [
    {
      label: 'Page',
      cell: (page) => (
        <>
          <a href={pagePath(page.id)} onClick={followLink}>
            {pageName(page)}
          </a>
          <span className="ed-quiet">{pageWhere(page)}</span>
          <Refusal reason={refusals.get(page.id)} />
        </>
      ),
    },
    {
      label: 'Location',
      cell: ({ locationId, locationName, permission }) => (
        <>
          {locationId === DEFAULT_LOCATION_ID ? 'Network' : locationName}
          {permission === 'VIEW' && <span className="ed-quiet">View only</span>}
        </>
      ),
    },
    { label: 'Status', cell: (page) => <PageStatus page={page} /> },
    {
      label: 'Changed',
      cell: ({ updatedAt: at, updatedBy: by }) => <ChangedCell at={at} by={by} />,
    },
    {
      ...{ label: 'Actions', hidesLabel: true, className: 'ed-list-actions' },
      cell: (page) => (
        <PageMenu
          page={page}
          onAction={(action) => onAction(action, page)}
          onPlace={(how) => onPlace(how, page)}
          onCopied={onCopied}
        />
      ),
    },
  ]
}

/** A layout is called by its location: there is one of each. */
function pageName({ type, title, locationName }: DocumentSummary): string {
  return type === 'LAYOUT' ? `Site layout: ${locationName}` : title || 'Untitled page'
}

const NOT_A_PAGE: Partial<Record<DocumentSummary['type'], string>> = {
  LAYOUT: 'Header and footer of every page',
  SHARED: 'Shared block',
  TEMPLATE: 'Template for new pages',
}

function pageWhere({ type, path }: DocumentSummary): string {
  return NOT_A_PAGE[type] ?? path ?? 'No address'
}
