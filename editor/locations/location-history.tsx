import { History } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#schema/messages/t'
import { RecordHistory } from '../records/history/history-dialog'
import type { RecordToolsOf } from '../records/record-page'
import { Button } from '../ui/button'

/** Button among the actions of a location's screen that opens its saved versions, each of which can be restored. */
export function LocationHistory({ id, mayRestore, actions, tools }: LocationHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { form, opened, pending, reload } = tools
  return (
    <>
      {actions &&
        createPortal(
          <Button
            className="record-tool"
            aria-label={t('Saved versions')}
            onClick={() => setIsOpen(true)}
          >
            <History size={16} aria-hidden />
            <span>{t('Saved versions')}</span>
          </Button>,
          actions,
        )}
      {isOpen && (
        <RecordHistory
          {...{ kind: LOCATION, form, id, opened, mayRestore }}
          settle={async () => (await pending.current?.settle()) ?? null}
          onRestored={() => {
            pending.current?.discard()
            reload()
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const LOCATION = { kind: 'location' }

interface LocationHistoryProps {
  readonly id: number
  readonly mayRestore: boolean
  /** The element with the actions of the screen. */
  readonly actions: HTMLElement | null
  /** Tools of the form below. */
  readonly tools: RecordToolsOf
}
