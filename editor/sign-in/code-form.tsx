import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { verifyCode } from '../api/password'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { TryAgain } from './try-again'

/** Second step of signing in: a code of the app, or a backup code. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [isAccepted, setIsAccepted] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isAsking) return
    if (code.trim() === '') return setMessage(t('Enter the code from your authenticator app'))
    setIsAsking(true)
    setMessage('')
    const result = await verifyCode(code.trim())
    if (result.ok) await onSignedIn().catch(() => setIsAccepted(true))
    else setMessage(result.message)
    setIsAsking(false)
  }

  // A code works only once: a retry repeats only the last step.
  if (isAccepted)
    return (
      <TryAgain
        text={t('You are signed in, but the server can’t be reached now.')}
        enter={onSignedIn}
      />
    )

  return (
    <form className="ed-sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <FieldRow
        label={t('Code')}
        help={t('The six-digit code from your authenticator app, or one of your backup codes')}
        error={message || undefined}
      >
        {(aria) => (
          <input
            {...aria}
            // biome-ignore lint/a11y/noAutofocus: the step before it had the focus, and this is its only field.
            autoFocus
            className="ed-input"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </FieldRow>
      <Button type="submit" look="primary" aria-disabled={isAsking}>
        {isAsking ? t('Signing in…') : t('Sign in')}
      </Button>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {t('Back to email and password')}
        </Button>
      )}
      <p className="ed-quiet">
        {t(
          'No phone and no backup code? Ask someone who manages people to turn off two-step verification.',
        )}
      </p>
    </form>
  )
}

interface CodeFormProps {
  readonly onSignedIn: () => Promise<void>
  /** Returns to the previous step, if there is one. */
  readonly onBack?: () => void
}
