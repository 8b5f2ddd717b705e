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

/** The menu of one record. Users who do not manage its location are offered nothing that visitors would see. */
export function RecordMenu({ kind, record, onAction, onCopy, onPlace }: RecordMenuProps) {
  const { account } = useApp()
  const { id, title, locationId, recordStatus } = record
  const manages = managesLocation(account, locationId, permissionKind(kind.kind))
  return (
    <RowMenu
      name={title || t('untitled {one}', { one: kind.words.one })}
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
          {t('Move to place…')}
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
  /** Asks for its place in the order; absent where it has none. */
  readonly onPlace?: (() => void) | undefined
}
