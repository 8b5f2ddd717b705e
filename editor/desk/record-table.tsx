import { Image } from 'lucide-react'
import { recordTexts } from '#schema/entities/record-text'
import type { ListedRecord } from '../api/record-desk'
import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { detailsOf } from '../library/found-records'
import type { Refusals } from '../screens/use-row-actions'
import type { DeskKind } from './desk-kinds'
import type { RecordAction } from './record-actions'
import { RecordMenu } from './record-menu'
import { StateMark } from './state-mark'

/** The smallest width that is served. */
const THUMBNAIL_WIDTH = 320

/** Records in the order that was asked for, each with what can be done with it. */
export function RecordTable({ kind, records, chosen, onChoose, ...rows }: RecordTableProps) {
  const all = records.length > 0 && records.every(({ id }) => chosen.has(id))
  return (
    <table className="ed-list-table">
      <thead>
        <tr>
          <th scope="col" className="ed-desk-choice">
            <input
              type="checkbox"
              aria-label={`Choose all ${kind.words.many} of this list`}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = !all && records.some(({ id }) => chosen.has(id))
              }}
              onChange={() => onChoose(all ? [] : records.map(({ id }) => id))}
            />
          </th>
          <th scope="col">{kind.fields[kind.title]?.label}</th>
          <th scope="col">{kind.owner === 'location' ? 'Location' : 'Languages'}</th>
          <th scope="col">Status</th>
          <th scope="col">Changed</th>
          <th scope="col">
            <span className="ed-visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row
            key={record.id}
            {...{ kind, record, ...rows }}
            isChosen={chosen.has(record.id)}
            onChosen={(isChosen) =>
              onChoose(
                isChosen ? [...chosen, record.id] : [...chosen].filter((id) => id !== record.id),
              )
            }
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ kind, record, isChosen, onChosen, refusals, onAction, onCopy }: RowProps) {
  const { id, image, locationName, updatedAt, updatedBy } = record
  const title = record.title || `Untitled ${kind.words.one}`
  const refusal = refusals.get(id)
  return (
    <tr data-chosen={isChosen}>
      <td className="ed-desk-choice">
        <input
          type="checkbox"
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
      </td>
      <th scope="row">
        <span className="ed-desk-name">
          {kind.picture !== null && <Thumbnail image={image} />}
          <span>
            <a href={recordPath(kind.desk.path, id)} onClick={followLink}>
              {title}
            </a>
            <span className="ed-quiet">{detailsOf(record).filter(Boolean).join(' · ')}</span>
            {refusal !== undefined && <span className="ed-desk-refusal">{refusal}</span>}
          </span>
        </span>
      </th>
      <td>
        {kind.owner === 'location' && locationName}
        <Languages record={record} />
      </td>
      <td>
        <StateMark record={record} />
      </td>
      <td>
        {updatedAt && <time dateTime={updatedAt}>{changedAt(updatedAt)}</time>}
        {updatedBy && <span className="ed-quiet">{updatedBy}</span>}
      </td>
      <td className="ed-desk-actions">
        <RecordMenu
          {...{ kind, record }}
          onAction={(action) => onAction(action, record)}
          onCopy={() => onCopy(record)}
        />
      </td>
    </tr>
  )
}

interface RowsProps {
  readonly kind: DeskKind
  readonly refusals: Refusals
  readonly onAction: (action: RecordAction, record: ListedRecord) => void
  /** Copies it to other locations. */
  readonly onCopy: (record: ListedRecord) => void
}

interface RecordTableProps extends RowsProps {
  readonly records: readonly ListedRecord[]
  /** The ids of the records that are chosen. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (ids: readonly number[]) => void
}

interface RowProps extends RowsProps {
  readonly record: ListedRecord
  readonly isChosen: boolean
  readonly onChosen: (isChosen: boolean) => void
}

function Thumbnail({ image }: Pick<ListedRecord, 'image'>) {
  return (
    <span className="ed-desk-thumbnail" aria-hidden>
      {image ? (
        <img src={`${image.url}?w=${THUMBNAIL_WIDTH}`} alt="" loading="lazy" />
      ) : (
        <Image size={18} />
      )}
    </span>
  )
}

/** The languages that it is said in beside its own. */
function Languages({ record: { texts } }: { readonly record: ListedRecord }) {
  const languages = recordTexts.safeParse(texts).data ?? []
  if (languages.length === 0) return null
  return (
    <span className="ed-quiet">{`Also in ${languages.map(({ language }) => language).join(', ')}`}</span>
  )
}

function changedAt(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
