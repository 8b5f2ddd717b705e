import { LayoutGrid, ListChecks, ListTree, MessageSquare, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChecksTab } from '../checks/checks-tab'
import { CommentsTab } from '../comments/comments-tab'
import { useSession } from '../store/session'
import type { SideName } from './side'
import type { LeftTab } from './use-left-tab'
import './drawer-bar.css'

/** On narrow screens: a bar below the page that opens the sides as drawers, within reach of the thumb. */
export function DrawerBar({ drawer, tab, onDrawer, onTab }: DrawerBarProps) {
  const { canEdit } = useSession()

  function left(name: LeftTab, icon: ReactNode, label: ReactNode) {
    const isOut = drawer === 'left' && tab === name
    return (
      <DrawerButton
        side="left"
        isOut={isOut}
        icon={icon}
        onClick={() => {
          onTab(name)
          onDrawer(isOut ? null : 'left')
        }}
      >
        {label}
      </DrawerButton>
    )
  }

  return (
    <nav className="ed-drawer-bar" aria-label="Parts of the editor">
      {canEdit && left('blocks', <LayoutGrid size={18} aria-hidden />, 'Blocks')}
      {left('outline', <ListTree size={18} aria-hidden />, 'Outline')}
      {left('checks', <ListChecks size={18} aria-hidden />, <ChecksTab />)}
      {left('comments', <MessageSquare size={18} aria-hidden />, <CommentsTab />)}
      <DrawerButton
        side="right"
        isOut={drawer === 'right'}
        icon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => onDrawer(drawer === 'right' ? null : 'right')}
      >
        Settings
      </DrawerButton>
    </nav>
  )
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
