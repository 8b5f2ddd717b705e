import { CopyPlus, ListOrdered } from 'lucide-react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { t } from '#schema/messages/t'
import type { ListedRecord } from '../api/collections'
import { useApp } from '../app/app-context'
import { recordPath } from '../app/routes'
import { RowMenu } from '../screens/list/row-menu'
import { managesLocation } from '../screens/screens'
import { MenuItem } from '../ui/floating/menu'
import type { CollectionKind } from './collection-kinds'
import { type RecordAction, recordActions } from './record-actions'
import { siteHref } from './site-href'

/** Menu of one record. Hides actions that change the public site from users who don't manage the record's location. */
export function RecordMenu({ kind, record, onAction, onCopy, onPlace }: RecordMenuProps) {
  const { account } = useApp()
  const { id, title, locationId, recordStatus } = record
  const manages = managesLocation(account, locationId, permissionKind(kind.kind))
  return (
    <RowMenu
      name={title || kind.words.untitled}
      path={recordPath(kind.collection.path, id)}
      siteHref={siteHref(record)}
      actions={manages ? recordActions(kind).filter(({ isFor }) => isFor(record)) : []}
      onAction={onAction}
    >
      {kind.owner === 'location' && recordStatus !== 'DELETED' && (
        <MenuItem icon={<CopyPlus size={16} />} onSelect={onCopy}>
          {t('Copy to locations…')}
        </MenuItem>
      )}
      {onPlace && (
        <MenuItem icon={<ListOrdered size={16} />} onSelect={onPlace}>
          {t('Move to position…')}
        </MenuItem>
      )}
    </RowMenu>
  )
}

interface RecordMenuProps {
  readonly kind: CollectionKind
  readonly record: ListedRecord
  readonly onAction: (action: RecordAction) => void
  readonly onCopy: () => void
  /** Opens the dialog for its position; absent if it has none. */
  readonly onPlace?: (() => void) | undefined
}
