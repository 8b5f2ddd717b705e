import { Pencil, Plus } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { FoundRecord } from '../../library/record-search'
import { Button } from '../../ui/button'
import { kindLabels } from './kind-labels'
import { type RecordEditing, useRecordEditing } from './record-editing'

/** Buttons of a picker to create a record or edit the chosen one; otherwise a note about who can. */
export function RecordActions({ kind, record, take, labelId, locked }: RecordActionsProps) {
  const editing = useRecordEditing()
  if (!editing) return null
  const { edit, make } = kindLabels(kind)
  const canMake = make !== null && !locked && editing.mayWrite(editing.home.id, kind)
  const canEdit = record !== undefined && mayEdit(editing, kind, record)
  return (
    <div className="panel-picker-actions">
      {canMake && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-describedby={labelId}
          onClick={() => editing.create(kind, take)}
        >
          <Plus size={14} aria-hidden />
          {`${make}…`}
        </Button>
      )}
      {canEdit && (
        <Button
          look="quiet"
          aria-label={edit}
          aria-describedby={labelId}
          {...(kind !== 'page' && { 'aria-haspopup': 'dialog' as const })}
          onClick={() => editing.open(kind, record.key)}
        >
          <Pencil size={14} aria-hidden />
          {t('Edit')}
        </Button>
      )}
      {!canMake && <p className="panel-field-help">{creatorMessage(kind, editing)}</p>}
      {record && !canEdit && <Unchangeable kind={kind} />}
    </div>
  )
}

interface RecordActionsProps {
  readonly kind: string
  /** The chosen record, if it exists. */
  readonly record: FoundRecord | undefined
  /** Called with the key of a new record. */
  readonly take: (key: string) => void
  readonly labelId: string
  readonly locked: boolean
}

/** Returns whether the user may edit a found record. */
export function mayEdit(
  editing: RecordEditing,
  kind: string,
  { locationId }: FoundRecord,
): boolean {
  if (kind === 'page') return true
  return locationId !== undefined && editing.mayWrite(locationId, kind)
}

function creatorMessage(kind: string, { home }: RecordEditing): string {
  const { make, help } = kindLabels(kind)
  return make === null
    ? help
    : t('People who manage {name} can add more here.', { name: home.name })
}

function Unchangeable({ kind }: { readonly kind: string }) {
  // For kinds that can't be created here, the note about new ones already explains it.
  const { addedBy } = kindLabels(kind)
  if (addedBy === null) return null
  return <p className="panel-field-help">{addedBy === 'page' ? PAGE_HELP : RECORD_HELP}</p>
}

const RECORD_HELP = t('People who manage its location can edit it.')
const PAGE_HELP = t('People who manage its page can edit it.')
