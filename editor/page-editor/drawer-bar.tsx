import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { ChecksTab } from '../checks/checks-tab'
import { CommentsTab } from '../comments/comments-tab'
import { useSession } from '../store/session'
import type { SideName } from '../store/ui-state'
import { LEFT_PARTS, type LeftTab } from './use-left-tab'
import './drawer-bar.css'

/** Bar for narrow screens below the page that opens the sides as drawers, within reach of the thumb. */
export function DrawerBar({ drawer, tab, onDrawer, onTab }: DrawerBarProps) {
  const { canEdit } = useSession()

  function toggle(id: LeftTab, isOut: boolean): void {
    onTab(id)
    onDrawer(isOut ? null : 'left')
  }

  return (
    <nav className="ed-drawer-bar" aria-label={t('Parts of the editor')}>
      {LEFT_PARTS.map(({ id, label, Icon }) => {
        const isOut = drawer === 'left' && tab === id
        return (
          (canEdit || id !== 'blocks') && (
            <DrawerButton
              key={id}
              side="left"
              isOut={isOut}
              icon={<Icon size={18} aria-hidden />}
              onClick={() => toggle(id, isOut)}
            >
              <PartLabel id={id} label={label} />
            </DrawerButton>
          )
        )
      })}
      <DrawerButton
        side="right"
        isOut={drawer === 'right'}
        icon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => onDrawer(drawer === 'right' ? null : 'right')}
      >
        {t('Settings')}
      </DrawerButton>
    </nav>
  )
}

/** Label of a part, with its number of open items. */
function PartLabel({ id, label }: { readonly id: LeftTab; readonly label: string }) {
  if (id === 'checks') return <ChecksTab />
  return id === 'comments' ? <CommentsTab /> : label
}

interface DrawerBarProps {
  readonly drawer: SideName | null
  readonly tab: LeftTab
  readonly onDrawer: (side: SideName | null) => void
  readonly onTab: (tab: LeftTab) => void
}

function DrawerButton({ side, isOut, icon, onClick, children }: DrawerButtonProps) {
  return (
    <button type="button" aria-expanded={isOut} aria-controls={`ed-side-${side}`} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  )
}

interface DrawerButtonProps {
  readonly side: SideName
  readonly isOut: boolean
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly children: ReactNode
}
