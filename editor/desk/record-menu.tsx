import { CopyPlus, Ellipsis, ExternalLink, Pencil } from 'lucide-react'
import type { ListedRecord } from '../api/record-desk'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { recordPath } from '../app/routes'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import type { DeskKind } from './desk-kinds'
import { type RecordAction, recordActions } from './record-actions'
import { siteHref } from './site-href'

/** What can be done with one record. Who does not manage its location is offered nothing that visitors would see. */
export function RecordMenu({ kind, record, onAction, onCopy }: RecordMenuProps) {
  const { account } = useApp()
  const { id, title, locationId, recordStatus } = record
  const manages = managesLocation(account, locationId)
  const actions = manages ? recordActions(kind).filter(({ isFor }) => isFor(record)) : []
  const href = siteHref(record)
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          className="ed-icon-button"
          aria-label={`Actions for ${title || `untitled ${kind.words.one}`}`}
        >
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    >
      <MenuItem
        icon={<Pencil size={16} />}
        onSelect={() => navigate(recordPath(kind.desk.path, id))}
      >
        Open
      </MenuItem>
      {href && (
        <MenuItem
          icon={<ExternalLink size={16} />}
          onSelect={() => window.open(href, '_blank', 'noopener')}
        >
          See it on the site
        </MenuItem>
      )}
      {kind.owner === 'location' && recordStatus !== 'DELETED' && (
        <MenuItem icon={<CopyPlus size={16} />} onSelect={onCopy}>
          Copy to locations…
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

interface RecordMenuProps {
  readonly kind: DeskKind
  readonly record: ListedRecord
  readonly onAction: (action: RecordAction) => void
  readonly onCopy: () => void
}
