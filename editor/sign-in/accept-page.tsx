import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD_LENGTH, passwordProblem } from '#schema/api/password'
import { t } from '#schema/messages/t'
import { choosePassword } from '../api/password'
import { followLink, redirect, useTitle } from '../app/navigation'
import { ACCEPT_PATH, HOME_PATH, PASSWORD_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { PasswordInput } from '../ui/password-input'
import { ProblemNote } from '../ui/problem-note'
import { Wordmark } from '../ui/wordmark'
import { TryAgain } from './try-again'

const SecondStep = lazyComponent(
  lazyPart(() => import('./second-step').then((part) => part.SecondStep)),
)

/** Target page of email links: sets a password. Removes the token from the address at once, to keep it out of the history. */
export function AcceptPage({ onSignedIn }: AcceptPageProps) {
  useTitle(t('Choose a password'))
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  useEffect(() => {
    window.history.replaceState(null, '', ACCEPT_PATH)
  }, [])
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card">
        <Wordmark />
        <h1>{t('Choose a password')}</h1>
        {token === '' ? <NoToken /> : <PasswordForm token={token} onSignedIn={onSignedIn} />}
      </div>
    </main>
  )
}

interface AcceptPageProps {
  readonly onSignedIn: () => Promise<void>
}

function NoToken() {
  return (
    <>
      <p>{t('Open this page with the button in your email. The link works only once.')}</p>
      <NewMail />
    </>
  )
}

function NewMail() {
  return (
    <a className="ed-button" data-look="plain" href={PASSWORD_PATH} onClick={followLink}>
      {t('Get a new link')}
    </a>
  )
}

function PasswordForm({ token, onSignedIn }: AcceptPageProps & { readonly token: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const [message, setMessage] = useState('')
  const [asksFor, setAsksFor] = useState<'code' | 'passkey' | null>(null)
  const [isChosen, setIsChosen] = useState(false)
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ password }) => {
    setMessage('')
    const result = await choosePassword(token, password)
    if (!result.ok) return setMessage(result.message)
    if (result.asksFor) return setAsksFor(result.asksFor)
    await enter().catch(() => setIsChosen(true))
  })
  if (asksFor) return <SecondStep asksFor={asksFor} onSignedIn={enter} />
  // The token works only once: a retry repeats only the sign-in.
  if (isChosen)
    return (
      <TryAgain
        text={t('Your password is saved, but the server can’t be reached now.')}
        enter={enter}
      />
    )
  return (
    <form className="ed-sign-in-form" noValidate onSubmit={(event) => void send(event)}>
      <ProblemNote text={message} />
      <FieldRow
        label={t('New password')}
        help={t('At least {minpasswordlength} characters. A few words are easy to remember.', {
          minpasswordlength: MIN_PASSWORD_LENGTH,
        })}
        error={errors.password?.message}
      >
        {(aria) => (
          <PasswordInput
            {...aria}
            {...register('password', {
              validate: (password) => passwordProblem(password) ?? true,
            })}
            autoComplete="new-password"
          />
        )}
      </FieldRow>
      <Button type="submit" look="primary" aria-disabled={isSubmitting}>
        {isSubmitting ? t('Saving…') : t('Save and sign in')}
      </Button>
      {message !== '' && <NewMail />}
    </form>
  )

  async function enter(): Promise<void> {
    await onSignedIn()
    redirect(HOME_PATH)
  }
}
