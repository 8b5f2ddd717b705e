import { t } from '#schema/messages/t'
import { type Notice, useEditing } from '../saving/editing'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'

/** Issues of a notice and the action to fix them. */
export function NoticeParts({ notice: { issues, action } }: { readonly notice: Notice }) {
  return (
    <>
      {issues && (
        <ul className="ed-issues">
          {issues.map((issue) => (
            <li key={`${issue.block} ${issue.field} ${issue.message}`}>
              <IssueLine {...issue} />
            </li>
          ))}
        </ul>
      )}
      {action && <NoticeAction {...action} />}
    </>
  )
}

function NoticeAction({ label, run }: NonNullable<Notice['action']>) {
  const { notices } = useEditing()
  return (
    <Button
      onClick={() => {
        notices.setState({ notice: null })
        run()
      }}
    >
      {label}
    </Button>
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
          aria-label={t('Show “{label}”: {message}', { label, message })}
          onClick={() => uiStore.focusField(block, field)}
        >
          {t('Show')}
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
