import { Download } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { Screen } from '../screens/screen'
import { managesLocation, managesSomething } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { FeedbackList } from './feedback-list'
import { downloadAddress, URL_PARAMETERS } from './inbox-query'
import { InboxSearch } from './inbox-search'
import { SignUpList } from './sign-up-list'
import './inbox.css'

/** Page of visitor messages to the locations that the user manages; for contributors, those assigned to them. */
export function InboxPage() {
  const { account } = useApp()
  const { query, changeQuery, setFilter } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const { toast, showToast } = useToast()
  const { names, note } = useLocationNames()
  const locations = names.filter(({ id }) => managesLocation(account, id, 'message'))
  const manages = managesSomething(account, 'message')
  const isSignUps = manages && query.kind === 'sign-ups'

  return (
    <Screen
      title={t('Inbox')}
      action={
        manages && (
          <a
            className="ed-button"
            data-look="plain"
            href={downloadAddress(query, account.id)}
            download
          >
            <Download size={16} aria-hidden />
            {t('Download as CSV')}
          </a>
        )
      }
    >
      {manages ? (
        <nav className="ed-inbox-kinds" aria-label={t('Visitor messages')}>
          {KINDS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              aria-current={query.kind === kind ? 'true' : undefined}
              onClick={() => changeQuery({ kind, status: '', assignee: '' })}
            >
              {label}
            </button>
          ))}
        </nav>
      ) : (
        <p className="ed-quiet">{t('Visitor messages assigned to you.')}</p>
      )}
      {note}
      <InboxSearch
        query={isSignUps ? query : { ...query, kind: '' }}
        {...{ locations, manages }}
        onChange={setFilter}
      />
      {isSignUps ? (
        <SignUpList query={query} locations={locations} onClear={clear} onErased={showToast} />
      ) : (
        <FeedbackList query={query} locations={locations} onClear={clear} />
      )}
      <ScreenToast toast={toast} />
    </Screen>
  )

  function clear(): void {
    changeQuery({ text: '', location: '', status: '', assignee: '' })
  }
}

const KINDS = [
  { kind: '', label: t('Feedback') },
  { kind: 'sign-ups', label: t('Sign-ups') },
] as const
