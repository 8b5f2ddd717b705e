import { useMutation, useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { type FeedbackStatus, FORM_LIMITS, feedbackStatuses } from '#schema/api/forms'
import { t } from '#schema/messages/t'
import { failureIn, failureOf } from '../api/failure'
import type { Feedback } from '../api/inbox'
import { updateFeedbackMutation } from '../api/operations/inbox'
import { peopleQuery } from '../api/operations/people'
import type { Person } from '../api/people'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { Choice } from '../screens/choice'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { feedbackOptions } from './inbox-labels'

/** The assignee, status and internal note of a message. */
export function FeedbackForm({ message, onChanged, onConflict }: FeedbackFormProps) {
  const [updateFeedback, { loading: isBusy }] = useMutation(updateFeedbackMutation)
  // What was not saved yet lies over the message: an answer, or someone else, changes what is below.
  const [draft, setDraft] = useState<Partial<Draft>>({})
  const { status, assignee, note } = { ...draftOf(message), ...draft }
  const [failure, setFailure] = useState('')
  const { people, unread, manages } = useAssignees(message)

  function change(part: Partial<Draft>): void {
    setDraft((before) => ({ ...before, ...part }))
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    try {
      const { id, version: expectedVersion } = message
      const values = { id, expectedVersion, status, assigneeId: assignee || null, note }
      await updateFeedback({ variables: values })
      onChanged(t('Saved.'))
      // What was entered meanwhile is not saved yet.
      setDraft((now) => (now === draft ? {} : without(now, draft)))
    } catch (error) {
      const reason = failureOf(error)
      setFailure(reason.message)
      if (reason.kind === 'conflict') onConflict()
    }
  }

  return (
    <form className="ed-inbox-form" onSubmit={(event) => void save(event)}>
      <ProblemNote text={failure} />
      <Choice
        label={t('Status')}
        value={status}
        options={feedbackOptions}
        onChange={(value) =>
          change({ status: feedbackStatuses.find((one) => one === value) ?? status })
        }
      />
      <Choice
        label={t('Assigned to')}
        help={manages ? undefined : t('Give it back with “Nobody”; you no longer see it then.')}
        value={assignee}
        options={[['', t('Nobody')], ...people]}
        onChange={(value) => change({ assignee: value })}
      />
      {unread}
      <FieldRow label={t('Note')} help={t('Only your team sees it.')}>
        {(aria) => (
          <textarea
            {...aria}
            className="ed-input"
            rows={4}
            maxLength={FORM_LIMITS.note}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </FieldRow>
      <Button type="submit" aria-disabled={isBusy}>
        {t('Save')}
      </Button>
    </form>
  )
}

/** What of a form was changed after it was sent. */
function without(now: Partial<Draft>, sent: Partial<Draft>): Partial<Draft> {
  const later = Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)
  return Object.fromEntries(later)
}

interface Draft {
  readonly status: FeedbackStatus
  /** The id of a person; empty is nobody. */
  readonly assignee: string
  readonly note: string
}

function draftOf({ status, assignee, note }: Feedback): Draft {
  return { status, assignee: assignee?.id ?? '', note }
}

interface FeedbackFormProps {
  readonly message: Feedback
  readonly onChanged: (words: string) => void
  /** Called when someone else was first: the message is to be read again. */
  readonly onConflict: () => void
}

const MAX_PEOPLE = 100

/** Who looks only is not asked for an answer. The server decides. */
function mayAnswer(locationId: number) {
  return ({ assignments }: Person): boolean =>
    assignments.some(
      (assignment) =>
        (assignment.locationId === null || assignment.locationId === locationId) &&
        (assignment.level !== 'VIEW' || assignment.permissionSetId !== null),
    )
}

/** Those who may answer at the location, and always the user and the current assignee; for who contributes, these alone. */
function useAssignees({ locationId, assignee }: Feedback) {
  const { account } = useApp()
  const manages = managesLocation(account, locationId, 'message')
  const canSeePeople = managesLocation(account, locationId)
  const { data, error, refetch } = useQuery(peopleQuery, {
    variables: { locationId, status: 'ACTIVE', first: MAX_PEOPLE },
    skip: !canSeePeople,
  })
  const found = data?.people.nodes.filter(mayAnswer(locationId))
  const people = new Map(found?.map(({ id, name }) => [id, name]))
  if (assignee) people.set(assignee.id, assignee.name)
  people.set(account.id, t('{name} (you)', { name: account.name }))
  return {
    ...{ people: [...people], manages },
    unread: (
      <UnreadNote
        text={t('The other people couldn’t be loaded.')}
        failure={failureIn(error)}
        again={() => void refetch()}
      />
    ),
  }
}
