import { MessageSquare } from 'lucide-react'
import { useEffect } from 'react'
import { formatNumber, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { withApi } from '../app/api-provider'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { CommentThread } from './comment-thread'
import { useComments, useCommentsState } from './comments'
import { NewComment } from './new-comment'
import { threadsOf } from './threads'
import './comments.css'

/** Panel with the comments on the page's blocks: those of the selected block first, with a form. */
export const CommentsPanel = withApi(Panel)

function Panel() {
  const shown = useComments()
  // Separate selectors, so that typing a comment doesn't re-render the threads.
  const comments = useCommentsState((state) => state.comments)
  const total = useCommentsState((state) => state.total)
  const mayComment = useCommentsState((state) => state.mayComment)
  const failure = useCommentsState((state) => state.failure)
  const isFetched = useCommentsState((state) => state.isFetched)
  useEffect(() => shown.show(), [shown])
  const selected = useSelectedBlock()
  const { open, resolved } = threadsOf(comments)
  const others = open.filter(({ block }) => block !== selected?.id)
  if (!isFetched)
    return failure === null ? <Spinner label={t('Loading the comments…')} /> : <NotCome />
  return (
    <div className="ed-comments">
      {selected && (
        <section
          aria-label={t('Comments on “{label}”', { label: selected.label })}
          className="ed-comments-selected"
        >
          <h3>{selected.label}</h3>
          {open
            .filter(({ block }) => block === selected.id)
            .map((thread) => (
              <CommentThread key={thread.key} thread={thread} isSelected />
            ))}
          {mayComment && <NewComment key={selected.id} {...selected} />}
        </section>
      )}
      {!selected && mayComment && (
        <p className="ed-comments-hint">{t('Select a block on the page to comment on it.')}</p>
      )}
      {others.map((thread) => (
        <CommentThread key={thread.key} thread={thread} />
      ))}
      {comments.length === 0 && !selected && (
        <EmptyState icon={<MessageSquare size={20} />} title={t('No comments yet')}>
          {t('Only your team sees comments. Mention someone with @ to notify them by email.')}
        </EmptyState>
      )}
      {resolved.length > 0 && (
        <details className="ed-comments-resolved">
          <summary>{t('Resolved ({count})', { count: resolved.length })}</summary>
          {resolved.map((thread) => (
            <CommentThread key={thread.key} thread={thread} />
          ))}
        </details>
      )}
      {comments.length < total && (
        <Button onClick={() => shown.showMore()}>
          {t('Show more ({total})', { total: formatNumber(total - comments.length) })}
        </Button>
      )}
    </div>
  )
}

function useSelectedBlock(): { readonly id: string; readonly label: string } | null {
  const { registry } = useSession()
  const id = useUi(({ selectedId }) => selectedId)
  const label = usePage(({ page: { tree } }) =>
    id !== null && tree.blocks.has(id) ? blockLabel(tree, id, registry) : null,
  )
  return id === null || label === null ? null : { id, label }
}

function NotCome() {
  const comments = useComments()
  const failure = useCommentsState((state) => state.failure)
  return (
    <p role="alert" className="ed-comments-hint">
      {joinSentences(t('The comments couldn’t be loaded.'), failure)}{' '}
      <Button onClick={() => void comments.refresh()}>{t('Try again')}</Button>
    </p>
  )
}
