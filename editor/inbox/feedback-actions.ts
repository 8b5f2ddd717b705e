import { Archive, RotateCcw, UserRoundCheck } from 'lucide-react'
import type { FeedbackStatus } from '#schema/api/forms'
import { t } from '#schema/messages/t'
import { type Feedback, updateFeedback } from '../api/inbox'
import type { OfferedAction, RowAction } from '../screens/list/use-row-actions'

/** Returns the actions on one or more messages in the list. */
export function feedbackActions(me: string): readonly OfferedAction<Feedback>[] {
  return [
    {
      ...{
        label: t('Assign to me'),
        icon: UserRoundCheck,
        done: ({ count, name }) =>
          t(
            '{count, plural, one {Assigned “{name}” to you.} other {Assigned # messages to you.}}',
            { count, name },
          ),
      },
      isFor: ({ assignee }) => assignee?.id !== me,
      run: changing(() => ({ assigneeId: me })),
    },
    {
      ...{
        label: t('Close'),
        icon: Archive,
        done: ({ count, name }) =>
          t('{count, plural, one {Closed “{name}”.} other {Closed # messages.}}', { count, name }),
      },
      isFor: ({ status }) => status !== 'CLOSED',
      run: changing(() => ({ status: 'CLOSED' })),
    },
    {
      ...{
        label: t('Open again'),
        icon: RotateCcw,
        done: ({ count, name }) =>
          t('{count, plural, one {Reopened “{name}”.} other {Reopened # messages.}}', {
            count,
            name,
          }),
      },
      isFor: ({ status }) => status === 'CLOSED',
      // Another person has already replied.
      run: changing(({ replies }) => ({ status: replies.length > 0 ? 'ANSWERED' : 'IN_PROGRESS' })),
    },
  ]
}

interface Change {
  readonly status?: FeedbackStatus
  readonly assigneeId?: string | null
}

/** Returns an action that changes messages. Undo restores the previous values, unless another person has changed them since. */
function changing(changeOf: (message: Feedback) => Change): RowAction<Feedback>['run'] {
  return async (client, message) => {
    const { id, status, assignee } = message
    const change = changeOf(message)
    const { version } = await updateFeedback(client, {
      ...{ id, expectedVersion: message.version },
      ...change,
    })
    const before = change.status ? { status } : { assigneeId: assignee?.id ?? null }
    return () => updateFeedback(client, { id, expectedVersion: version, ...before })
  }
}
