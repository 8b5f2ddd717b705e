import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { kindLabel } from '../store/block-labels'
import { rename } from '../store/commands'
import { useBlock, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import './move-to-dialog.css'

export interface BlockDialogProps {
  readonly id: string
  /** Restores the focus: the menu that opened the dialog no longer exists. */
  readonly onClosed: () => void
}

/** Dialog that renames a block from the canvas; the outline renames in place. */
export function RenameDialog({ id, onClosed }: BlockDialogProps) {
  const session = useSession()
  const block = useBlock(id)
  const [name, setName] = useState(block?.displayName ?? '')
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    // Runs after the dialog has tried to return the focus to its opener.
    return () => void setTimeout(() => document.activeElement === document.body && closed())
  }, [])
  const close = () => session.uiStore.startRename(null)

  function save(event: FormEvent): void {
    event.preventDefault()
    rename(session, id, name.trim())
    close()
  }

  return (
    <Dialog
      title={t('Rename “{label}”', { label: kindLabel(block?.name ?? '', session.registry) })}
      onClose={close}
    >
      <form className="ed-rename" onSubmit={save}>
        <FieldRow
          label={t('Name')}
          help={t(
            'Shown in the outline and in section navigation. If empty, the block’s default name is used.',
          )}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              maxLength={300}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FieldRow>
        <Button look="primary" type="submit">
          {t('Rename')}
        </Button>
      </form>
    </Dialog>
  )
}
