import { FilePlus2, FileSearch } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LocationName } from '../api/answers'
import { type ListedRecord, listRecords, type RecordPart } from '../api/record-desk'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { followLink } from '../app/navigation'
import { useAnswer } from '../app/use-answer'
import { Paging } from '../screens/paging'
import { useCursors } from '../screens/use-cursors'
import { useRowActions } from '../screens/use-row-actions'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { ToastRegion } from '../ui/toast-region'
import type { DeskKind } from './desk-kinds'
import { editableLocations } from './editable-locations'
import { RecordBulk } from './record-bulk'
import { RECORDS_AT_ONCE, type RecordFilters, recordQuery } from './record-filters'
import { RecordTable } from './record-table'

const CopyDialog = lazy(() =>
  import('./copy-dialog').then(({ CopyDialog: component }) => ({ default: component })),
)

/** The records that match, a part of them at a time, and what is done with them. */
export function FoundRecords({ kind, filters, locations, newPath, onClear }: FoundRecordsProps) {
  const { client } = useApp()
  const named = JSON.stringify([kind.kind, filters])
  const { cursors, setCursors } = useCursors(named)
  const { answer, isAsking, again } = useAnswer(`${named} ${cursors.at(-1)}`, () =>
    listRecords(client, recordQuery(kind, filters, cursors.at(-1) ?? null)),
  )
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.state === 'loading') return <Spinner label={`Loading the ${kind.words.many}…`} />
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <div aria-busy={isAsking}>
      {filters.state === 'DELETED' && (
        <p className="ed-quiet ed-desk-note">
          What is in the trash is deleted for ever 30 days after it was put there.
        </p>
      )}
      <Rows
        {...{ kind, locations }}
        found={answer.value}
        empty={<NoRecords {...{ kind, isFiltered, newPath, onClear }} />}
        onChanged={again}
      />
      <Paging list={answer.value} atOnce={RECORDS_AT_ONCE} {...{ cursors, setCursors }} />
    </div>
  )
}

interface FoundRecordsProps {
  readonly kind: DeskKind
  readonly filters: RecordFilters
  /** Those whose records this user may look at. */
  readonly locations: readonly LocationName[]
  /** Where a new one is made; `null` for who may not. */
  readonly newPath: string | null
  /** Shows all of them again. */
  readonly onClear: () => void
}

function Rows({ kind, locations, found: { nodes }, empty, onChanged }: RowsProps) {
  const { account } = useApp()
  const { one, many } = kind.words
  const { toast, refusals, isBusy, run } = useRowActions<ListedRecord>(onChanged, {
    nameOf: ({ title }) => title || `Untitled ${one}`,
    countOf: (count) => (count === 1 ? `1 ${one}` : `${count} ${many}`),
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [copied, setCopied] = useState<readonly ListedRecord[]>([])
  // What is not in sight any more is not chosen any more.
  const chosenRecords = nodes.filter(({ id }) => chosen.has(id))
  return (
    <>
      {nodes.length === 0 ? (
        empty
      ) : (
        <RecordTable
          {...{ kind, chosen, refusals }}
          records={nodes}
          onChoose={(ids) => setChosen(new Set(ids))}
          onAction={(action, record) => void run(action, [record])}
          onCopy={(record) => setCopied([record])}
        />
      )}
      <RecordBulk
        {...{ kind, isBusy }}
        records={chosenRecords}
        onAction={(action, records) => void run(action, records)}
        onCopy={setCopied}
        onClear={() => setChosen(new Set())}
      />
      {copied.length > 0 && (
        <Suspense fallback={null}>
          <CopyDialog
            kind={kind}
            records={copied}
            locations={editableLocations(account, locations)}
            onClose={() => {
              setCopied([])
              onChanged()
            }}
          />
        </Suspense>
      )}
      <ToastRegion toast={toast} onUndo={() => toast?.action?.run()} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
    </>
  )
}

interface RowsProps {
  readonly kind: DeskKind
  readonly locations: readonly LocationName[]
  readonly found: RecordPart
  /** Stands in place of a list without records. */
  readonly empty: ReactNode
  readonly onChanged: () => void
}

function NoRecords({ kind, isFiltered, newPath, onClear }: NoRecordsProps) {
  const { one, many, help } = kind.words
  if (isFiltered)
    return (
      <EmptyState
        icon={<FileSearch size={32} />}
        title={`No ${one} matches`}
        action={<Button onClick={onClear}>{`Show all ${many}`}</Button>}
      >
        Try fewer words, or another location or status.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<FilePlus2 size={32} />}
      title={`No ${many} yet`}
      action={
        newPath && (
          <a className="ed-button" data-look="primary" href={newPath} onClick={followLink}>
            {`Make the first ${one}`}
          </a>
        )
      }
    >
      {help}
    </EmptyState>
  )
}

interface NoRecordsProps extends Pick<FoundRecordsProps, 'kind' | 'newPath' | 'onClear'> {
  readonly isFiltered: boolean
}
