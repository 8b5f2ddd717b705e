import { ExternalLink, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListedRecord, ListedRecords } from '#schema/block/listed-records'
import { t } from '#schema/messages/t'
import { safeHref } from '#schema/text/safe-href'
import type { FoundRecord } from '../library/record-search'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { kindLabels } from './pickers/kind-labels'
import { publicAddress } from './pickers/public-address'
import { mayEdit } from './pickers/record-actions'
import { useRecordEditing } from './pickers/record-editing'
import { RecordOption } from './pickers/record-option'
import { useFound } from './pickers/use-found'
import './listed-card.css'

/** Number of records listed initially. */
const FIRST = 5

/** Records that a block queries: their source, the current list, and a link to each. */
export function ListedCard({ list: { kind, records } }: { readonly list: ListedRecords }) {
  const [isWhole, setIsWhole] = useState(false)
  const { help, hasForm, addedBy } = kindLabels(kind)
  const shown = isWhole ? records : records.slice(0, FIRST)
  return (
    <div className="panel-shown-card">
      <p className="panel-shown-title">{t('Comes from a list')}</p>
      {records.length === 0 && (
        <p className="panel-field-help">{t('There’s nothing to show right now.')}</p>
      )}
      {hasForm ? (
        <FormedRows kind={kind} records={shown} />
      ) : (
        <Rows>
          {shown.map((record) => (
            <Row key={record.key} record={{ ...record, detail: '', thumbnail: null }}>
              <SeeLink title={record.title} href={safeHref(record.href)} />
            </Row>
          ))}
        </Rows>
      )}
      {shown.length < records.length && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: records.length })}
        </Button>
      )}
      {addedBy === 'form' && <NewRecord kind={kind} />}
      <p className="panel-field-help">{help}</p>
    </div>
  )
}

/** Rows of records with a form, which opens for users who may edit them; other users see them on the site. */
function FormedRows({ kind, records }: FormedRowsProps) {
  const found = useFound(
    kind,
    records.map(({ key }) => key),
  )
  const isLoading = found.state === 'loading'
  return (
    <Rows>
      {records.map(({ key, title }) => {
        const known = found.records.get(key)
        const record: FoundRecord = known ?? { key, title, detail: '', thumbnail: null }
        return (
          <Row key={key} record={record}>
            <WayTo kind={kind} record={record} isKnown={known !== undefined || !isLoading} />
          </Row>
        )
      })}
    </Rows>
  )
}

function WayTo({ kind, record, isKnown }: WayToProps) {
  const editing = useRecordEditing()
  const { location } = useSession().context
  const { key, title } = record
  // The owner determines the link's target, which must not change under the pointer.
  if (!isKnown) return null
  if (!editing || !mayEdit(editing, kind, record))
    return <SeeLink title={title} href={publicAddress(kind, record, location)} />
  return (
    <IconButton
      label={t('Edit {title}', { title })}
      icon={<Pencil size={14} />}
      small
      aria-haspopup="dialog"
      onClick={() => editing.open(kind, key)}
    />
  )
}

interface WayToProps {
  readonly kind: string
  readonly record: FoundRecord
  /** True once the owner is known, or known to be unavailable. */
  readonly isKnown: boolean
}

interface FormedRowsProps {
  readonly kind: string
  readonly records: readonly ListedRecord[]
}

function Rows({ children }: { readonly children: readonly ReactNode[] }) {
  return children.length > 0 && <ul className="panel-listed">{children}</ul>
}

function Row({ record, children }: RowProps) {
  return (
    <li className="panel-listed-row">
      <RecordOption record={record} />
      {children}
    </li>
  )
}

interface RowProps {
  readonly record: FoundRecord
  readonly children: ReactNode
}

function SeeLink({ title, href }: { readonly title: string; readonly href: string | null }) {
  if (href === null) return null
  return (
    <a
      className="ed-button ed-icon-button"
      data-look="quiet"
      data-small="true"
      href={href}
      target="_blank"
      rel="noreferrer"
      title={t('View on site')}
      aria-label={t('View {title} on the site', { title })}
    >
      <ExternalLink size={14} aria-hidden />
    </a>
  )
}

function NewRecord({ kind }: { readonly kind: string }) {
  const editing = useRecordEditing()
  if (!editing?.mayWrite(editing.home.id, kind)) return null
  return (
    <Button aria-haspopup="dialog" onClick={() => editing.create(kind, () => undefined)}>
      <Plus size={14} aria-hidden />
      {`${kindLabels(kind).make}…`}
    </Button>
  )
}
