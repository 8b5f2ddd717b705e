import { CopyPlus } from 'lucide-react'
import type { ListedRecord } from '../api/record-desk'
import { Button } from '../ui/button'
import type { DeskKind } from './desk-kinds'
import { type RecordAction, recordActions } from './record-actions'

/** What can be done with all records that are chosen. Each action is for those of them that it means something for. */
export function RecordBulk({ kind, records, isBusy, onAction, onCopy, onClear }: RecordBulkProps) {
  if (records.length === 0) return null
  return (
    <section className="ed-desk-bulk" aria-label={`Chosen ${kind.words.many}`}>
      <p>
        <strong>{records.length}</strong> chosen
      </p>
      {kind.owner === 'location' && (
        <Button aria-disabled={isBusy} onClick={() => onCopy(records)}>
          <CopyPlus size={16} aria-hidden />
          Copy to locations…
        </Button>
      )}
      {recordActions(kind).map((action) => {
        const meant = records.filter(action.isFor)
        if (meant.length === 0) return null
        return (
          <Button
            key={action.label}
            look={action.danger ? 'danger' : 'plain'}
            aria-disabled={isBusy}
            onClick={() => onAction(action, meant)}
          >
            <action.icon size={16} aria-hidden />
            {meant.length === records.length ? action.label : `${action.label} (${meant.length})`}
          </Button>
        )
      })}
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

interface RecordBulkProps {
  readonly kind: DeskKind
  readonly records: readonly ListedRecord[]
  readonly isBusy: boolean
  readonly onAction: (action: RecordAction, records: readonly ListedRecord[]) => void
  readonly onCopy: (records: readonly ListedRecord[]) => void
  readonly onClear: () => void
}
