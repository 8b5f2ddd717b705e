import { Link2 } from 'lucide-react'
import type { DocumentSummary } from '../api/answers'
import { pagePath } from '../app/routes'
import { RowMenu } from '../screens/list/row-menu'
import { MenuItem } from '../ui/floating/menu'
import { actionsFor, isPublished, type PageAction } from './page-actions'

/** What can be done with one page. Who may only look is offered nothing that changes it. */
export function PageMenu({ page, onAction, onCopied }: PageMenuProps) {
  const { id, path, title } = page
  return (
    <RowMenu
      name={title || 'Untitled page'}
      path={pagePath(id)}
      siteHref={isPublished(page) ? path : null}
      actions={actionsFor(page)}
      onAction={onAction}
    >
      {path && (
        <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyAddress(path, onCopied)}>
          Copy address
        </MenuItem>
      )}
    </RowMenu>
  )
}

interface PageMenuProps {
  readonly page: DocumentSummary
  readonly onAction: (action: PageAction) => void
  /** Called with the message: the address is in the clipboard, or what it is where that is not allowed. */
  readonly onCopied: (words: string) => void
}

async function copyAddress(path: string, tell: (words: string) => void): Promise<void> {
  const address = new URL(path, location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    tell('The address is copied.')
  } catch {
    // Browsers refuse it without a secure connection or permission: the address can still be read.
    tell(`Copy it from here: ${address}`)
  }
}
