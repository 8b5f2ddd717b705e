import { History } from 'lucide-react'
import { useState } from 'react'
import type { RawProps } from '#schema/block/block'
import { t } from '#schema/messages/t'
import topic from '#schema/records/topic/topic.record'
import { Button } from '../../ui/button'
import type { OpenedRecord, RecordFormOf, RecordPlace } from '../forms/opened-record'
import { RecordHistory } from './history-dialog'

/**
 * Button that opens the published versions of a topic's text for a location and language; an earlier one can be copied into the
 * draft.
 */
export function TextHistory({ form, opened, place, entered, takeIn }: TextHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (opened.id === null) return null
  return (
    <div className="record-form-ways">
      <Button onClick={() => setIsOpen(true)}>
        <History size={16} aria-hidden />
        {t('Saved versions')}
      </Button>
      {isOpen && (
        <RecordHistory
          {...{ kind: topic, form, place, takeIn }}
          id={Number(opened.id)}
          opened={{ ...opened, values: entered() }}
          mayRestore
          settle={async () => opened.version}
          onRestored={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

interface TextHistoryProps {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly place: RecordPlace
  /** Returns the current values of the form. */
  readonly entered: () => RawProps
  /** Copies the values of a version into the form. */
  readonly takeIn: (values: RawProps) => void
}
