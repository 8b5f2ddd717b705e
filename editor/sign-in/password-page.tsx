import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#schema/messages/t'
import { requestPassword } from '../api/password'
import { followLink, useTitle } from '../app/navigation'
import { SIGN_IN_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { Wordmark } from '../ui/wordmark'

/** Page that requests an email to set a password. */
export function PasswordPage() {
  useTitle(t('New password'))
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [message, setMessage] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ email }) => {
    const result = await requestPassword(email.trim())
    setMessage(result.ok ? '' : result.message)
    setIsSent(result.ok)
  })
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card">
        <Wordmark />
        <h1>{t('New password')}</h1>
        {isSent ? (
          <p role="status">
            {t(
              'If this address has an account, you’ll get an email with a link that works for one hour. Check your spam folder, too.',
            )}
          </p>
        ) : (
          <form className="ed-sign-in-form" noValidate onSubmit={(event) => void send(event)}>
            <ProblemNote text={message} />
            <FieldRow label={t('Email')} error={errors.email?.message}>
              {(aria) => (
                <input
                  {...aria}
                  {...register('email', {
                    validate: (email) => email.trim() !== '' || t('Enter your email address'),
                  })}
                  className="ed-input"
                  type="email"
                  autoComplete="username"
                  autoCapitalize="off"
                  spellCheck={false}
                />
              )}
            </FieldRow>
            <Button type="submit" look="primary" aria-disabled={isSubmitting}>
              {isSubmitting ? t('Sending…') : t('Send email')}
            </Button>
          </form>
        )}
        <a href={SIGN_IN_PATH} onClick={followLink}>
          {t('Back to sign-in')}
        </a>
      </div>
    </main>
  )
}
