import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { textReplacementQuery } from '../api/operations/replacements'
import { FailureNote } from '../app/error-page'
import { Screen } from '../screens/screen'
import { useUrlQuery } from '../screens/use-url-query'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { FindForm } from './find-form'
import { RecentList } from './recent-list'
import { isWorking } from './replacement'
import { RunView } from './run-view'
import './replace.css'

const POLL_MS = 700
const URL_PARAMETERS = { run: null } as const

/** Screen that finds and replaces a text in all content that the user may edit. */
export function ReplaceScreen() {
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const { toast, showToast } = useToast()
  const open = (run: string) => changeQuery({ run })
  return (
    <Screen title={t('Find and replace')}>
      <p className="ed-quiet">
        {t(
          'Change a phone number, a name or a time everywhere: in pages, records, navigation and locations’ changes.',
        )}
      </p>
      <FindForm runId={query.run} onFound={open} />
      {query.run === '' ? (
        <RecentList onOpen={open} />
      ) : (
        <OpenRun key={query.run} id={query.run} onDone={showToast} onClose={() => open('')} />
      )}
      <ScreenToast toast={toast} />
    </Screen>
  )
}

/** An open search, polled while its job is running. */
function OpenRun({ id, onDone, onClose }: OpenRunProps) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(textReplacementQuery, {
    variables: { id },
    notifyOnNetworkStatusChange: false,
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  })
  const run = data?.textReplacement
  if (run && isWorking(run.state)) startPolling(POLL_MS)
  else stopPolling()
  if (error && !run) return <FailureNote failure={failureOf(error)} reload={() => void refetch()} />
  if (run) return <RunView run={run} onChanged={() => void refetch()} {...{ onDone, onClose }} />
  if (data)
    return (
      <p className="ed-message" role="status">
        {t('This search no longer exists. Search again.')}
      </p>
    )
  return <Spinner label={t('Loading the search…')} />
}

interface OpenRunProps {
  readonly id: string
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}
