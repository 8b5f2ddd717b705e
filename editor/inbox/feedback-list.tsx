import { Inbox } from 'lucide-react'
import type { LocationName } from '../api/answers'
import { type Feedback, searchFeedback } from '../api/inbox'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { messagePath } from '../app/routes'
import { List } from '../screens/list/list'
import { type Column, ListTable } from '../screens/list/list-table'
import { NoMatch } from '../screens/list/no-match'
import { useList } from '../screens/list/use-list'
import { EmptyState } from '../ui/empty-state'
import { dayWords } from '../ui/local-words'
import { feedbackVariables, type InboxQuery, isInboxNarrowed, PAGE_SIZE } from './inbox-query'
import { FEEDBACK_WORDS, locationName, writerOf } from './inbox-words'

/** What visitors wrote; each row leads to the message. */
export function FeedbackList({ query, locations, onClear }: FeedbackListProps) {
  const { client, account } = useApp()
  const list = useList(`feedback ${JSON.stringify(query)}`, (after) =>
    searchFeedback(client, feedbackVariables(query, { after, me: account.id })),
  )
  return (
    <List
      list={list}
      what="messages"
      pageSize={PAGE_SIZE}
      empty={
        isInboxNarrowed(query) ? (
          <NoMatch
            icon={<Inbox size={32} />}
            title="No message matches"
            showAll="Show all messages"
            onShowAll={onClear}
          />
        ) : (
          <EmptyState icon={<Inbox size={32} />} title="No messages yet">
            What visitors write in a Feedback form of your site arrives here.
          </EmptyState>
        )
      }
    >
      {({ nodes }) => (
        <ListTable
          className="ed-inbox-table"
          columns={columnsOf(locations)}
          rows={nodes}
          keyOf={({ id }) => id}
        />
      )}
    </List>
  )
}

interface FeedbackListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
}

function columnsOf(locations: readonly LocationName[]): Column<Feedback>[] {
  return [
    {
      label: 'Message',
      cell: (message) => (
        <>
          <a href={messagePath(message.id)} onClick={followLink}>
            {writerOf(message)}
          </a>
          <span className="ed-quiet ed-inbox-line">{message.message}</span>
        </>
      ),
    },
    { label: 'Location', cell: ({ locationId }) => locationName(locations, locationId) },
    {
      label: 'Status',
      cell: ({ status }) => (
        <span className="ed-inbox-status" data-status={status}>
          {FEEDBACK_WORDS[status]}
        </span>
      ),
    },
    {
      label: 'Assigned to',
      cell: ({ assignee }) => assignee?.name ?? <span className="ed-quiet">Nobody</span>,
    },
    {
      label: 'Received',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayWords(createdAt)}</time>,
    },
  ]
}
