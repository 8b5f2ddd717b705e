import { MailPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { eraseVisitor, type SignUp } from '../api/inbox'
import { signUpListQuery } from '../api/operations/inbox'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import { NoMatch } from '../screens/list/no-match'
import { usePagedQuery } from '../screens/list/use-paged-query'
import {
  type OfferedAction,
  type Refusals,
  type RowActions,
  useRowActions,
} from '../screens/list/use-row-actions'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { EraseDialog } from './erase-dialog'
import { locationName, SIGN_UP_LABELS } from './inbox-labels'
import { type InboxQuery, isInboxNarrowed, PAGE_SIZE, signUpVariables } from './inbox-query'

/** List of newsletter sign-ups. */
export function SignUpList({ query, locations, onClear, onErased }: SignUpListProps) {
  const [erasing, setErasing] = useState<string | null>(null)
  const variables = signUpVariables(query)
  const list = usePagedQuery(signUpListQuery, { variables, partOf: (answer) => answer.signUps })
  const actions = useRowActions<SignUp>(list.refetch, {
    nameOf: ({ email }) => email,
  })
  return (
    <>
      <List
        list={list}
        loading={t('Loading sign-ups…')}
        pageSize={PAGE_SIZE}
        empty={<NoSignUps query={query} onClear={onClear} />}
      >
        {({ nodes }) => (
          <FoundSignUps signUps={nodes} {...{ locations, actions }} onErase={setErasing} />
        )}
      </List>
      <ScreenToast toast={actions.toast} />
      {erasing !== null && (
        <EraseDialog
          email={erasing}
          onErased={(words) => {
            setErasing(null)
            onErased(words)
            list.refetch()
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}

/** The matching sign-ups; bulk erasure asks for confirmation. */
function FoundSignUps({ signUps, locations, onErase, actions }: FoundSignUpsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<readonly SignUp[]>([])
  return (
    <>
      <ListTable
        name="sign-ups"
        className="ed-inbox-table"
        columns={columnsOf({ locations, refusals: actions.refusals, onErase })}
        rows={signUps}
        keyOf={({ id }) => String(id)}
        selection={{
          ...{ label: t('Select everyone in this list'), selected },
          nameOf: ({ email }) => email,
          onSelect: (ids) => setSelected(new Set(ids)),
        }}
      />
      <BulkBar
        label={t('Selected addresses')}
        // Sign-ups that are no longer listed are no longer selected.
        rows={signUps.filter(({ id }) => selected.has(String(id)))}
        actions={[erasure]}
        isBusy={actions.isBusy}
        onAction={(_, meant) => setAsked(meant)}
        onClear={() => setSelected(new Set())}
      />
      {asked.length > 0 && (
        <EraseSeveral
          emails={asked.map(({ email }) => email)}
          onErase={() => {
            setAsked([])
            void actions.run(erasure, asked)
          }}
          onClose={() => setAsked([])}
        />
      )}
    </>
  )
}

const erasure: OfferedAction<SignUp> = {
  ...{
    label: t('Erase…'),
    icon: Trash2,
    danger: true,
    done: ({ count, name }) =>
      t('{count, plural, one {Erased {name}.} other {Erased # addresses.}}', { count, name }),
  },
  isFor: () => true,
  async run(client, { email }) {
    await eraseVisitor(client, email)
    return null
  },
}

interface FoundSignUpsProps extends Pick<ColumnParts, 'locations' | 'onErase'> {
  readonly signUps: readonly SignUp[]
  readonly actions: RowActions<SignUp>
}

function EraseSeveral({ emails, onErase, onClose }: EraseSeveralProps) {
  return (
    <Dialog
      title={t('{count, plural, one {Erase this person?} other {Erase # people?}}', {
        count: emails.length,
      })}
      description={t(
        'All sign-ups and messages from these addresses are deleted at the locations you manage. You can’t undo this: {emails}.',
        { emails: formatList(emails) },
      )}
      onClose={onClose}
      footer={<DialogButtons label={t('Erase')} isDanger onConfirm={onErase} onCancel={onClose} />}
    />
  )
}

interface EraseSeveralProps {
  readonly emails: readonly string[]
  readonly onErase: () => void
  readonly onClose: () => void
}

interface SignUpListProps {
  readonly query: InboxQuery
  readonly locations: readonly LocationName[]
  readonly onClear: () => void
  /** Called with a message about what was erased. */
  readonly onErased: (words: string) => void
}

interface ColumnParts {
  readonly locations: readonly LocationName[]
  readonly refusals: Refusals
  readonly onErase: (email: string) => void
}

function columnsOf({ locations, refusals, onErase }: ColumnParts): Column<SignUp>[] {
  return [
    {
      label: t('Email'),
      cell: ({ id, email }) => (
        <>
          {email}
          <Refusal reason={refusals.get(id)} />
        </>
      ),
    },
    { label: t('Location'), cell: ({ locationId }) => locationName(locations, locationId) },
    {
      label: t('Status'),
      cell: ({ status }) => (
        <span className="ed-inbox-status" data-status={status}>
          {SIGN_UP_LABELS[status]}
        </span>
      ),
    },
    {
      label: t('Signed up'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    },
    {
      ...{ label: t('Steps'), hidesLabel: true },
      cell: ({ email }) => (
        <Button
          look="quiet"
          aria-label={t('Erase {email}', { email })}
          onClick={() => onErase(email)}
        >
          {t('Erase…')}
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
        title={t('Nobody matches')}
        showAll={t('Show everyone')}
        onShowAll={onClear}
      >
        {t('Try fewer letters, or another location or status.')}
      </NoMatch>
    )
  return (
    <EmptyState icon={<MailPlus size={32} />} title={t('No subscribers yet')}>
      {t('Subscribers appear here after they confirm their email.')}
    </EmptyState>
  )
}
