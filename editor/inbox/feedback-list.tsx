import { Inbox } from 'lucide-react'
import type { LocationName } from '../api/answers'
import { type Feedback, searchFeedback } from '../api/inbox'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { followLink } from '../app/navigation'
import { messagePath } from '../app/routes'
import { useAnswer } from '../app/use-answer'
import { Paging } from '../screens/paging'
import { useCursors } from '../screens/use-cursors'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { feedbackVariables, type InboxQuery, MESSAGES_AT_ONCE } from './inbox-query'
import { dayOf, FEEDBACK_WORDS, writerOf } from './inbox-words'

/** What visitors wrote; each row leads to the message. */
export function FeedbackList({ query, locations, onClear }: FeedbackListProps) {
  const { client, account } = useApp()
  const key = `feedback ${JSON.stringify(query)}`
  const { cursors, setCursors } = useCursors(key)
  const after = cursors.at(-1) ?? null
  const { answer, isAsking, again } = useAnswer(`${key} ${after}`, () =>
    searchFeedback(client, feedbackVariables(query, { after, me: account.id })),
  )
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.state === 'loading') return <Spinner label="Loading messages…" />
  return (
    <div aria-busy={isAsking}>
      {answer.value.nodes.length === 0 ? (
        <NoMessages isNarrowed={isNarrowed(query)} onClear={onClear} />
      ) : (
        <FeedbackTable messages={answer.value.nodes} locations={locations} />
      )}
      <Paging
        list={answer.value}
        atOnce={MESSAGES_AT_ONCE}
        cursors={cursors}
        setCursors={setCursors}
      />
    </div>
  )
}

interface FeedbackListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
}

function FeedbackTable({ messages, locations }: FeedbackTableProps) {
  return (
    <table className="ed-list-table ed-inbox-table">
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">Location</th>
          <th scope="col">Status</th>
          <th scope="col">Assigned to</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <th scope="row">
              <a href={messagePath(message.id)} onClick={followLink}>
                {writerOf(message)}
              </a>
              <span className="ed-quiet ed-inbox-line">{message.message}</span>
            </th>
            <td>
              {locations.find(({ id }) => String(id) === message.locationId)?.name ??
                `Location ${message.locationId}`}
            </td>
            <td>
              <span className="ed-inbox-status" data-status={message.status}>
                {FEEDBACK_WORDS[message.status]}
              </span>
            </td>
            <td>{message.assignee?.name ?? <span className="ed-quiet">Nobody</span>}</td>
            <td>
              <time dateTime={message.createdAt}>{dayOf(message.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FeedbackTableProps {
  readonly messages: readonly Feedback[]
  readonly locations: readonly LocationName[]
}

export function isNarrowed({ text, location, status, assignee }: InboxQuery): boolean {
  return [text, location, status, assignee].some((value) => value !== '')
}

function NoMessages({ isNarrowed: narrowed, onClear }: NoMessagesProps) {
  if (narrowed)
    return (
      <EmptyState
        icon={<Inbox size={32} />}
        title="No message matches"
        action={<Button onClick={onClear}>Show all messages</Button>}
      >
        Try fewer words, or another location or status.
      </EmptyState>
    )
  return (
    <EmptyState icon={<Inbox size={32} />} title="No messages yet">
      What visitors write in a Feedback form of your site arrives here.
    </EmptyState>
  )
}

interface NoMessagesProps {
  readonly isNarrowed: boolean
  readonly onClear: () => void
}
