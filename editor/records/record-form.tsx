import { useRef, useState } from 'react'
import type { PanelMemory } from '../panel/form/field-source'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DropDialog } from './drop-dialog'
import type { RecordFormProps } from './opened-record'
import { RecordFields } from './record-fields'
import { RecordFoot } from './record-foot'
import { SaveMessage } from './save-message'
import { useRecordForm } from './use-record-form'

/** The form of a record, new or stored, in a dialog. */
export function RecordForm(props: RecordFormProps) {
  const { form, opened, place, onSaved, onClose, onClosed, again } = props
  const { language } = useSession().context
  const { one } = form
  const { timeZone, values } = opened
  const edited = useRecordForm(props)
  const { saving, isChanged } = edited
  const [isLeaving, setIsLeaving] = useState(false)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const isNew = opened.id === null
  return (
    <Dialog
      title={isNew ? `New ${one}` : `Edit ${one}`}
      description={isNew || form.alwaysNoted ? form.note({ place, timeZone, language }) : undefined}
      wide
      onClose={leave}
      onClosed={onClosed}
      footer={
        <RecordFoot
          {...{ props, one, saving, leave }}
          title={String(values[form.title] ?? '')}
          isChanged={isChanged}
          submit={() => void submit()}
        />
      }
    >
      <RecordFields {...{ edited, one, memory }} isArchived={opened.recordStatus === 'ARCHIVED'} />
      <SaveMessage
        saving={saving}
        one={one}
        saveOver={(version) => void submit(version)}
        openTheirs={again}
      />
      {isLeaving && <DropDialog one={one} onStay={() => setIsLeaving(false)} onDrop={onClose} />}
    </Dialog>
  )

  function leave(): void {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  async function submit(over?: number): Promise<void> {
    const key = await edited.submit(over)
    if (key === null) return
    onSaved(key)
    onClose()
  }
}
