import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../../app/app-context'
import { useSearch } from '../../app/navigation'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/floating/menu'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyDialog } from '../../ui/lazy/lazy-dialog'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { readLists, rememberList, type SavedView } from './list-memory'

const ViewItems = lazyComponent(
  lazyPart(() => import('./view-items').then((part) => part.ViewItems)),
)
const SaveViewDialog = lazyDialog(
  lazyPart(() => import('./save-view-dialog').then((part) => part.SaveViewDialog)),
)

/** Menu of a list's saved views, stored in this browser. */
export function SavedViews() {
  const { pathname } = window.location
  return <Views key={pathname} list={pathname} />
}

function Views({ list }: { readonly list: string }) {
  const { account } = useApp()
  const query = useSearch().replace(/^\?/, '')
  const [views, setViews] = useState(() => readLists(account.id).views[list] ?? [])
  const [isNaming, setIsNaming] = useState(false)
  const current = views.find((view) => view.query === query)

  function keep(next: readonly SavedView[]): boolean {
    if (!rememberList(account.id, 'views', [list, next])) return false
    setViews(next)
    return true
  }

  return (
    <div className="ed-views">
      <Menu
        align="start"
        trigger={
          <Button look="quiet" data-set={current !== undefined}>
            <Bookmark size={16} aria-hidden />
            <span className="ed-views-name">{current?.name ?? t('Views')}</span>
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
      >
        <ViewItems
          {...{ list, query, views, current }}
          onSave={() => setIsNaming(true)}
          onRemove={(removed) => keep(views.filter((view) => view !== removed))}
        />
      </Menu>
      {isNaming && (
        <SaveViewDialog {...{ query, views }} onSave={keep} onClose={() => setIsNaming(false)} />
      )}
    </div>
  )
}
