import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { type SignUp, searchSignUps } from '../api/inbox'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Paging } from '../screens/paging'
import { useCursors } from '../screens/use-cursors'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { EraseDialog } from './erase-dialog'
import { isNarrowed } from './feedback-list'
import { type InboxQuery, MESSAGES_AT_ONCE, signUpVariables } from './inbox-query'
import { dayOf, SIGN_UP_WORDS } from './inbox-words'

/** Who wants news by e-mail. */
export function SignUpList({ query, locations, onClear, onSaid }: SignUpListProps) {
  const { client } = useApp()
  const [erasing, setErasing] = useState<string | null>(null)
  const key = `sign-ups ${JSON.stringify(query)}`
  const { cursors, setCursors } = useCursors(key)
  const after = cursors.at(-1) ?? null
  const { answer, isAsking, again } = useAnswer(`${key} ${after}`, () =>
    searchSignUps(client, signUpVariables(query, after)),
  )
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.state === 'loading') return <Spinner label="Loading sign-ups…" />
  return (
    <div aria-busy={isAsking}>
      {answer.value.nodes.length === 0 ? (
        <NoSignUps query={query} onClear={onClear} />
      ) : (
        <SignUpTable signUps={answer.value.nodes} locations={locations} onErase={setErasing} />
      )}
      <Paging
        list={answer.value}
        atOnce={MESSAGES_AT_ONCE}
        cursors={cursors}
        setCursors={setCursors}
      />
      {erasing !== null && (
        <EraseDialog
          email={erasing}
          onErased={(words) => {
            setErasing(null)
            onSaid(words)
            again()
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </div>
  )
}

interface SignUpListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
  readonly onSaid: (words: string) => void
}

function SignUpTable({ signUps, locations, onErase }: SignUpTableProps) {
  return (
    <table className="ed-list-table ed-inbox-table">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Location</th>
          <th scope="col">Status</th>
          <th scope="col">Signed up</th>
          <th scope="col">
            <span className="ed-visually-hidden">Steps</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {signUps.map(({ id, email, locationId, status, createdAt }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td>
              {locations.find((location) => String(location.id) === locationId)?.name ??
                `Location ${locationId}`}
            </td>
            <td>
              <span className="ed-inbox-status" data-status={status}>
                {SIGN_UP_WORDS[status]}
              </span>
            </td>
            <td>
              <time dateTime={createdAt}>{dayOf(createdAt)}</time>
            </td>
            <td>
              <Button look="quiet" aria-label={`Erase ${email}`} onClick={() => onErase(email)}>
                Erase…
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SignUpTableProps {
  readonly signUps: readonly SignUp[]
  readonly locations: readonly LocationName[]
  readonly onErase: (email: string) => void
}

function NoSignUps({ query, onClear }: Pick<SignUpListProps, 'query' | 'onClear'>) {
  if (isNarrowed(query))
    return (
      <EmptyState
        icon={<MailPlus size={32} />}
        title="Nobody matches"
        action={<Button onClick={onClear}>Show everybody</Button>}
      >
        Try fewer letters, or another location or status.
      </EmptyState>
    )
  return (
    <EmptyState icon={<MailPlus size={32} />} title="Nobody has signed up yet">
      Who enters an address in an Email sign-up of your site is asked by mail to confirm it, and
      appears here.
    </EmptyState>
  )
}
