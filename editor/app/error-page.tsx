import { CloudOff, SearchX, TriangleAlert } from 'lucide-react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Failure } from '../api/failure'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { followLink, useTitle } from './navigation'
import { PAGES_PATH } from './routes'

/** Page for a screen that failed: shows the reason and what to do. */
export function ErrorPage({ failure, reload }: ErrorPageProps) {
  useTitle(titleOf(failure))
  if (failure.kind === 'missing')
    return <MissingPage text={t('This page doesn’t exist, or you don’t have access to it.')} />
  return (
    <main className="ed-surface ed-waiting">
      <FailureNote failure={failure} reload={reload} />
    </main>
  )
}

/** Variant of `ErrorPage` inside a screen. */
export function FailureNote({ failure, reload }: ErrorPageProps) {
  return (
    <EmptyState
      icon={failure.kind === 'offline' ? <CloudOff size={32} /> : <TriangleAlert size={32} />}
      title={titleOf(failure)}
      action={
        <Button look="primary" onClick={reload}>
          {t('Try again')}
        </Button>
      }
    >
      {failure.message}
    </EmptyState>
  )
}

/**
 * Beside what can be used without it: something could not be read, and is not to be taken for empty. Without `text`, it is what
 * is still shown as it was read before. Nothing for no failure.
 */
export function UnreadNote({
  text = t('The latest version couldn’t be loaded.'),
  failure,
  reload,
}: UnreadNoteProps) {
  if (failure === null) return null
  return (
    <div className="ed-message ed-unread" data-tone="danger" role="alert">
      <p>{joinSentences(text, failure.message)}</p>
      <Button onClick={reload}>{t('Try again')}</Button>
    </div>
  )
}

interface UnreadNoteProps {
  /** A sentence: `The albums couldn’t be loaded.` */
  readonly text?: string
  readonly failure: Failure | null
  readonly reload: () => void
}

function titleOf({ kind }: Failure): string {
  switch (kind) {
    case 'offline':
      return t('No connection')
    case 'signed-out':
      return t('You are signed out')
    case 'forbidden':
      return t('No access')
    case 'missing':
      return t('Not found')
    case 'limited':
      return t('Too many requests')
    case 'unavailable':
      return t('The server is busy')
    default:
      return t('Something went wrong')
  }
}

interface ErrorPageProps {
  readonly failure: Failure
  readonly reload: () => void
}

interface MissingPageProps {
  /** A sentence: `This page doesn’t exist, or you don’t have access to it.` */
  readonly text?: string
  /** Path of the list that it would be in. */
  readonly list?: { readonly href: string; readonly label: string }
}

/** Page for something that doesn't exist or isn't visible to this user. */
export function MissingPage({
  text = t('This doesn’t exist, or you don’t have access to it.'),
  list = { href: PAGES_PATH, label: t('All pages') },
}: MissingPageProps) {
  useTitle(t('Not found'))
  return (
    <main className="ed-surface ed-waiting">
      <EmptyState
        icon={<SearchX size={32} />}
        title={t('Not found')}
        action={
          <a className="ed-button" data-look="plain" href={list.href} onClick={followLink}>
            {list.label}
          </a>
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
