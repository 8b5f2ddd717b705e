import { History } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { RecordHistory } from '../records/history/history-dialog'
import type { RecordToolsOf } from '../records/record-page'
import { Button } from '../ui/button'

/** Button that opens the saved versions of a location, each of which can be restored. */
export function LocationHistory({ id, mayRestore, tools }: LocationHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { form, opened, pending, again } = tools
  return (
    <div className="location-tools">
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <History size={16} aria-hidden />
        {t('Saved versions')}
      </Button>
      {isOpen && (
        <RecordHistory
          {...{ kind: LOCATION, form, id, opened, mayRestore }}
          settle={async () => (await pending.current?.settle()) ?? null}
          onRestored={() => {
            pending.current?.discard()
            again()
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

const LOCATION = { kind: 'location' }

interface LocationHistoryProps {
  readonly id: number
  readonly mayRestore: boolean
  /** Tools of the form below. */
  readonly tools: RecordToolsOf
}
