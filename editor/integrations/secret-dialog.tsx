import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'

/** A secret that is shown only once. */
export interface ShownSecret {
  readonly label: string
  readonly value: string
  readonly help: string
}

/** Dialog with a new token or secret, which can't be shown again. */
export function SecretDialog({ secret: { label, value, help }, onClose }: SecretDialogProps) {
  const [note, setNote] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setNote(t('Copied.'))
    } catch {
      // Clipboard access was refused, or isn't available, as on pages without HTTPS.
      setNote(t('Your browser blocked clipboard access. Select the text and copy it.'))
    }
  }

  return (
    <Dialog
      title={label}
      description={t('Copy it now. You won’t be able to see it again.')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('Copy')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <FieldRow label={label} help={help}>
        {(aria) => (
          <input
            {...aria}
            readOnly
            className="ed-input integrations-secret"
            value={value}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldRow>
      <p role="status">{note}</p>
    </Dialog>
  )
}

interface SecretDialogProps {
  readonly secret: ShownSecret
  readonly onClose: () => void
}
