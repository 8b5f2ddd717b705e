import { CopyPlus, FilePlus2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { ListedRecord } from '../api/collections'
import { collectionRecordsQuery } from '../api/operations/collections'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { NoMatch } from '../screens/list/no-match'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { type RowActions, useRowActions } from '../screens/list/use-row-actions'
import { managesLocation } from '../screens/screens'
import { isNarrowed } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import { useMovedRows } from '../ui/sortable/use-moved-rows'
import type { CollectionKind } from './collection-kinds'
import { editableLocations } from './editable-locations'
import { isSortedByHand, moveBy, showsOrder } from './move-buttons'
import { recordActions } from './record-actions'
import { PAGE_SIZE, type RecordFilters, recordQuery } from './record-filters'
import { RecordTable } from './record-table'

const PlaceDialog = lazyDialog(
  lazyPart(() => import('./place-dialog').then((part) => part.PlaceDialog)),
)
const CopyDialog = lazyDialog(
  lazyPart(() => import('./copy-dialog').then((part) => part.CopyDialog)),
)

/** The matching records, loaded page by page, with their actions. */
export function FoundRecords({ kind, filters, locations, newPath, onClear }: FoundRecordsProps) {
  // It holds the time of its making: with each rendering it would be another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `filters` is a new object each time, with the same values.
  const variables = useMemo(() => recordQuery(kind, filters), [kind, JSON.stringify(filters)])
  const list = usePagedQuery(collectionRecordsQuery, {
    variables,
    partOf: (answer) => answer.records,
  })
  const actions = useRowActions<ListedRecord>(list.refetch, {
    nameOf: ({ title }) => title || kind.words.untitled,
  })
  return (
    <>
      {filters.state === 'DELETED' && (
        <p className="ed-quiet">{t('Items in the trash are permanently deleted after 30 days.')}</p>
      )}
      {isSortedByHand(kind) && filters.location === '' && locations.length > 1 && (
        <p className="ed-quiet">{t('To change the order, choose a location first.')}</p>
      )}
      <List
        list={list}
        loading={t('Loading…')}
        pageSize={PAGE_SIZE}
        empty={
          isNarrowed(filters) ? (
            <NoMatch
              title={isOnlyTrash(filters) ? t('The trash is empty') : t('No matches')}
              showAll={kind.words.all}
              onShowAll={onClear}
            >
              {isOnlyTrash(filters)
                ? t('You can restore items from the trash here.')
                : t('Try fewer words, or another location or status.')}
            </NoMatch>
          ) : (
            <NoRecords kind={kind} newPath={newPath} />
          )
        }
      >
        {({ nodes, totalCount }) => (
          <Rows
            {...{ kind, filters, locations, actions, totalCount }}
            records={nodes}
            before={list.cursors.length * PAGE_SIZE}
            reload={list.refetch}
          />
        )}
      </List>
      <ScreenToast toast={actions.toast} />
    </>
  )
}

/** Returns whether a list is filtered only by the trash. */
function isOnlyTrash({ state, ...others }: RecordFilters): boolean {
  return state === 'DELETED' && !isNarrowed(others)
}

interface FoundRecordsProps {
  readonly kind: CollectionKind
  readonly filters: RecordFilters
  /** Locations whose records the user may view. */
  readonly locations: readonly LocationName[]
  /** Address of the form for a new record; `null` for users who may not create one. */
  readonly newPath: string | null
  /** Clears the filters. */
  readonly onClear: () => void
}

function Rows({ kind, filters, locations, records, actions, reload, ...order }: RowsProps) {
  const { account } = useApp()
  const place = locations.find(({ slug }) => slug === filters.location)
  const isMovable =
    showsOrder(kind, filters) &&
    managesLocation(account, place?.id ?? null, permissionKind(kind.kind))
  const { refusals, isBusy, run } = actions
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [copied, setCopied] = useState<readonly ListedRecord[]>([])
  const [placed, setPlaced] = useState<ListedRecord | null>(null)
  const { shown, moveRow } = useMovedRows(records, refusals)
  // Records that are no longer listed are no longer selected.
  const selectedRecords = records.filter(({ id }) => selected.has(id))
  return (
    <>
      <RecordTable
        {...{ kind, selected, refusals }}
        records={shown}
        onSelect={(ids) => setSelected(new Set(ids))}
        onAction={(action, record) => void run(action, [record])}
        onCopy={(record) => setCopied([record])}
        onMove={isMovable ? move : undefined}
        onPlace={isMovable ? setPlaced : undefined}
        onDrag={isMovable ? reorder : undefined}
      />
      <BulkBar
        label={t('Selected rows')}
        rows={selectedRecords}
        actions={recordActions(kind)}
        isBusy={isBusy}
        onAction={(action, meant) => void run(action, meant)}
        onClear={() => setSelected(new Set())}
      >
        {kind.owner === 'location' && (
          <Button aria-disabled={isBusy} onClick={() => setCopied(selectedRecords)}>
            <CopyPlus size={16} aria-hidden />
            {t('Copy to locations…')}
          </Button>
        )}
      </BulkBar>
      {placed && (
        <PlaceDialog
          name={placed.title}
          place={order.before + records.findIndex(({ id }) => id === placed.id) + 1}
          last={order.totalCount}
          onPlace={(by) => move(placed, by)}
          onClose={() => setPlaced(null)}
        />
      )}
      {copied.length > 0 && (
        <CopyDialog
          kind={kind}
          records={copied}
          locations={editableLocations(account, locations, permissionKind(kind.kind))}
          onClose={() => {
            setCopied([])
            reload()
          }}
        />
      )}
    </>
  )

  function move(record: ListedRecord, by: number): void {
    void run(moveBy(kind, by), [record])
  }

  function reorder(from: number, to: number): void {
    const moved = isBusy ? null : moveRow(from, to)
    if (moved) move(moved.row, moved.by)
  }
}

interface RowsProps {
  readonly kind: CollectionKind
  readonly filters: RecordFilters
  readonly locations: readonly LocationName[]
  readonly records: readonly ListedRecord[]
  /** Number of records on the previous pages. */
  readonly before: number
  readonly totalCount: number
  readonly actions: RowActions<ListedRecord>
  /** Refetches the list. */
  readonly reload: () => void
}

function NoRecords({ kind, newPath }: Pick<FoundRecordsProps, 'kind' | 'newPath'>) {
  const { words } = kind
  return (
    <EmptyState
      icon={<FilePlus2 size={32} />}
      title={words.none}
      action={
        newPath && (
          <a className="ed-button" data-look="primary" href={newPath} onClick={followLink}>
            {t('Create the first one')}
          </a>
        )
      }
    >
      {words.help}
    </EmptyState>
  )
}
