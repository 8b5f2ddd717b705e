import { useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { passkeysQuery } from '../api/operations/people'
import {
  addPasskey,
  hasPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../api/passkeys'
import type { PasswordResult } from '../api/password'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { PasswordInput } from '../ui/password-input'
import { Spinner } from '../ui/spinner'
import { deviceLabel } from './device-label'

/** List of the user's own passkeys, with actions to add, rename and remove them. */
export function Passkeys({ onAdded }: { readonly onAdded?: () => void }) {
  const { data, error, refetch } = useQuery(passkeysQuery)
  const passkeys = data?.me?.passkeys ?? []
  const [isAdding, setIsAdding] = useState(false)
  const [notice, setNotice] = useState('')
  function showMessage(words: string): void {
    setNotice(words)
    void refetch()
  }
  return (
    <section>
      <h3>{t('Passkeys')}</h3>
      <p className="ed-quiet">
        {t(
          'Sign in with your fingerprint, face or PIN instead of a password and code. If you lose the device, sign in another way and remove its passkey here, or ask someone who manages people.',
        )}
      </p>
      {notice !== '' && (
        <p className="ed-message" data-tone="success" role="status">
          {notice}
        </p>
      )}
      {!data && !error && <Spinner label={t('Loading passkeys…')} />}
      {error && <p role="alert">{failureOf(error).message}</p>}
      {passkeys.length > 0 && (
        <ul className="ed-passkeys" aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={showMessage} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewPasskey
          onCancel={() => setIsAdding(false)}
          onAdded={(name) => {
            setIsAdding(false)
            showMessage(t('“{name}” added.', { name }))
            onAdded?.()
          }}
        />
      ) : (
        <AddButton onPress={() => setIsAdding(true)} />
      )}
    </section>
  )
}

function AddButton({ onPress }: { readonly onPress: () => void }) {
  if (!hasPasskeys()) return <p className="ed-quiet">{t('This browser can’t use passkeys.')}</p>
  return <Button onClick={onPress}>{t('Add a passkey')}</Button>
}

function NewPasskey({ onAdded, onCancel }: NewPasskeyProps) {
  const [name, setName] = useState(() => deviceLabel(navigator.userAgent))
  const [password, setPassword] = useState('')
  const { problem, isBusy, run } = useStep()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return run(t('Enter a name'))
    if (password === '') return run(t('Enter your password'))
    void run(
      () => addPasskey({ name: name.trim(), password }),
      () => onAdded(name.trim()),
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <FieldRow label={t('Name')} help={t('Helps you tell your passkeys apart')}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FieldRow>
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
      <div className="ed-passkey-steps">
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? t('Waiting for your device…') : t('Continue')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}

interface NewPasskeyProps {
  readonly onAdded: (name: string) => void
  readonly onCancel: () => void
}

const MAX_NAME_LENGTH = 100

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, onChanged }: PasskeyRowProps) {
  const [step, setStep] = useState<'rename' | 'remove' | null>(null)
  const [newName, setNewName] = useState(name)
  const { problem, isBusy, run } = useStep()
  const close = () => setStep(null)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    void run(
      () => renamePasskey(id, newName.trim()),
      () => {
        close()
        onChanged(t('Renamed to “{newName}”.', { newName: newName.trim() }))
      },
    )
  }
  const remove = () =>
    void run(
      () => removePasskey(id),
      () => onChanged(t('“{name}” removed.', { name })),
    )
  return (
    <li>
      <span>{name}</span>
      <span className="ed-quiet">
        {lastUsedAt
          ? t('Added {day}, last used {used}', {
              day: formatDay(createdAt),
              used: formatDay(lastUsedAt),
            })
          : t('Added {day}, not used yet', { day: formatDay(createdAt) })}
      </span>
      {step === 'rename' && (
        <form noValidate onSubmit={rename}>
          <FieldRow label={t('Name')} error={problem || undefined}>
            {(aria) => (
              <input
                {...aria}
                // biome-ignore lint/a11y/noAutofocus: “Rename” was pressed to type here.
                autoFocus
                className="ed-input"
                maxLength={MAX_NAME_LENGTH}
                value={newName}
                onChange={({ target }) => setNewName(target.value)}
              />
            )}
          </FieldRow>
          <Steps label={t('Save')} isBusy={isBusy} onCancel={close} />
        </form>
      )}
      {step === 'remove' && (
        <div>
          <p role="alert">
            {problem ||
              t('Remove “{name}”? You won’t be able to sign in with it anymore.', { name })}
          </p>
          <div className="ed-passkey-steps">
            <Button look="danger" aria-disabled={isBusy} onClick={remove}>
              {t('Remove passkey')}
            </Button>
            <Button onClick={close}>{t('Cancel')}</Button>
          </div>
        </div>
      )}
      {step === null && (
        <div className="ed-passkey-steps">
          <Button aria-label={t('Rename {name}', { name })} onClick={() => setStep('rename')}>
            {t('Rename')}
          </Button>
          <Button aria-label={t('Remove {name}', { name })} onClick={() => setStep('remove')}>
            {t('Remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  /** Called with a message that describes the change. */
  readonly onChanged: (words: string) => void
}

function Steps({ label, isBusy, onCancel }: StepsProps) {
  return (
    <div className="ed-passkey-steps">
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {label}
      </Button>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </div>
  )
}

interface StepsProps {
  readonly label: string
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** Returns a function that runs one server request at a time, and the error message of the last one. */
function useStep() {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  return { problem, isBusy, run }

  async function run(
    step: string | (() => Promise<PasswordResult>),
    onDone?: () => void,
  ): Promise<void> {
    if (typeof step === 'string') return setProblem(step)
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    const result = await step()
    setIsBusy(false)
    if (result.ok) onDone?.()
    else setProblem(result.message)
  }
}

function formatDay(instant: string): string {
  return formatDate(instant, { dateStyle: 'medium' })
}
