import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Feedback } from '../api/inbox'
import { feedbackListQuery } from '../api/operations/inbox'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { messagePath } from '../app/routes'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import { NoMatch } from '../screens/list/no-match'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { type Refusals, type RowActions, useRowActions } from '../screens/list/use-row-actions'
import { managesSomething } from '../screens/screens'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { feedbackActions } from './feedback-actions'
import { FEEDBACK_LABELS, locationName, writerOf } from './inbox-labels'
import { feedbackVariables, type InboxQuery, isInboxNarrowed, PAGE_SIZE } from './inbox-query'

/** List of visitor messages; each row links to its message. */
export function FeedbackList({ query, locations, onClear }: FeedbackListProps) {
  const { account } = useApp()
  const list = usePagedQuery(feedbackListQuery, {
    variables: feedbackVariables(query, account.id),
    partOf: (answer) => answer.feedback,
  })
  const actions = useRowActions<Feedback>(list.refetch, {
    nameOf: writerOf,
  })
  return (
    <>
      <List
        list={list}
        loading={t('Loading messages…')}
        pageSize={PAGE_SIZE}
        empty={
          isInboxNarrowed(query) ? (
            <NoMatch
              icon={<Inbox size={32} />}
              title={t('No message matches')}
              showAll={t('Show all messages')}
              onShowAll={onClear}
            />
          ) : (
            <EmptyState icon={<Inbox size={32} />} title={t('No messages yet')}>
              {managesSomething(account, 'message')
                ? t('Messages from the feedback forms of your site appear here.')
                : t(
                    'Nothing is assigned to you. You’ll get an email when a message is assigned to you.',
                  )}
            </EmptyState>
          )
        }
      >
        {({ nodes }) => <FoundFeedback messages={nodes} {...{ locations, actions }} />}
      </List>
      <ScreenToast toast={actions.toast} />
    </>
  )
}

/** The matching messages with bulk actions. */
function FoundFeedback({ messages, locations, actions }: FoundFeedbackProps) {
  const { account } = useApp()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <ListTable
        name="feedback"
        className="ed-inbox-table"
        columns={columnsOf(locations, actions.refusals)}
        rows={messages}
        keyOf={({ id }) => String(id)}
        selection={{
          ...{ label: t('Select all messages in this list'), selected },
          nameOf: (message) => t('the message from {writer}', { writer: writerOf(message) }),
          onSelect: (ids) => setSelected(new Set(ids)),
        }}
      />
      <BulkBar
        label={t('Selected messages')}
        // Messages that are no longer listed are no longer selected.
        rows={messages.filter(({ id }) => selected.has(String(id)))}
        actions={feedbackActions(account.id)}
        isBusy={actions.isBusy}
        onAction={(action, meant) => void actions.run(action, meant)}
        onClear={() => setSelected(new Set())}
      />
    </>
  )
}

interface FoundFeedbackProps {
  readonly messages: readonly Feedback[]
  readonly locations: readonly LocationName[]
  readonly actions: RowActions<Feedback>
}

interface FeedbackListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
}

function columnsOf(locations: readonly LocationName[], refusals: Refusals): Column<Feedback>[] {
  return [
    {
      label: t('Message'),
      cell: (message) => (
        <>
          <a href={messagePath(message.id)} onClick={followLink}>
            {writerOf(message)}
          </a>
          <span className="ed-quiet ed-inbox-line">{message.message}</span>
          <Refusal reason={refusals.get(message.id)} />
        </>
      ),
    },
    { label: t('Location'), cell: ({ locationId }) => locationName(locations, locationId) },
    {
      label: t('Status'),
      cell: ({ status }) => (
        <span className="ed-inbox-status" data-status={status}>
          {FEEDBACK_LABELS[status]}
        </span>
      ),
    },
    {
      ...{ label: t('Assigned to'), labelsCards: true },
      cell: ({ assignee }) => assignee?.name ?? <span className="ed-quiet">{t('Nobody')}</span>,
    },
    {
      label: t('Received'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    },
  ]
}
