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

/** Form for the assignee, status and internal note of a message. */
export function FeedbackForm({ message, onChanged, onConflict }: FeedbackFormProps) {
  const [updateFeedback, { loading: isBusy }] = useMutation(updateFeedbackMutation)
  // Unsaved input overrides the message, which a reply or another person may change.
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
      // Input entered during the request is still unsaved.
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
        help={manages ? undefined : t('To hand it back, choose “Nobody”. You’ll no longer see it.')}
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

/** Returns the form values changed after it was sent. */
function without(now: Partial<Draft>, sent: Partial<Draft>): Partial<Draft> {
  const later = Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)
  return Object.fromEntries(later)
}

interface Draft {
  readonly status: FeedbackStatus
  /** Id of a person; empty for nobody. */
  readonly assignee: string
  readonly note: string
}

function draftOf({ status, assignee, note }: Feedback): Draft {
  return { status, assignee: assignee?.id ?? '', note }
}

interface FeedbackFormProps {
  readonly message: Feedback
  readonly onChanged: (words: string) => void
  /** Called if another person saved first, to refetch the message. */
  readonly onConflict: () => void
}

const MAX_PEOPLE = 100

/** Returns whether a person may reply, so that read-only users aren't offered as assignees. The server decides. */
function mayAnswer(locationId: number) {
  return ({ assignments }: Person): boolean =>
    assignments.some(
      (assignment) =>
        (assignment.locationId === null || assignment.locationId === locationId) &&
        (assignment.level !== 'VIEW' || assignment.permissionSetId !== null),
    )
}

/**
 * Returns the people who may reply at the location, always including the user and the current assignee; for contributors, only
 * these two.
 */
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
        reload={() => void refetch()}
      />
    ),
  }
}
