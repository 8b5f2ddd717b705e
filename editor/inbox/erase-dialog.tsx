import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { eraseVisitor } from '../api/inbox'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Asks before everything of a person is deleted: it cannot be undone. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const { client } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function erase(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    try {
      const { feedback, signUps } = await eraseVisitor(client, email)
      onErased(
        t(
          'Erased {feedback, plural, one {# message} other {# messages}} and {signUps, plural, one {# sign-up} other {# sign-ups}} of {email}.',
          { feedback, signUps, email },
        ),
      )
    } catch (error) {
      setMessage(failureOf(error).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('Erase {email}?', { email })}
      description={t(
        'This deletes all messages and sign-ups of this address at the locations you manage, with replies and waiting emails. You can’t undo this. The audit log records it without the address.',
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="danger" aria-disabled={isBusy} onClick={() => void erase()}>
            {t('Erase permanently')}
          </Button>
        </>
      }
    >
      {message !== '' && (
        <p className="ed-message" data-tone="danger" role="alert">
          {message}
        </p>
      )}
    </Dialog>
  )
}

interface EraseDialogProps {
  readonly email: string
  /** Called with what happened, in words. */
  readonly onErased: (words: string) => void
  readonly onClose: () => void
}
