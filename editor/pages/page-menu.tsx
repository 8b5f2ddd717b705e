import { CopyPlus, FolderInput, GitCompareArrows, Link2, MapPin } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { DocumentSummary } from '../api/answers'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { differencesPath, pagePath } from '../app/routes'
import { RowMenu } from '../screens/list/row-menu'
import { contributesSomewhere } from '../screens/screens'
import { MenuItem } from '../ui/floating/menu'
import { actionsFor, isCopied, isOfNetwork, liveHref, type PageAction } from './page-actions'
import type { Placing } from './places-for-pages'

/** Menu of one page. Read-only users get no action that changes it. */
export function PageMenu({ page, onAction, onPlace, onCopied }: PageMenuProps) {
  const { id, title, permission } = page
  const href = liveHref(page)
  // Before it is published, the address that it will have.
  const path = href ?? page.path
  const { account } = useApp()
  const canEditAt = isOfNetwork(page) && contributesSomewhere(account, 'page')
  return (
    <RowMenu
      name={title || t('Untitled page')}
      path={pagePath(id)}
      siteHref={href}
      actions={actionsFor(page)}
      onAction={onAction}
    >
      {path && (
        <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyAddress(path, onCopied)}>
          {t('Copy address')}
        </MenuItem>
      )}
      {canEditAt && (
        <MenuItem icon={<MapPin size={16} />} onSelect={() => onPlace('edit')}>
          {t('Edit for a location…')}
        </MenuItem>
      )}
      {isOfNetwork(page) && (
        <MenuItem
          icon={<GitCompareArrows size={16} />}
          onSelect={() => navigate(differencesPath({ page: id }))}
        >
          {t('See which locations differ')}
        </MenuItem>
      )}
      {permission !== 'VIEW' && isCopied(page) && (
        <MenuItem icon={<CopyPlus size={16} />} onSelect={() => onPlace('copy')}>
          {t('Copy to locations…')}
        </MenuItem>
      )}
      {permission === 'MANAGE' && isCopied(page) && (
        <MenuItem icon={<FolderInput size={16} />} onSelect={() => onPlace('move')}>
          {t('Move to a location…')}
        </MenuItem>
      )}
    </RowMenu>
  )
}

interface PageMenuProps {
  readonly page: DocumentSummary
  readonly onAction: (action: PageAction) => void
  /** Opens the dialog to choose the locations for a copy, a move, or editing. */
  readonly onPlace: (how: Placing['how']) => void
  /** Called with a message: the address was copied, or the address itself if the clipboard is unavailable. */
  readonly onCopied: (words: string) => void
}

async function copyAddress(path: string, notify: (words: string) => void): Promise<void> {
  const address = new URL(path, location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    notify(t('Address copied.'))
  } catch {
    // Browsers refuse clipboard access without a secure connection or permission: show the address instead.
    notify(t('Copy it from here: {address}', { address }))
  }
}
