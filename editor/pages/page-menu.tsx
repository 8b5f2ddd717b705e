import { CopyPlus, FolderInput, Link2 } from 'lucide-react'
import type { DocumentSummary } from '../api/answers'
import { pagePath } from '../app/routes'
import { RowMenu } from '../screens/list/row-menu'
import { MenuItem } from '../ui/floating/menu'
import { actionsFor, isCopied, isPublished, type PageAction } from './page-actions'

/** What can be done with one page. Who may only look is offered nothing that changes it. */
export function PageMenu({ page, onAction, onPlace, onCopied }: PageMenuProps) {
  const { id, path, title, permission } = page
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
      {permission !== 'VIEW' && isCopied(page) && (
        <MenuItem icon={<CopyPlus size={16} />} onSelect={() => onPlace('copy')}>
          Copy to locations…
        </MenuItem>
      )}
      {permission === 'MANAGE' && isCopied(page) && (
        <MenuItem icon={<FolderInput size={16} />} onSelect={() => onPlace('move')}>
          Move to a location…
        </MenuItem>
      )}
    </RowMenu>
  )
}

interface PageMenuProps {
  readonly page: DocumentSummary
  readonly onAction: (action: PageAction) => void
  /** Asks to which locations it is copied, or to which one it is moved. */
  readonly onPlace: (how: 'copy' | 'move') => void
  /** Called with the message: the address is in the clipboard, or what it is where that is not allowed. */
  readonly onCopied: (words: string) => void
}

async function copyAddress(path: string, tell: (words: string) => void): Promise<void> {
  const address = new URL(path, location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    tell('Address copied.')
  } catch {
    // Browsers refuse it without a secure connection or permission: the address can still be read.
    tell(`Copy it from here: ${address}`)
  }
}
