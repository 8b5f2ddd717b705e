import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_LIMITS } from '#schema/api/comments'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { addComment, type Comment, editComment } from '../api/comments'
import { failureOf } from '../api/failure'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { type Comments, type Draft, useComments, useCommentsState } from './comments'
import { MentionList } from './mention-list'
import { useMentions } from './use-mentions'

/** Number of remaining characters from which the count is announced. */
const NEAR = 500

/** Form that writes or edits a comment. Its text is kept until it is sent. */
export function CommentForm({ label, to, block, edited, onCancel }: CommentFormProps) {
  const comments = useComments()
  const { uiStore } = useSession()
  const draft = useCommentsState(({ drafts }) => drafts.get(to)) ?? EMPTY
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const mentions = useMentions(field, draft, (next) => comments.write(to, next))
  const { length } = [...draft.text.trim()]
  const isChange = edited !== undefined
  useEffect(() => {
    if (isChange) field.current?.focus()
  }, [isChange])

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isBusy || length === 0) return
    setIsBusy(true)
    setFailure('')
    try {
      await sendDraft(comments, draft, { block, edited })
      comments.write(to, null)
      uiStore.announce(t('Comment sent'))
    } catch (error) {
      setFailure(failureOf(error).message)
    }
    await comments.refresh()
    setIsBusy(false)
  }

  function press(event: KeyboardEvent): void {
    if (mentions.press(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  }

  return (
    <form className="ed-comment-form" onSubmit={(event) => void send(event)}>
      <label className="ed-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="ed-input"
        rows={3}
        dir="auto"
        readOnly={isBusy}
        placeholder={t('Write a comment. Type @ to mention someone.')}
        value={draft.text}
        aria-describedby={`${id}-note`}
        aria-invalid={failure !== '' || length > COMMENT_LIMITS.text || undefined}
        {...mentions.aria}
        onChange={({ target }) => {
          comments.write(to, { text: target.value, people: draft.people })
          mentions.refresh()
        }}
        onSelect={mentions.refresh}
        onBlur={mentions.close}
        onKeyDown={press}
      />
      <MentionList {...mentions} />
      <p id={`${id}-note`} className="ed-comment-note">
        {failure !== '' && <strong role="alert">{failure}</strong>}{' '}
        {length > COMMENT_LIMITS.text - NEAR &&
          t('{length} of {text} characters.', {
            length: formatNumber(length),
            text: formatNumber(COMMENT_LIMITS.text),
          })}
      </p>
      <p className="ed-comment-actions">
        <Button type="submit" look="primary" aria-disabled={isBusy || length === 0}>
          {edited ? t('Save') : t('Send')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
        <span className="ed-comment-keys">{t('Ctrl+Enter')}</span>
      </p>
    </form>
  )
}

interface Subject {
  /** The block to comment on. */
  readonly block?: { readonly id: string; readonly label: string } | undefined
  /** The comment to edit. */
  readonly edited?: Comment | undefined
}

interface CommentFormProps extends Subject {
  readonly label: string
  /** Key of the draft: what the comment belongs to. */
  readonly to: string
  readonly onCancel?: () => void
}

const EMPTY: Draft = { text: '', people: [], key: '' }

async function sendDraft(
  { client, documentId }: Comments,
  { text, people, key }: Draft,
  { block, edited }: Subject,
): Promise<void> {
  const mentions = people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
  if (edited)
    await editComment(client, {
      ...{ id: edited.id, expectedVersion: edited.version, text, mentions },
    })
  else if (block)
    await addComment(client, {
      ...{ documentId, block: block.id, blockLabel: block.label, text, mentions },
      idempotencyKey: key,
    })
}
