import { Image } from 'lucide-react'
import { recordTexts } from '#schema/entities/record-text'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { scheduleSentence } from '#schema/publication/publication-text'
import type { ListedRecord } from '../api/collections'
import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { detailsOf } from '../library/found-records'
import { ChangedCell, type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import { recordStatus } from '../screens/record-state'
import { shortName } from '../ui/language-names'
import { SortableList } from '../ui/sortable/sortable-list'
import { StatusMark } from '../ui/status-mark'
import type { CollectionKind } from './collection-kinds'
import { MoveButtons } from './move-buttons'
import type { RecordAction } from './record-actions'
import { RecordMenu } from './record-menu'
import { SortableRow } from './sortable-row'

/** Smallest served picture width, in px. */
const THUMBNAIL_WIDTH = 320

/** Table with one page of records and their actions. */
export function RecordTable({ records, selected, onSelect, onDrag, ...rows }: RecordTableProps) {
  const { kind } = rows
  const table = (
    <ListTable
      name={kind.kind}
      className="ed-collection-table"
      columns={columnsOf(rows)}
      rows={records}
      keyOf={({ id }) => id}
      selection={{
        ...{
          label: t('Select all in this list'),
          selected,
          onSelect,
        },
        nameOf: (record) => nameOf(kind, record),
      }}
      frame={onDrag && SortableRow}
    />
  )
  if (!onDrag) return table
  return (
    <SortableList
      keys={records.map(({ id }) => String(id))}
      nameOf={(index) => records[index]?.title ?? ''}
      move={onDrag}
    >
      {table}
    </SortableList>
  )
}

interface RowsProps {
  readonly kind: CollectionKind
  readonly refusals: Refusals
  readonly onAction: (action: RecordAction, record: ListedRecord) => void
  /** Opens the dialog that copies it to other locations. */
  readonly onCopy: (record: ListedRecord) => void
  /** Moves it within its location; absent in lists that aren't in manual order. */
  readonly onMove?: ((record: ListedRecord, by: number) => void) | undefined
  /** Opens the dialog for its position; absent in lists that aren't in manual order. */
  readonly onPlace?: ((record: ListedRecord) => void) | undefined
}

interface RecordTableProps extends RowsProps {
  readonly records: readonly ListedRecord[]
  /** Ids of the selected records. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
  /** Moves a row to the position of another row of this page; absent in lists that aren't in manual order. */
  readonly onDrag?: ((from: number, to: number) => void) | undefined
}

function columnsOf({
  kind,
  refusals,
  onAction,
  onCopy,
  onMove,
  onPlace,
}: RowsProps): Column<ListedRecord>[] {
  const { fields, title, owner } = kind
  return [
    {
      label: fields[title]?.label ?? t('Title'),
      cell: (record) => <Name {...{ kind, record }} refusal={refusals.get(record.id)} />,
    },
    {
      label: owner === 'location' ? t('Location') : t('Languages'),
      cell: (record) => (
        <>
          {owner === 'location' && record.locationName}
          <Languages record={record} />
        </>
      ),
    },
    { label: t('Status'), cell: (record) => <RecordMark {...{ kind, record }} /> },
    {
      label: t('Changed'),
      cell: ({ updatedAt: at, updatedBy: by }) => <ChangedCell at={at} by={by} />,
    },
    ...(onMove
      ? [
          {
            label: t('Order'),
            cell: (record: ListedRecord) => (
              <MoveButtons name={nameOf(kind, record)} onMove={(by) => onMove(record, by)} />
            ),
          },
        ]
      : []),
    {
      ...{ label: t('Actions'), hidesLabel: true, className: 'ed-list-actions' },
      cell: (record) => (
        <RecordMenu
          {...{ kind, record }}
          onAction={(action) => onAction(action, record)}
          onCopy={() => onCopy(record)}
          onPlace={onPlace && (() => onPlace(record))}
        />
      ),
    },
  ]
}

function Name({ kind, record, refusal }: NameProps) {
  return (
    <span className="ed-collection-name">
      {kind.picture !== null && <Thumbnail image={record.image} />}
      <span>
        <a href={recordPath(kind.collection.path, record.id)} onClick={followLink}>
          {nameOf(kind, record)}
        </a>
        <span className="ed-quiet">{detailsOf(record).filter(Boolean).join(' · ')}</span>
        <Refusal reason={refusal} />
      </span>
    </span>
  )
}

interface NameProps {
  readonly kind: CollectionKind
  readonly record: ListedRecord
  readonly refusal: string | undefined
}

function nameOf({ words }: CollectionKind, { title }: ListedRecord): string {
  return title || words.untitled
}

function Thumbnail({ image }: Pick<ListedRecord, 'image'>) {
  return (
    <span className="ed-collection-thumbnail" aria-hidden>
      {image ? (
        <img src={`${image.url}?w=${THUMBNAIL_WIDTH}`} alt="" loading="lazy" />
      ) : (
        <Image size={18} />
      )}
    </span>
  )
}

/** The languages of the record's translations. */
function Languages({ record: { texts } }: { readonly record: ListedRecord }) {
  const languages = recordTexts.safeParse(texts).data ?? []
  if (languages.length === 0) return null
  return (
    <span className="ed-quiet">
      {t('Also in {languages}', {
        languages: formatList(languages.map(({ language }) => shortName(language))),
      })}
    </span>
  )
}

function RecordMark({ kind, record }: { kind: CollectionKind; record: ListedRecord }) {
  // Internal records are neither drafts nor live.
  if (kind.isInternal && record.recordStatus === 'ACTIVE') return null
  const { id, chip } = recordStatus(record, record.draftStatus && { status: record.draftStatus })
  const next = record.schedules?.find(({ problem }) => problem === null)
  return (
    <>
      <StatusMark words={chip} shape={id} />
      {next && (
        <span className="ed-quiet">
          {scheduleSentence({ ...next, language: null, localUntil: null }, next.timeZone)}
        </span>
      )}
    </>
  )
}
