import { Ellipsis, ExternalLink, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { navigate } from '../../app/navigation'
import { Button } from '../../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../../ui/floating/menu'
import type { OfferedAction } from './use-row-actions'

/** What can be done with one row: opened, seen on the site, and changed. */
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
          {t('See it on the site')}
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
  /** Where it is edited. */
  readonly path: string
  /** Where visitors read it; `null` where they do not. */
  readonly siteHref: string | null
  /** Those that this account may do, and that apply to the row. */
  readonly actions: readonly Action[]
  readonly onAction: (action: Action) => void
  /** Items before those of the actions. */
  readonly children?: ReactNode
}
