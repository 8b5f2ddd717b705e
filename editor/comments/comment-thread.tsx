import { t } from '#schema/messages/t'
import { reopenComment, resolveComment } from '../api/comments'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { CommentItem } from './comment-item'
import { useCommentsState } from './comments'
import type { Thread } from './threads'
import { useStep } from './use-step'

/** Comments on one block. For the selected block, the panel shows the heading above and the form below. */
export function CommentThread({ thread, isSelected = false }: CommentThreadProps) {
  const mayComment = useCommentsState((state) => state.mayComment)
  return (
    <article
      className="ed-thread"
      aria-label={isSelected ? undefined : t('On “{label}”', { label: thread.label })}
    >
      {!isSelected && <ThreadHead thread={thread} />}
      <ol>
        {thread.comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ol>
      {mayComment && <ThreadActions thread={thread} isSelected={isSelected} />}
    </article>
  )
}

interface CommentThreadProps {
  readonly thread: Thread
  readonly isSelected?: boolean
}

/** Heading with a button that shows the block; a deleted block keeps its last name. */
function ThreadHead({ thread: { block, label } }: { readonly thread: Thread }) {
  const { uiStore, registry } = useSession()
  const now = usePage(({ page: { tree } }) =>
    tree.blocks.has(block) ? blockLabel(tree, block, registry) : null,
  )
  return (
    <h3>
      {now === null ? (
        <>
          {label || t('A block')}{' '}
          <span className="ed-thread-gone">{t('deleted from the page')}</span>
        </>
      ) : (
        <Button
          look="quiet"
          aria-label={t('Show {now}', { now })}
          onClick={() => uiStore.select(block)}
        >
          {now}
        </Button>
      )}
    </h3>
  )
}

function ThreadActions({ thread, isSelected }: Required<CommentThreadProps>) {
  const { uiStore } = useSession()
  const isThere = usePage(({ page }) => page.tree.blocks.has(thread.block))
  const step = useStep()
  const [first] = thread.comments
  // Comments added in the meantime are not resolved unread.
  const last = thread.comments.findLast(({ suggestion }) => suggestion === null)
  // A suggestion is accepted or declined.
  if (!last) return null
  if (first.resolvedAt !== null)
    return (
      <p className="ed-thread-actions">
        <span className="ed-thread-by">
          {t('Resolved by {resolvedByName}', {
            resolvedByName: first.resolvedByName ?? t('Former member'),
          })}
        </span>
        <Button
          aria-disabled={step.isBusy}
          onClick={() =>
            void step.run(t('Opened again'), (client) => reopenComment(client, last.id))
          }
        >
          {t('Open again')}
        </Button>
      </p>
    )
  return (
    <p className="ed-thread-actions">
      {!isSelected && isThere && (
        <Button onClick={() => uiStore.showComments(thread.block)}>{t('Answer')}</Button>
      )}
      <Button
        aria-disabled={step.isBusy}
        aria-label={t('Resolve the comments on “{label}”', { label: thread.label })}
        onClick={() => void step.run(t('Resolved'), (client) => resolveComment(client, last.id))}
      >
        {t('Resolve')}
      </Button>
    </p>
  )
}
