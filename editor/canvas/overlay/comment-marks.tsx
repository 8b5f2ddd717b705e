import { MessageSquare } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '#schema/messages/t'
import { blockLabel } from '../../store/block-labels'
import { usePage, useSession, useUi } from '../../store/session'
import { useBlockRect } from './use-rect'
import './comment-marks.css'

/** Number of open comments at the corner of each block; a click opens them. */
export function CommentMarks({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const openComments = useUi((state) => state.openComments)
  return [...openComments].map(([id, open]) => (
    <CommentMark key={id} page={page} id={id} open={open} />
  ))
}

function CommentMark({ page, id, open }: CommentMarkProps) {
  const { uiStore, registry } = useSession()
  const label = usePage(({ page: { tree } }) =>
    tree.blocks.has(id) ? blockLabel(tree, id, registry) : null,
  )
  const rect = useBlockRect(page, label === null ? null : id)
  if (!rect || label === null) return null
  const name = t('{open, plural, one {# comment on “{label}”} other {# comments on “{label}”}}', {
    open,
    label,
  })
  return (
    <button
      type="button"
      className="ed-surface ed-comment-mark"
      data-canvas-control
      aria-label={t(
        '{open, plural, one {Show # comment on “{label}”} other {Show # comments on “{label}”}}',
        { open, label },
      )}
      title={name}
      style={{ top: rect.top, left: rect.left }}
      onClick={(event) => {
        event.stopPropagation()
        uiStore.showComments(id)
      }}
    >
      <MessageSquare size={14} aria-hidden />
      {open}
    </button>
  )
}

interface CommentMarkProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly open: number
}
