import { type FormEvent, useRef, useState } from 'react'
import { readSetup, SETUP_TEXT_LIMIT } from '#schema/api/network-setup'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { setUpNetwork } from '../api/locations'
import { newKey } from '../api/new-key'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { CountrySelect } from '../ui/country-select'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { TimeZoneSelect } from './time-zone-select'

const NOT_READ = t(
  'The location was saved, but the server can’t be reached right now. Reload to continue.',
)

/** Form for name, time zone and address. Input is kept if it has errors. */
export function SetUpForm({ onDone }: SetUpFormProps) {
  const { client } = useApp()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // One key per input: a second press, or a retry after a lost response, creates only one location.
  const key = useRef(newKey())

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!form.current || isAsking) return
    setMessage('')
    const read = readSetup(inputOf(new FormData(form.current)))
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return focusFirst(form.current, read.problems)
    setIsAsking(true)
    try {
      await setUpNetwork(client, read.setup, key.current)
      await onDone().catch(() => setMessage(NOT_READ))
    } catch (error) {
      setMessage(failureOf(error).message)
    }
    setIsAsking(false)
  }

  return (
    <form
      className="ed-sign-in-form ed-set-up-form"
      ref={form}
      onSubmit={submit}
      onChange={() => {
        key.current = newKey()
      }}
      noValidate
    >
      <ProblemNote text={message} />
      <TextRow name="name" label={t('Name')} required error={problems.name} />
      <FieldRow
        label={t('Time zone')}
        help={t('Used for opening hours, events and “today”')}
        error={problems.timeZone}
      >
        {(aria) => <TimeZoneSelect aria={aria} />}
      </FieldRow>
      <AddressRows problems={problems} />
      <Button type="submit" look="primary" aria-disabled={isAsking}>
        {isAsking ? t('Saving…') : t('Start')}
      </Button>
    </form>
  )
}

interface SetUpFormProps {
  readonly onDone: () => Promise<void>
}

/** Address fields, collapsed because they are optional, and expanded if they have errors. */
function AddressRows({ problems }: { readonly problems: Readonly<Record<string, string>> }) {
  const isWrong = Object.keys(problems).some((name) => name in ADDRESS || name === COUNTRY)
  return (
    <details open={isWrong || undefined}>
      <summary>{t('Address (optional)')}</summary>
      <div className="ed-set-up-address">
        {Object.entries(ADDRESS).map(([name, { label, help }]) => (
          <TextRow key={name} name={name} label={label} help={help} error={problems[name]} />
        ))}
        <FieldRow label={t('Country')} error={problems[COUNTRY]}>
          {(aria) => <CountrySelect {...aria} name={COUNTRY} defaultValue="" />}
        </FieldRow>
      </div>
    </details>
  )
}

const COUNTRY = 'countryCode'

const ADDRESS: Readonly<Record<string, { readonly label: string; readonly help?: string }>> = {
  addressLine1: { label: t('Street and number') },
  city: { label: t('City') },
  region: { label: t('Region or state') },
  postalCode: { label: t('Postal code') },
}

function TextRow({ name, label, help, required, error }: TextRowProps) {
  return (
    <FieldRow label={label} help={help} required={required ?? false} error={error}>
      {(aria) => <input {...aria} className="ed-input" name={name} maxLength={SETUP_TEXT_LIMIT} />}
    </FieldRow>
  )
}

interface TextRowProps {
  readonly name: string
  readonly label: string
  readonly help?: string | undefined
  readonly required?: boolean
  readonly error: string | undefined
}

function inputOf(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '')
  const parts = [...Object.keys(ADDRESS), COUNTRY]
  const address = Object.fromEntries(parts.map((name) => [name, text(name)]))
  return { name: text('name'), timeZone: text('timeZone'), address }
}

function focusFirst(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const [first] = Object.keys(problems)
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}
