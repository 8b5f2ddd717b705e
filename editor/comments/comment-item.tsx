import { useState } from 'react'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type Comment, deleteComment } from '../api/comments'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { CommentForm } from './comment-form'
import { useComments, useCommentsState } from './comments'
import { MentionedText } from './mentioned-text'
import { useStep } from './use-step'

/** A comment with its author and time. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  const comments = useComments()
  const { Suggestion } = useSession()
  const to = `comment ${comment.id}`
  const isEdited = useCommentsState(({ drafts }) => drafts.has(to))
  // Without a name it comes from an archive without people.
  const author = comment.isMine ? t('You') : comment.authorName || t('Former member')
  return (
    <li className="ed-comment">
      <p className="ed-comment-by">
        <strong>{author}</strong>
        {comment.isGuest && ` ${t('(guest)')}`}{' '}
        <time dateTime={comment.createdAt}>{dayOf(comment)}</time>
        {comment.editedAt !== null && ` ${t('(changed)')}`}
      </p>
      {isEdited ? (
        <CommentForm
          label={t('Edit your comment')}
          to={to}
          edited={comment}
          onCancel={() => comments.write(to, null)}
        />
      ) : (
        <>
          {comment.text !== '' && <MentionedText {...comment} />}
          {comment.suggestion && Suggestion && <Suggestion part="decide" commentId={comment.id} />}
          <ItemActions
            comment={comment}
            onEdit={() => comments.write(to, { text: comment.text, people: comment.mentions })}
          />
        </>
      )}
    </li>
  )
}

function ItemActions({ comment, onEdit }: ItemActionsProps) {
  const { documentId } = useComments()
  const mayComment = useCommentsState((state) => state.mayComment)
  const [isAsked, setIsAsked] = useState(false)
  const step = useStep()
  const { id, version, isMine, mayDelete } = comment
  // A suggestion is answered, and then kept.
  if (comment.suggestion) return null
  if (isAsked)
    return (
      <p className="ed-comment-actions">
        {t('Delete this comment permanently?')}
        <Button
          look="danger"
          aria-disabled={step.isBusy}
          onClick={() =>
            void step.run(t('Comment deleted'), (client) =>
              deleteComment(client, { documentId, id, expectedVersion: version }),
            )
          }
        >
          {t('Delete')}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{t('Keep')}</Button>
      </p>
    )
  return (
    <p className="ed-comment-actions">
      {isMine && mayComment && (
        <Button look="quiet" onClick={onEdit}>
          {t('Change')}
        </Button>
      )}
      {mayDelete && (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t('Delete')}
        </Button>
      )}
    </p>
  )
}

interface ItemActionsProps {
  readonly comment: Comment
  readonly onEdit: () => void
}

function dayOf({ createdAt }: Comment): string {
  return formatMoment(createdAt)
}
