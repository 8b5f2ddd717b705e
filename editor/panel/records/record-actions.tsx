import { Pencil, Plus } from 'lucide-react'
import { Button } from '../../ui/button'
import type { FoundRecord, RecordKind } from '../record-search'
import { type RecordDoor, useRecordDoor } from './record-door'
import { kindWords } from './record-words'

/** What can be written from a picker: a new record, or the one that is chosen; else who can. */
export function RecordActions({ kind, record, take, labelId, locked }: RecordActionsProps) {
  const door = useRecordDoor()
  if (!door) return null
  const { one, make } = kindWords[kind]
  const canMake = make !== null && !locked && door.mayWrite(door.home.id)
  const canEdit = record !== undefined && mayEdit(door, kind, record)
  return (
    <div className="panel-picker-actions">
      {canMake && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-describedby={labelId}
          onClick={() => door.create(kind, take)}
        >
          <Plus size={14} aria-hidden />
          {`${make}…`}
        </Button>
      )}
      {canEdit && (
        <Button
          look="quiet"
          aria-label={`Edit ${one}`}
          aria-describedby={labelId}
          {...(kind !== 'page' && { 'aria-haspopup': 'dialog' as const })}
          onClick={() => door.open(kind, record.key)}
        >
          <Pencil size={14} aria-hidden />
          Edit
        </Button>
      )}
      {!canMake && hasForm(kind) && <p className="panel-field-help">{whoMakes(kind, door)}</p>}
      {record && !canEdit && kindWords[kind].make !== null && (
        <p className="panel-field-help">{`Who manages its location can change this ${one}.`}</p>
      )}
    </div>
  )
}

interface RecordActionsProps {
  readonly kind: RecordKind
  /** The chosen one, where it is there. */
  readonly record: FoundRecord | undefined
  /** Handed the key of a new record. */
  readonly take: (key: string) => void
  readonly labelId: string
  readonly locked: boolean
}

function mayEdit(door: RecordDoor, kind: RecordKind, { locationId }: FoundRecord): boolean {
  if (kindWords[kind].make === null) return false
  return locationId !== undefined && door.mayWrite(locationId)
}

function whoMakes(kind: RecordKind, { home }: RecordDoor): string {
  const { many } = kindWords[kind]
  if (kind === 'location') return 'Head office adds and changes locations.'
  return `Who manages ${home.name} can add ${many} here.`
}

function hasForm(kind: RecordKind): boolean {
  return kind === 'location' || kindWords[kind].make !== null
}
