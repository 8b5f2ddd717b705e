import { History } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import navigation from '#schema/records/navigation/navigation.record'
import type { OpenedRecord, RecordFormOf } from '../records/forms/opened-record'
import { RecordHistory } from '../records/history/history-dialog'
import { RECORD } from '../records/record-session'
import { changeField } from '../store/change-fields'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

/** Button that opens the published versions of a navigation; an earlier one can be copied into the draft. */
export function NavigationHistory({ form, opened }: NavigationHistoryProps) {
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (opened.id === null) return null
  return (
    <>
      <Button
        className="record-tool"
        aria-label={t('Saved versions')}
        onClick={() => setIsOpen(true)}
      >
        <History size={16} aria-hidden />
        <span>{t('Saved versions')}</span>
      </Button>
      {isOpen && (
        <RecordHistory
          {...{ kind: navigation, form, opened }}
          id={Number(opened.id)}
          mayRestore
          settle={async () => opened.version}
          takeIn={(values) => {
            for (const name of ['combines', 'entries', 'footer', 'changes'] as const)
              if (name in values) changeField(session, RECORD, name, values[name])
          }}
          onRestored={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface NavigationHistoryProps {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
}
