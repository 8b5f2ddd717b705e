import { MessageSquare } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useUi } from '../store/session'
import './comments-tab.css'

/** Label of the tab with the number of open comments; an icon if there is no space for four names. */
export function CommentsTab({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const open = useUi(({ openComments }) => [...openComments.values()].reduce((a, b) => a + b, 0))
  return (
    <span className="ed-comments-tab" title={isNarrow ? t('Comments') : undefined}>
      {isNarrow && <MessageSquare size={16} aria-hidden />}
      <span className={isNarrow ? 'ed-visually-hidden' : undefined}>{t('Comments')}</span>{' '}
      {open > 0 && (
        <span className="ed-count">
          {open}
          <span className="ed-visually-hidden"> {t('open')}</span>
        </span>
      )}
    </span>
  )
}
