import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { eraseVisitor } from '../api/inbox'
import { useApp } from '../app/app-context'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'

/** Dialog that confirms the deletion of all data of a person, which can't be undone. */
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
        'This deletes all messages and sign-ups from this address at the locations you manage, including replies and unsent emails. You can’t undo this. The audit log records it without the address.',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Erase permanently')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void erase()}
          onCancel={onClose}
        />
      }
    >
      <ProblemNote text={message} />
    </Dialog>
  )
}

interface EraseDialogProps {
  readonly email: string
  /** Called with a message that describes the result. */
  readonly onErased: (words: string) => void
  readonly onClose: () => void
}
