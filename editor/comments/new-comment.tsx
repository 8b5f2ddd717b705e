import { useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import { useUi } from '../store/session'
import { CommentForm } from './comment-form'
import { useComments } from './comments'

/** Form for a new comment on the selected block. It takes the focus if a command opens it, but not with each selection. */
export function NewComment({ id, label }: { readonly id: string; readonly label: string }) {
  const requests = useUi(({ commentRequests }) => commentRequests)
  const { store } = useComments()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (requests <= store.getState().served) return
    store.setState({ served: requests })
    // In a drawer the form is rendered one frame later.
    const frame = requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [requests, store])
  return (
    <div ref={form}>
      <CommentForm
        label={t('Comment on “{label}”', { label })}
        to={`block ${id}`}
        block={{ id, label }}
      />
    </div>
  )
}
