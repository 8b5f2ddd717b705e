import { Ellipsis, ExternalLink, Link2, Pencil } from 'lucide-react'
import type { DocumentSummary } from '../api/answers'
import { navigate } from '../app/navigation'
import { pagePath } from '../app/routes'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { actionsFor, isPublished, type PageAction } from './page-actions'

/** What can be done with one page. Who may only look is offered nothing that changes it. */
export function PageMenu({ page, onAction, onCopied }: PageMenuProps) {
  const { path, title } = page
  const actions = actionsFor(page)
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          className="ed-icon-button"
          aria-label={`Actions for ${title || 'Untitled page'}`}
        >
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Pencil size={16} />} onSelect={() => navigate(pagePath(page.id))}>
        Open
      </MenuItem>
      {isPublished(page) && path && (
        <MenuItem
          icon={<ExternalLink size={16} />}
          onSelect={() => window.open(path, '_blank', 'noopener')}
        >
          See it on the site
        </MenuItem>
      )}
      {path && (
        <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyAddress(path, onCopied)}>
          Copy address
        </MenuItem>
      )}
      {actions.length > 0 && <MenuSeparator />}
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          icon={<action.icon size={16} />}
          danger={action.danger === true}
          onSelect={() => onAction(action)}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
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
