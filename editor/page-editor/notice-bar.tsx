import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useEditing } from '../saving/editing'
import { IconButton } from '../ui/icon-button'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'

// Lazy, because few notices have more than text.
const NoticeParts = lazyComponent(
  lazyPart(() => import('./notice-parts').then((part) => part.NoticeParts)),
)

/** Bar with the current notice: where the page was published, or what is wrong. */
export function NoticeBar() {
  const { notices } = useEditing()
  const notice = useStore(notices, (state) => state.notice)
  if (!notice) return null
  return (
    <section
      className="ed-notice"
      data-tone={notice.tone}
      data-standing={notice.isStanding}
      aria-label={t('Notice')}
    >
      <div className="ed-notice-body">
        <p>
          <strong>{notice.text}</strong>
          {notice.link && (
            <>
              {' '}
              <a href={notice.link.href} target="_blank" rel="noreferrer">
                {notice.link.text}
              </a>
            </>
          )}
        </p>
        {(notice.issues || notice.action) && <NoticeParts notice={notice} />}
      </div>
      <IconButton
        label={t('Close notice')}
        icon={<X size={16} />}
        onClick={() => notices.setState({ notice: null })}
      />
    </section>
  )
}
