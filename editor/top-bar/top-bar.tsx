import { ArrowLeft } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { followLink } from '../app/navigation'
import { PAGES_PATH } from '../app/routes'
import { StatusMark } from '../pages/status-mark'
import { statusWords } from '../pages/status-words'
import { useEditing, useSaveState } from '../saving/editing'
import { documentOf } from '../saving/save-state'
import { useSession, useSettings } from '../store/session'
import { englishName } from '../ui/language-names'
import { HelpMenu } from './help-menu'
import { HistoryButtons } from './history-buttons'
import { PreviewButton } from './preview-button'
import { PublishButton } from './publish-button'
import { SaveStatus } from './save-status'
import { ShareMenu } from './share-menu'
import { SubmitButton } from './submit-button'
import { TryOutButton } from './try-out-button'
import { ViewControl } from './view-control'

/** From left to right: back, the page, its save state, steps, view, preview, share, publish or submit. */
export function TopBar({ onSeeConflict, onSeeVersions }: TopBarProps) {
  const { canEdit } = useSession()
  const { permission } = useEditing().document.summary
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
        {canEdit && <HistoryButtons onSeeVersions={onSeeVersions} />}
        <ViewControl />
        <TryOutButton />
        <HelpMenu />
      </div>
      <div className="ed-top-bar-actions">
        <PreviewButton />
        <ShareMenu />
        {permission === 'MANAGE' && <PublishButton />}
        {permission === 'CONTRIBUTE' && <SubmitButton />}
      </div>
    </header>
  )
}

interface TopBarProps {
  readonly onSeeConflict: () => void
  readonly onSeeVersions: () => void
}

function PageName() {
  const { target } = useSession()
  const { title } = useSettings()
  const { document } = useEditing()
  const status = useSaveState((state) => statusWords(documentOf(state)))
  const { summary, item, languages } = document
  // So that no editor writes Gujarati into the English page.
  const isOneOfSeveral = languages.length > 1 || item.language !== DEFAULT_LANGUAGE
  return (
    <div className="ed-page-name">
      <h1>{target === 'layout' ? 'Site layout' : title || 'Untitled page'}</h1>
      <p>
        <span className="ed-quiet">{summary.locationName}</span>
        {isOneOfSeveral && <strong>{englishName(item.language)}</strong>}
        <StatusMark words={status} />
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
