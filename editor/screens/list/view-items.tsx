import { BookmarkPlus, Check, Trash2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import { redirect } from '../../app/navigation'
import { MenuItem, MenuSeparator } from '../../ui/floating/menu'
import { MAX_VIEWS, type SavedView } from './list-memory'

/** Menu items of a list's views; the active one has a check mark. */
export function ViewItems({ list, query, views, current, onSave, onRemove }: ViewItemsProps) {
  return (
    <>
      {views.map((view) => (
        <MenuItem
          key={view.name}
          icon={<Check size={16} aria-hidden style={view === current ? undefined : HIDDEN} />}
          onSelect={() => redirect(`${list}?${view.query}`)}
        >
          {view.name}
          {view === current && <span className="ed-visually-hidden"> {t('(shown)')}</span>}
        </MenuItem>
      ))}
      {views.length > 0 && <MenuSeparator />}
      {views.length === 0 && (
        <p className="ed-views-none">{t('Save filters that you use often as a view.')}</p>
      )}
      <MenuItem
        icon={<BookmarkPlus size={16} />}
        disabled={query === '' || current !== undefined || views.length >= MAX_VIEWS}
        onSelect={onSave}
      >
        {views.length >= MAX_VIEWS
          ? t('You can save up to {count} views', { count: MAX_VIEWS })
          : t('Save these filters…')}
      </MenuItem>
      {current && (
        <MenuItem icon={<Trash2 size={16} />} danger onSelect={() => onRemove(current)}>
          {t('Remove the view “{name}”', { name: current.name })}
        </MenuItem>
      )}
    </>
  )
}

const HIDDEN = { visibility: 'hidden' } as const

interface ViewItemsProps {
  /** Address of the list. */
  readonly list: string
  /** Current filters of the list. */
  readonly query: string
  readonly views: readonly SavedView[]
  /** The active view. */
  readonly current: SavedView | undefined
  readonly onSave: () => void
  readonly onRemove: (view: SavedView) => void
}
