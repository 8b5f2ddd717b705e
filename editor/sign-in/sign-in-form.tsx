import { type FormEvent, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { signIn } from '../api/password'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { PasswordInput } from '../ui/password-input'
import { ProblemNote } from '../ui/problem-note'
import { TryAgain } from './try-again'

const SecondStep = lazyComponent(
  lazyPart(() => import('./second-step').then((part) => part.SecondStep)),
)

const PasskeyWay = lazyComponent(
  lazyPart(() => import('./passkey-way').then((part) => part.PasskeyWay)),
)

/** Form for email and password, or a passkey. Input is kept after an error. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [message, setMessage] = useState('')
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const [asksFor, setAsksFor] = useState<'code' | 'passkey' | null>(null)
  const [isAccepted, setIsAccepted] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!form.current || isAsking) return
    const data = new FormData(form.current)
    const credentials = {
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
    }
    const empty = (['email', 'password'] as const).filter((name) => credentials[name] === '')
    setMissing(empty)
    setMessage('')
    if (empty[0]) return focus(empty[0])
    setIsAsking(true)
    const result = await signIn(credentials)
    if (result.ok && result.asksFor) setAsksFor(result.asksFor)
    else if (result.ok) await onSignedIn().catch(() => setIsAccepted(true))
    else setMessage(result.message)
    setIsAsking(false)
    if (!result.ok && result.wrong) focus('password')
  }

  function focus(name: string): void {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  if (isAccepted)
    return (
      <TryAgain
        text={t('You are signed in, but the server can’t be reached now.')}
        enter={onSignedIn}
      />
    )
  if (asksFor)
    return <SecondStep asksFor={asksFor} onSignedIn={onSignedIn} onBack={() => setAsksFor(null)} />
  return (
    <>
      <form className="ed-sign-in-form" ref={form} onSubmit={submit} noValidate>
        <ProblemNote text={message} />
        <FieldRow
          label={t('Email')}
          error={missing.includes('email') ? t('Enter your email address') : undefined}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              name="email"
              type="email"
              autoComplete="username webauthn"
              autoCapitalize="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: what is typed as soon as the page is there belongs here.
              autoFocus={email === ''}
              defaultValue={email}
            />
          )}
        </FieldRow>
        <FieldRow
          label={t('Password')}
          error={missing.includes('password') ? t('Enter your password') : undefined}
        >
          {(aria) => (
            <PasswordInput
              {...aria}
              autoFocus={email !== ''}
              name="password"
              autoComplete="current-password"
            />
          )}
        </FieldRow>
        <Button type="submit" look="primary" aria-disabled={isAsking}>
          {isAsking ? t('Signing in…') : t('Sign in')}
        </Button>
      </form>
      <PasskeyWay isOffered={email === ''} onSignedIn={onSignedIn} />
    </>
  )
}

interface SignInFormProps {
  readonly email?: string
  readonly onSignedIn: () => Promise<void>
}
