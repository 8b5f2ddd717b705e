import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { disableTwoFactor, enableTwoFactor, type NewCodes, verifyCode } from '../api/password'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { PasswordInput } from '../ui/password-input'

type Step = 'off' | 'on' | 'password' | NewCodes

/** Settings for two-factor authentication with an authenticator app: turns it on and off for the user's own account. */
export function TwoFactor({ isOn, onTurnedOn }: TwoFactorProps) {
  const [step, setStep] = useState<Step>(isOn ? 'on' : 'off')
  const [notice, setNotice] = useState('')
  if (typeof step === 'object')
    return (
      <NewCodesForm
        codes={step}
        onDone={() => {
          setStep('on')
          onTurnedOn?.()
          setNotice(
            t('Two-step verification is on. You’ll enter a code from your app when you sign in.'),
          )
        }}
      />
    )
  const isEntering = step === 'password'

  async function begin(password: string): Promise<string | null> {
    setNotice('')
    const result = await enableTwoFactor(password)
    if (result.ok) setStep(result)
    return result.ok ? null : result.message
  }

  async function turnOff(password: string): Promise<string | null> {
    setNotice('')
    const result = await disableTwoFactor(password)
    if (result.ok) setStep('off')
    return result.ok ? null : result.message
  }

  return (
    <section>
      <h3>{t('Two-step verification')}</h3>
      <p className="ed-quiet">
        {step === 'on' ? ON : t('Enter a code from your authenticator app when you sign in.')}
      </p>
      {notice !== '' && (
        <p className="ed-message" data-tone="success" role="status">
          {notice}
        </p>
      )}
      {isEntering || step === 'on' ? (
        <PasswordForm
          label={step === 'on' ? t('Turn off') : t('Continue')}
          send={step === 'on' ? turnOff : begin}
        />
      ) : (
        <Button onClick={() => setStep('password')}>{t('Turn on')}</Button>
      )}
    </section>
  )
}

interface TwoFactorProps {
  readonly isOn: boolean
  /** Called after a valid code has proved that the app works. */
  readonly onTurnedOn?: () => void
}

const ON = t(
  'You enter a code from your authenticator app when you sign in. To turn this off, enter your password.',
)

function PasswordForm({ label, send }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(password === '' ? t('Enter your password') : ((await send(password)) ?? ''))
    setPassword('')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FieldRow label={t('Your password')} error={problem || undefined}>
        {(aria) => (
          <PasswordInput
            {...aria}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </FieldRow>
      <Button type="submit">{label}</Button>
    </form>
  )
}

interface PasswordFormProps {
  readonly label: string
  /** Returns the error message; `null` if there is none. */
  readonly send: (password: string) => Promise<string | null>
}

/** Form with the QR code, the backup codes and a field for the first code, which proves that the app works. */
function NewCodesForm({ codes: { totpURI, backupCodes }, onDone }: NewCodesFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const result = await verifyCode(code)
    if (result.ok) onDone()
    else setProblem(result.message)
  }
  return (
    <section>
      <h3>{t('Two-step verification')}</h3>
      <ol className="ed-two-factor">
        <li>
          <p>{t('Scan this QR code with an authenticator app on your phone.')}</p>
          <QRCodeSVG
            value={totpURI}
            size={176}
            marginSize={2}
            title={t('QR code for your authenticator app')}
          />
          <details>
            <summary>{t('Enter the key by hand instead')}</summary>
            <code>{new URL(totpURI).searchParams.get('secret')}</code>
          </details>
        </li>
        <li>
          <p>
            {t(
              'Keep these backup codes in a safe place. You can use each one once if you don’t have your phone.',
            )}
          </p>
          <ul className="ed-backup-codes" aria-label={t('Backup codes')}>
            {backupCodes.map((backup) => (
              <li key={backup}>
                <code>{backup}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <FieldRow label={t('Code from your authenticator app')} error={problem || undefined}>
              {(aria) => (
                <input
                  {...aria}
                  className="ed-input"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  value={code}
                  onChange={({ target }) => setCode(target.value)}
                />
              )}
            </FieldRow>
            <Button type="submit" look="primary">
              {t('Turn on')}
            </Button>
          </form>
        </li>
      </ol>
    </section>
  )
}

interface NewCodesFormProps {
  readonly codes: NewCodes
  readonly onDone: () => void
}
