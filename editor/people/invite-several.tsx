import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { invitePerson, isMailWaiting } from '../api/people'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { AssignmentFields, type AssignmentRow, assignmentsOf, newRows } from './assignment-fields'
import { InvitationLanguage } from './invitation-language'
import { readAddressees } from './read-addressees'

/** Maximum number of invitations at once: the server limits each user to 100 per hour. */
const MAX_COUNT = 100

interface Refused {
  readonly line: string
  readonly reason: string
}

/** Dialog that invites several people with the same access. Refused ones stay in the field with the reason. */
export function InviteSeveral({ locations, onInvited, onClose }: InviteSeveralProps) {
  const { client, account } = useApp()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly AssignmentRow[]>(() => newRows(account, locations))
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [language, setLanguage] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [sent, setSent] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy) return
    const { people, wrong } = readAddressees(text)
    const unfit = problemOf(people.length, wrong, rows.length)
    setProblem(unfit)
    setIsChecked(true)
    const assignments = assignmentsOf(rows)
    if (unfit !== '' || !assignments) return
    setIsBusy(true)
    const failed: Refused[] = []
    // Sequential, so that refusals are listed in the entered order.
    for (const { name, email } of people)
      try {
        await invitePerson(client, { name, email, assignments, language })
      } catch (error) {
        failed.push({ line: `${name} <${email}>`, reason: failureOf(error).message })
      }
    setIsBusy(false)
    const done = people.length - failed.length
    if (failed.length === 0)
      return onInvited(
        (await isMailWaiting(client))
          ? t(
              '{count, plural, one {# invitation is waiting: no mail server is set up. Open it under Emails and pass it on.} other {# invitations are waiting: no mail server is set up. Open them under Emails and pass them on.}}',
              { count: done + sent },
            )
          : onTheWay(done + sent),
      )
    setSent(sent + done)
    setRefused(failed)
    setText(failed.map(({ line }) => line).join('\n'))
  }

  return (
    <Dialog
      title={t('Invite several people')}
      description={t('Each gets an email with a link to choose a password. It works for 7 days.')}
      onClose={() => (sent > 0 ? onInvited(onTheWay(sent)) : onClose())}
      footer={
        <Button look="primary" aria-disabled={isBusy} onClick={() => void send()}>
          {isBusy ? t('Sending…') : t('Send invitations')}
        </Button>
      }
    >
      <div className="ed-person-form">
        {refused.length > 0 && (
          <div className="ed-message" data-tone="danger" role="alert">
            <p>
              {sent > 0
                ? t(
                    '{count, plural, one {# invitation is on the way. These couldn’t be sent:} other {# invitations are on the way. These couldn’t be sent:}}',
                    { count: sent },
                  )
                : t('Nobody was invited:')}
            </p>
            <ul>
              {refused.map(({ line, reason }) => (
                <li key={line}>{`${line}: ${reason}`}</li>
              ))}
            </ul>
          </div>
        )}
        <FieldRow
          label={t('People')}
          required
          help={t(
            "One per line: Asha Patel '<'asha@example.org'>', or a name and an address pasted from a table",
          )}
          error={problem || undefined}
        >
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={6}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldRow>
        <AssignmentFields {...{ rows, locations, isChecked }} onChange={setRows} />
        <InvitationLanguage language={language} choose={setLanguage} />
      </div>
    </Dialog>
  )
}

interface InviteSeveralProps {
  readonly locations: readonly LocationName[]
  /** Called with a message that describes the result. */
  readonly onInvited: (words: string) => void
  readonly onClose: () => void
}

function problemOf(count: number, wrong: readonly string[], places: number): string {
  const [line] = wrong
  if (line !== undefined)
    return t('There is no email address in “{line}”.', { line: line.slice(0, 80) })
  if (count === 0) return t('Enter at least one email address')
  if (count > MAX_COUNT)
    return t(
      'You can invite up to {maxcount} people at once. You entered {count}: remove some and try again.',
      {
        maxcount: MAX_COUNT,
        count,
      },
    )
  return places === 0 ? t('Add at least one location') : ''
}

function onTheWay(count: number): string {
  return t(
    '{count, plural, one {# invitation is on the way.} other {# invitations are on the way.}}',
    { count },
  )
}
