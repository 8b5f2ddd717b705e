import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { useEditing } from '../saving/editing'
import { blockLabel } from '../store/places'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'

/** What the user has to know now: published and where, or what is wrong and where. */
export function NoticeBar() {
  const { notices } = useEditing()
  const notice = useStore(notices, (state) => state.notice)
  if (!notice) return null
  return (
    <section
      className="ed-notice"
      data-tone={notice.tone}
      data-standing={notice.isStanding}
      aria-label="Notice"
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
        {notice.issues && (
          <ul className="ed-issues">
            {notice.issues.map((issue) => (
              <li key={`${issue.block} ${issue.field} ${issue.message}`}>
                <IssueLine {...issue} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton
        label="Close notice"
        icon={<X size={16} />}
        onClick={() => notices.setState({ notice: null })}
      />
    </section>
  )
}

function IssueLine({ block, field, message }: IssueLineProps) {
  const { registry, uiStore } = useSession()
  const tree = usePage(({ page }) => page.tree)
  const isThere = tree.blocks.has(block)
  const label = isThere ? blockLabel(tree, block, registry) : ''
  return (
    <>
      <span>{[label, message].filter(Boolean).join(': ')}</span>
      {isThere && (
        <Button
          look="quiet"
          aria-label={`Show ${label}: ${message}`}
          onClick={() => uiStore.focusField(block, field)}
        >
          Show
        </Button>
      )}
    </>
  )
}

interface IssueLineProps {
  readonly block: string
  readonly field: string | null
  readonly message: string
}
