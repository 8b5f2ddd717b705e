import { Ellipsis, ExternalLink, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { navigate } from '../../app/navigation'
import { Button } from '../../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../../ui/floating/menu'
import type { OfferedAction } from './use-row-actions'

/** Menu of one row: open, view on the site, and change. */
export function RowMenu<Action extends OfferedAction<never>>({
  name,
  path,
  siteHref,
  actions,
  onAction,
  children,
}: RowMenuProps<Action>) {
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          className="ed-icon-button"
          aria-label={t('Actions for {name}', { name })}
        >
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Pencil size={16} />} onSelect={() => navigate(path)}>
        {t('Open')}
      </MenuItem>
      {siteHref && (
        <MenuItem
          icon={<ExternalLink size={16} />}
          onSelect={() => window.open(siteHref, '_blank', 'noopener')}
        >
          {t('View on site')}
        </MenuItem>
      )}
      {children}
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

interface RowMenuProps<Action> {
  readonly name: string
  /** Address of its editor. */
  readonly path: string
  /** Public address; `null` if there is none. */
  readonly siteHref: string | null
  /** Actions that apply to the row and that this account may use. */
  readonly actions: readonly Action[]
  readonly onAction: (action: Action) => void
  /** Items before the actions. */
  readonly children?: ReactNode
}
