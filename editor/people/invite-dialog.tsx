import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { invitePerson, isMailWaiting } from '../api/people'
import { useApp } from '../app/app-context'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { AssignmentFields, type AssignmentRow, assignmentsOf, newRows } from './assignment-fields'
import { InvitationLanguage } from './invitation-language'

interface InviteValues {
  readonly name: string
  readonly email: string
}

/** Dialog that invites a person by email. Input is kept if it has errors. */
export function InviteDialog({ locations, onInvited, onClose }: InviteDialogProps) {
  const { client, account } = useApp()
  const { register, handleSubmit, setError, formState } = useForm<InviteValues>({
    defaultValues: { name: '', email: '' },
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const [rows, setRows] = useState<readonly AssignmentRow[]>(() => newRows(account, locations))
  const [language, setLanguage] = useState<string | null>(null)
  const [message, setMessage] = useState('')

  const send = handleSubmit(async ({ name, email }) => {
    setMessage('')
    const assignments = assignmentsOf(rows)
    if (!assignments || rows.length === 0) return
    try {
      await invitePerson(client, { name, email, assignments, language })
      onInvited(
        (await isMailWaiting(client))
          ? t(
              'No mail server is set up, so {name}’s invitation is waiting. Open it under Emails and pass it on.',
              { name: name.trim() },
            )
          : t('{name}’s invitation is on its way.', { name: name.trim() }),
      )
    } catch (error) {
      const failure = failureOf(error)
      // The conflict is an existing account with this address.
      if (failure.kind === 'conflict')
        setError('email', { message: failure.message }, { shouldFocus: true })
      else setMessage(failure.message)
    }
  })

  return (
    <Dialog
      title={t('Invite someone')}
      description={t(
        'This person gets an email with a link to choose a password. The link works for 7 days, and you can resend it.',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isSubmitting ? t('Sending…') : t('Send invitation')}
          isBusy={isSubmitting}
          onConfirm={() => void send()}
          onCancel={onClose}
        />
      }
    >
      <form className="ed-person-form" noValidate onSubmit={(event) => void send(event)}>
        <ProblemNote text={message} />
        <FieldRow label={t('Name')} required error={errors.name?.message}>
          {(aria) => (
            <input
              {...aria}
              {...register('name', { validate: (name) => name.trim() !== '' || t('Enter a name') })}
              className="ed-input"
              autoComplete="off"
              maxLength={100}
            />
          )}
        </FieldRow>
        <FieldRow label={t('Email')} required error={errors.email?.message}>
          {(aria) => (
            <input
              {...aria}
              {...register('email', {
                validate: (email) =>
                  /^\S+@\S+\.\S+$/.test(email.trim()) ||
                  t('Enter an email address, such as name@example.org'),
              })}
              className="ed-input"
              type="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
        </FieldRow>
        <AssignmentFields
          rows={rows}
          locations={locations}
          onChange={setRows}
          isChecked={isSubmitted}
          error={isSubmitted && rows.length === 0 ? t('Add at least one location') : undefined}
        />
        <InvitationLanguage language={language} choose={setLanguage} />
        {/* Lets Enter in a field submit the form. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

interface InviteDialogProps {
  readonly locations: readonly LocationName[]
  /** Called with a message that describes the result. */
  readonly onInvited: (words: string) => void
  readonly onClose: () => void
}
