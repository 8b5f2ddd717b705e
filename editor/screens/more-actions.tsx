import { Ellipsis, type LucideIcon } from 'lucide-react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'

/** Menu of rarely used actions; destructive or hiding ones come last, after a separator. Renders nothing without actions. */
export function MoreActions({ tools }: { readonly tools: readonly Action[] }) {
  if (tools.length === 0) return null
  const harmless = tools.filter(({ danger }) => !danger)
  const dangerous = tools.filter(({ danger }) => danger)
  return (
    <Menu
      trigger={
        <Button className="ed-icon-button" aria-label={t('More actions')}>
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    >
      {harmless.map(item)}
      {harmless.length > 0 && dangerous.length > 0 && <MenuSeparator />}
      {dangerous.map(item)}
    </Menu>
  )
}

interface Action {
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly run: () => void
}

function item({ label, icon: Icon, danger, run }: Action) {
  return (
    <MenuItem key={label} icon={<Icon size={16} />} danger={danger === true} onSelect={run}>
      {label}
    </MenuItem>
  )
}
