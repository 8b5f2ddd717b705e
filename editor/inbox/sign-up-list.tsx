import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { type SignUp, searchSignUps } from '../api/inbox'
import { useApp } from '../app/app-context'
import { List } from '../screens/list/list'
import { type Column, ListTable } from '../screens/list/list-table'
import { NoMatch } from '../screens/list/no-match'
import { useList } from '../screens/list/use-list'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { dayWords } from '../ui/local-words'
import { EraseDialog } from './erase-dialog'
import { type InboxQuery, isInboxNarrowed, PAGE_SIZE, signUpVariables } from './inbox-query'
import { locationName, SIGN_UP_WORDS } from './inbox-words'

/** Who wants news by e-mail. */
export function SignUpList({ query, locations, onClear, onErased }: SignUpListProps) {
  const { client } = useApp()
  const [erasing, setErasing] = useState<string | null>(null)
  const list = useList(`sign-ups ${JSON.stringify(query)}`, (after) =>
    searchSignUps(client, signUpVariables(query, after)),
  )
  return (
    <>
      <List
        list={list}
        what="sign-ups"
        pageSize={PAGE_SIZE}
        empty={<NoSignUps query={query} onClear={onClear} />}
      >
        {({ nodes }) => (
          <ListTable
            className="ed-inbox-table"
            columns={columnsOf(locations, setErasing)}
            rows={nodes}
            keyOf={({ id }) => id}
          />
        )}
      </List>
      {erasing !== null && (
        <EraseDialog
          email={erasing}
          onErased={(words) => {
            setErasing(null)
            onErased(words)
            list.again()
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}

interface SignUpListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
  /** Called with the message that says what was erased. */
  readonly onErased: (words: string) => void
}

function columnsOf(
  locations: readonly LocationName[],
  onErase: (email: string) => void,
): Column<SignUp>[] {
  return [
    { label: 'Email', cell: ({ email }) => email },
    { label: 'Location', cell: ({ locationId }) => locationName(locations, locationId) },
    {
      label: 'Status',
      cell: ({ status }) => (
        <span className="ed-inbox-status" data-status={status}>
          {SIGN_UP_WORDS[status]}
        </span>
      ),
    },
    {
      label: 'Signed up',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayWords(createdAt)}</time>,
    },
    {
      ...{ label: 'Steps', hidesLabel: true },
      cell: ({ email }) => (
        <Button look="quiet" aria-label={`Erase ${email}`} onClick={() => onErase(email)}>
          Erase…
        </Button>
      ),
    },
  ]
}

function NoSignUps({ query, onClear }: Pick<SignUpListProps, 'query' | 'onClear'>) {
  if (isInboxNarrowed(query))
    return (
      <NoMatch
        icon={<MailPlus size={32} />}
        title="Nobody matches"
        showAll="Show everybody"
        onShowAll={onClear}
      >
        Try fewer letters, or another location or status.
      </NoMatch>
    )
  return (
    <EmptyState icon={<MailPlus size={32} />} title="Nobody has signed up yet">
      Who enters an address in an Email sign-up of your site is asked by mail to confirm it, and
      appears here.
    </EmptyState>
  )
}
