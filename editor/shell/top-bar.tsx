import { ArrowLeft, PanelLeft, PanelRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusWords } from '../documents/status-words'
import { useSession, useSettings } from '../store/session'
import { Button } from '../ui/button'
import { useEditing, useSaveState } from './editing'
import { HistoryButtons } from './history-buttons'
import { followLink } from './navigation'
import { PreviewButton } from './preview-button'
import { PublishButton } from './publish-button'
import { PAGES_PATH } from './routes'
import { SaveStatus } from './save-status'
import type { SideName } from './side'
import { StatusMark } from './status-mark'
import { WidthButtons } from './width-buttons'

/** From left to right: back, the page, its save state, steps, widths, preview, publish. */
export function TopBar({ drawer, onDrawer, onSeeConflict }: TopBarProps) {
  const { canEdit } = useSession()
  return (
    <header className="ed-top-bar">
      <a
        className="ed-button ed-icon-button"
        data-look="quiet"
        href={PAGES_PATH}
        onClick={followLink}
        aria-label="All pages"
      >
        <ArrowLeft size={16} />
      </a>
      <PageName />
      {canEdit ? <SaveStatus onSeeConflict={onSeeConflict} /> : <ViewOnly />}
      <div className="ed-top-bar-tools">
        {canEdit && <HistoryButtons />}
        <WidthButtons />
      </div>
      <div className="ed-top-bar-drawers">
        <DrawerButton side="left" label="Blocks" drawer={drawer} onDrawer={onDrawer}>
          <PanelLeft size={16} aria-hidden />
        </DrawerButton>
        <DrawerButton side="right" label="Settings" drawer={drawer} onDrawer={onDrawer}>
          <PanelRight size={16} aria-hidden />
        </DrawerButton>
      </div>
      <div className="ed-top-bar-actions">
        <PreviewButton />
        {canEdit && <PublishButton />}
      </div>
    </header>
  )
}

interface TopBarProps {
  readonly drawer: SideName | null
  readonly onDrawer: (side: SideName | null) => void
  readonly onSeeConflict: () => void
}

function PageName() {
  const { title } = useSettings()
  const { document } = useEditing()
  const saved = useSaveState((state) => state.saved)
  const { locationName } = document.summary
  return (
    <div className="ed-page-name">
      <h1>{title || 'Untitled page'}</h1>
      <p>
        <span className="ed-quiet">{locationName}</span>
        <StatusMark words={statusWords(saved)} />
      </p>
    </div>
  )
}

function ViewOnly() {
  return (
    <p className="ed-view-only" title="Ask somebody who manages this location to change the page">
      View only
    </p>
  )
}

function DrawerButton({ side, label, drawer, onDrawer, children }: DrawerButtonProps) {
  const isOut = drawer === side
  return (
    <Button
      look="quiet"
      aria-expanded={isOut}
      aria-controls={`ed-side-${side}`}
      onClick={() => onDrawer(isOut ? null : side)}
    >
      {children}
      {label}
    </Button>
  )
}

interface DrawerButtonProps {
  readonly side: SideName
  readonly label: string
  readonly drawer: SideName | null
  readonly onDrawer: (side: SideName | null) => void
  readonly children: ReactNode
}
