import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordProblem, SHORTEST_PASSWORD } from '#schema/api/password'
import { failureOf } from '../api/failure'
import { changePassword } from '../api/password'
import { endSessions, readHasTwoFactor, readMySessions, type Session } from '../api/people'
import { useApp } from '../app/app-context'
import { useAnswer } from '../app/use-answer'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { PasswordInput } from '../ui/password-input'
import { Spinner } from '../ui/spinner'
import { deviceWords } from './device-words'
import { Passkeys } from './passkeys'
import { TwoFactor } from './two-factor'
import './account-dialog.css'

/** One's own account: the password, and where one is signed in. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useApp()
  return (
    <Dialog title="Your account" description={account.email} onClose={onClose}>
      <div className="ed-own-account">
        <PasswordForm />
        <Codes />
        <Passkeys />
        <Sessions />
      </div>
    </Dialog>
  )
}

function Codes() {
  const { client } = useApp()
  const { answer } = useAnswer('second factor', () => readHasTwoFactor(client))
  if (answer.state === 'failed') return <p role="alert">{answer.failure.message}</p>
  if (answer.state === 'loading') return <Spinner label="Loading…" />
  return <TwoFactor isOn={answer.value} />
}

function PasswordForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { current: '', next: '' },
  })
  const [notice, setNotice] = useState<{ readonly ok: boolean; readonly text: string } | null>(null)
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ current, next }) => {
    setNotice(null)
    const result = await changePassword(current, next)
    if (result.ok) reset()
    setNotice(result.ok ? CHANGED : { ok: false, text: result.message })
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <h3>Password</h3>
      {notice && (
        <p
          className="ed-message"
          data-tone={notice.ok ? 'success' : 'danger'}
          role={notice.ok ? 'status' : 'alert'}
        >
          {notice.text}
        </p>
      )}
      <FieldRow label="Current password" error={errors.current?.message}>
        {(aria) => (
          <PasswordInput
            {...aria}
            {...register('current', {
              validate: (text) => text !== '' || 'Enter your current password',
            })}
            autoComplete="current-password"
          />
        )}
      </FieldRow>
      <FieldRow
        label="New password"
        help={`At least ${SHORTEST_PASSWORD} characters`}
        error={errors.next?.message}
      >
        {(aria) => (
          <PasswordInput
            {...aria}
            {...register('next', { validate: (text) => passwordProblem(text) ?? true })}
            autoComplete="new-password"
          />
        )}
      </FieldRow>
      <Button type="submit" aria-disabled={isSubmitting}>
        Change password
      </Button>
    </form>
  )
}

const CHANGED = {
  ok: true,
  text: 'Your password is changed. You are signed out on all other devices.',
}

function Sessions() {
  const { client } = useApp()
  const { answer, again } = useAnswer('sessions', () => readMySessions(client))
  const [message, setMessage] = useState('')

  async function endOthers(): Promise<void> {
    try {
      const count = await endSessions(client, null)
      setMessage(count === 0 ? 'You were signed in here only.' : 'You are signed in here only now.')
    } catch (error) {
      setMessage(failureOf(error).message)
    }
    again()
  }

  return (
    <section>
      <h3>Signed in on</h3>
      {answer.state === 'loading' && <Spinner label="Loading devices…" />}
      {answer.state === 'failed' && <p role="alert">{answer.failure.message}</p>}
      {answer.state === 'ready' && (
        <ul>
          {answer.value.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button onClick={() => void endOthers()}>Sign out everywhere else</Button>
      <p role="status" className="ed-quiet">
        {message}
      </p>
    </section>
  )
}

function SessionRow({ session: { device, createdAt, isThisOne } }: { readonly session: Session }) {
  const since = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      {deviceWords(device)}
      {isThisOne && <strong> (here)</strong>}
      <span className="ed-quiet">since {since.format(new Date(createdAt))}</span>
    </li>
  )
}
