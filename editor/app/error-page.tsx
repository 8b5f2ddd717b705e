import { CloudOff, SearchX, TriangleAlert } from 'lucide-react'
import type { Failure } from '../api/failure'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { followLink } from './navigation'
import { PAGES_PATH } from './routes'
import { useTitle } from './use-title'

/** A screen that could not be shown: why, and what to do. */
export function ErrorPage({ failure, again }: ErrorPageProps) {
  useTitle(titleOf(failure))
  if (failure.kind === 'missing') return <MissingPage what="page" />
  return (
    <main className="ed-surface ed-waiting">
      <FailureNote failure={failure} again={again} />
    </main>
  )
}

/** The same inside a screen. */
export function FailureNote({ failure, again }: ErrorPageProps) {
  return (
    <EmptyState
      icon={failure.kind === 'offline' ? <CloudOff size={32} /> : <TriangleAlert size={32} />}
      title={titleOf(failure)}
      action={
        <Button look="primary" onClick={again}>
          Try again
        </Button>
      }
    >
      {failure.message}
    </EmptyState>
  )
}

/**
 * Beside what can be used without it: something could not be read, and is not to be taken for empty. Without `what`, it is what
 * is still shown as it was read before. Nothing for no failure.
 */
export function UnreadNote({ what = 'What is stored now', failure, again }: UnreadNoteProps) {
  if (failure === null) return null
  return (
    <div className="ed-message ed-unread" data-tone="danger" role="alert">
      <p>{`${what} couldn’t be read. ${failure.message}`}</p>
      <Button onClick={again}>Try again</Button>
    </div>
  )
}

interface UnreadNoteProps {
  /** As a sentence begins: `The albums`. */
  readonly what?: string
  readonly failure: Failure | null
  readonly again: () => void
}

function titleOf({ kind }: Failure): string {
  switch (kind) {
    case 'offline':
      return 'No connection'
    case 'signed-out':
      return 'You are signed out'
    case 'forbidden':
      return 'No access'
    case 'missing':
      return 'Not found'
    case 'limited':
      return 'Too many requests'
    case 'unavailable':
      return 'The server is busy'
    default:
      return 'That did not work'
  }
}

interface ErrorPageProps {
  readonly failure: Failure
  readonly again: () => void
}

/** Not found, or not visible to this user. */
export function MissingPage({ what }: { readonly what: string }) {
  useTitle('Not found')
  return (
    <main className="ed-surface ed-waiting">
      <EmptyState
        icon={<SearchX size={32} />}
        title="Not found"
        action={
          <a className="ed-button" data-look="plain" href={PAGES_PATH} onClick={followLink}>
            All pages
          </a>
        }
      >
        There is no such {what}, or you may not see it.
      </EmptyState>
    </main>
  )
}
