import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { DocumentSummary } from '../api/answers'
import { followLink } from '../app/navigation'
import { pagePath } from '../app/routes'
import { ChangedCell, type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import type { PageAction } from './page-actions'
import { PageMenu } from './page-menu'
import { PageStatus } from './page-status'
import type { Placing } from './places-for-pages'
import { useShareCounts } from './use-share-counts'

/** Table of pages in the requested order, with their actions. */
export function PageTable({ pages, selected, onSelect, ...rows }: PageTableProps) {
  const useCounts = useShareCounts(pages)
  return (
    <ListTable
      name="pages"
      columns={columnsOf(rows, useCounts)}
      rows={pages}
      keyOf={({ id }) => id}
      selection={{
        ...{ label: t('Select all pages in this list'), selected, onSelect },
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
  /** Ids of the selected pages. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
}

function columnsOf(
  { refusals, onAction, onPlace, onCopied }: RowsProps,
  useCounts: ReadonlyMap<number, number> | null,
): Column<DocumentSummary>[] {
  const usedOn: Column<DocumentSummary> = {
    label: t('Used on'),
    cell: ({ id }) => {
      const count = useCounts?.get(id)
      return count === undefined
        ? null
        : t('{count, plural, one {# page} other {# pages}}', { count })
    },
  }
  return [
    {
      label: t('Page'),
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
      label: t('Location'),
      cell: ({ locationId, locationName, permission }) => (
        <>
          {locationId === DEFAULT_LOCATION_ID ? t('Network') : locationName}
          {permission === 'VIEW' && <span className="ed-quiet">{t('View only')}</span>}
        </>
      ),
    },
    ...(useCounts ? [usedOn] : []),
    { label: t('Status'), cell: (page) => <PageStatus page={page} /> },
    {
      label: t('Changed'),
      cell: ({ updatedAt: at, updatedBy: by }) => <ChangedCell at={at} by={by} />,
    },
    {
      ...{ label: t('Actions'), hidesLabel: true, className: 'ed-list-actions' },
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

/** Returns the name of a page; a layout is named after its location, which has only one. */
function pageName({ type, title, locationName }: DocumentSummary): string {
  return type === 'LAYOUT'
    ? t('Site layout: {locationName}', { locationName })
    : title || t('Untitled page')
}

const NOT_A_PAGE: Partial<Record<DocumentSummary['type'], string>> = {
  LAYOUT: t('Header and footer of every page'),
  SHARED: t('Shared block'),
  TEMPLATE: t('Template for new pages'),
}

function pageWhere({ type, path }: DocumentSummary): string {
  return NOT_A_PAGE[type] ?? path ?? t('No address')
}
