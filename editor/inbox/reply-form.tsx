import { useMutation } from '@apollo/client/react'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { FORM_LIMITS } from '#schema/api/forms'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import type { Feedback } from '../api/inbox'
import { newKey } from '../api/new-key'
import { replyToFeedbackMutation } from '../api/operations/inbox'
import { isMailWaiting } from '../api/people'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** Form that replies by email. The text is kept until it has been sent. */
export function ReplyForm({ message, onChanged }: ReplyFormProps) {
  const { client } = useApp()
  const [reply, { loading: isBusy }] = useMutation(replyToFeedbackMutation)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  // One key per reply, so that a retry after a failure sends no second email.
  const key = useRef(newKey())
  if (message.email === '')
    return (
      <p className="ed-quiet">{t('This visitor left no email address, so you can’t reply.')}</p>
    )

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return setFailure(t('Write a reply first.'))
    setFailure('')
    try {
      const { id, version: expectedVersion } = message
      const variables = { id, expectedVersion, message: text, idempotencyKey: key.current }
      await reply({ variables })
      key.current = newKey()
      // Text typed during the request is still unsent.
      setText((now) => (now === text ? '' : now))
      onChanged(await sentMessage(client, message.email))
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }

  return (
    <form className="ed-inbox-form" onSubmit={(event) => void send(event)}>
      <FieldRow
        label={t('Reply by email')}
        help={t('Sent to {email}, with the visitor’s message below your reply.', {
          email: message.email,
        })}
        error={failure}
      >
        {(aria) => (
          <textarea
            {...aria}
            className="ed-input"
            rows={7}
            maxLength={FORM_LIMITS.reply}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldRow>
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        <Send size={16} aria-hidden />
        {t('Send reply')}
      </Button>
    </form>
  )
}

/** Returns the message after a reply. Without a mail server the reply is stored but not delivered. */
async function sentMessage(client: ApiClient, email: string): Promise<string> {
  const waits = await isMailWaiting(client)
  return waits
    ? t('Your reply was saved but not sent to {email}, because no mail server is set up.', {
        email,
      })
    : t('Your reply to {email} is on its way.', { email })
}

interface ReplyFormProps {
  readonly message: Feedback
  readonly onChanged: (words: string) => void
}
