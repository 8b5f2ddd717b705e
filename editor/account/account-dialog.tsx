import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD_LENGTH, passwordProblem } from '#schema/api/password'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import {
  endSessionsMutation,
  hasTwoFactorQuery,
  mySessionsQuery,
  setLanguageMutation,
} from '../api/operations/people'
import { changePassword } from '../api/password'
import type { Session } from '../api/people'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { LanguageChoice } from '../app/language-choice'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { PasswordInput } from '../ui/password-input'
import { Spinner } from '../ui/spinner'
import { deviceLabel } from './device-label'
import { Passkeys } from './passkeys'
import { ThemeChoice } from './theme-choice'
import { TwoFactor } from './two-factor'
import './account-dialog.css'

/** Dialog for the user's own account: password and active sessions. */
export const AccountDialog = withApi(OwnAccount)

function OwnAccount({ onClose }: { readonly onClose: () => void }) {
  const { account } = useApp()
  return (
    <Dialog title={t('Your account')} description={account.email} onClose={onClose}>
      <div className="ed-own-account">
        <PasswordForm />
        <Codes />
        <Passkeys />
        <Sessions />
        <AccountLanguage />
        <ThemeChoice />
      </div>
    </Dialog>
  )
}

function AccountLanguage() {
  const [setLanguage] = useMutation(setLanguageMutation)
  const [problem, setProblem] = useState('')

  async function store(language: string): Promise<boolean> {
    try {
      await setLanguage({ variables: { language } })
      return true
    } catch (error) {
      setProblem(failureOf(error).message)
      return false
    }
  }

  return (
    <>
      <LanguageChoice store={store} />
      <p role="alert">{problem}</p>
    </>
  )
}

function Codes() {
  const { data, error } = useQuery(hasTwoFactorQuery)
  if (error) return <p role="alert">{failureOf(error).message}</p>
  if (!data) return <Spinner label={t('Loading…')} />
  return <TwoFactor isOn={data.me?.hasTwoFactor ?? false} />
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
      <h3>{t('Password')}</h3>
      {notice && (
        <p
          className="ed-message"
          data-tone={notice.ok ? 'success' : 'danger'}
          role={notice.ok ? 'status' : 'alert'}
        >
          {notice.text}
        </p>
      )}
      <FieldRow label={t('Current password')} error={errors.current?.message}>
        {(aria) => (
          <PasswordInput
            {...aria}
            {...register('current', {
              validate: (text) => text !== '' || t('Enter your current password'),
            })}
            autoComplete="current-password"
          />
        )}
      </FieldRow>
      <FieldRow
        label={t('New password')}
        help={t('At least {minpasswordlength} characters', {
          minpasswordlength: MIN_PASSWORD_LENGTH,
        })}
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
        {t('Change password')}
      </Button>
    </form>
  )
}

const CHANGED = {
  ok: true,
  text: t('Your password was changed. You’ve been signed out on all other devices.'),
}

function Sessions() {
  const { data, error } = useQuery(mySessionsQuery)
  const [endSessions] = useMutation(endSessionsMutation, { refetchQueries: [mySessionsQuery] })
  const [message, setMessage] = useState('')

  async function endOthers(): Promise<void> {
    try {
      const ended = await endSessions({ variables: { personId: null } })
      setMessage(
        ended.data?.endSessions === 0
          ? t('You weren’t signed in anywhere else.')
          : t('You’ve been signed out everywhere else.'),
      )
    } catch (reason) {
      setMessage(failureOf(reason).message)
    }
  }

  return (
    <section>
      <h3>{t('Signed in on')}</h3>
      {!data && !error && <Spinner label={t('Loading devices…')} />}
      {error && <p role="alert">{failureOf(error).message}</p>}
      {data && (
        <ul>
          {data.mySessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button onClick={() => void endOthers()}>{t('Sign out everywhere else')}</Button>
      <p role="status" className="ed-quiet">
        {message}
      </p>
    </section>
  )
}

function SessionRow({ session: { device, createdAt, isThisOne } }: { readonly session: Session }) {
  return (
    <li>
      {deviceLabel(device)}
      {isThisOne && <strong> {t('(here)')}</strong>}
      <span className="ed-quiet">{t('Signed in {when}', { when: formatMoment(createdAt) })}</span>
    </li>
  )
}
