import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { followLink } from '../app/navigation'
import { PAGES_PATH } from '../app/routes'
import { PublishButton } from '../publishing/publish-button'
import { PublishMenuPlace } from '../publishing/publish-menu-place'
import { useEditing } from '../saving/editing'
import { useSession, useSettings } from '../store/session'
import { languageLabel, shortName } from '../ui/language-names'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { SecondaryActionsSkeleton, ShareActionsSkeleton, SubmitSkeleton } from './action-skeletons'
import { HistoryButtons } from './history-buttons'
import { SaveStatus } from './save-status'
import { ViewControl } from './view-control'

// Loaded after the page itself.
const SecondaryActions = lazyComponent(
  lazyPart(() => import('./share-actions').then((part) => part.SecondaryActions)),
  <SecondaryActionsSkeleton />,
)
const ShareActions = lazyComponent(
  lazyPart(() => import('./share-actions').then((part) => part.ShareActions)),
  <ShareActionsSkeleton />,
)
const StatusAndPlace = lazyComponent(
  lazyPart(() => import('./status-and-place').then((part) => part.StatusAndPlace)),
)
const SubmitButton = lazyComponent(
  lazyPart(() => import('../publishing/submit-button').then((part) => part.SubmitButton)),
  <SubmitSkeleton />,
)

/** The top bar, from left to right: back, page, save status, steps, view, preview, share, publish or submit. */
export function TopBar({ place, onSeeConflict, onSeeVersions }: TopBarProps) {
  const { canEdit, locationVersion } = useSession()
  const { permission } = useEditing().document.summary
  return (
    <header className="ed-top-bar">
      <a
        className="ed-button ed-icon-button"
        data-look="quiet"
        href={PAGES_PATH}
        onClick={followLink}
        aria-label={t('All pages')}
      >
        <ArrowLeft size={16} />
      </a>
      <PageName place={place} />
      {canEdit ? <SaveStatus onSeeConflict={onSeeConflict} /> : <ViewOnly />}
      <div className="ed-top-bar-tools">
        {canEdit && <HistoryButtons onSeeVersions={onSeeVersions} />}
        <ViewControl />
        <SecondaryActions />
      </div>
      <div className="ed-top-bar-actions">
        <ShareActions />
        {permission === 'MANAGE' && (
          <div className="ed-publish">
            <PublishButton />
            {!locationVersion && <PublishMenuPlace />}
          </div>
        )}
        {permission === 'CONTRIBUTE' && !locationVersion && <SubmitButton />}
      </div>
    </header>
  )
}

interface TopBarProps {
  /** The location that the page belongs to. */
  readonly place: ReactNode
  readonly onSeeConflict: () => void
  readonly onSeeVersions: () => void
}

function PageName({ place }: Pick<TopBarProps, 'place'>) {
  const { target } = useSession()
  const { title } = useSettings()
  const { document } = useEditing()
  const { item } = document
  return (
    <div className="ed-page-name">
      <h1 className="ed-page-title">
        {target === 'layout' ? t('Site layout') : title || t('Untitled page')}
      </h1>
      <p className="ed-page-facts">
        {/* The language is always shown, so that no editor writes Gujarati into the English page. */}
        <strong title={languageLabel(item.language)}>{shortName(item.language)}</strong>
        <StatusAndPlace place={place} />
      </p>
    </div>
  )
}

function ViewOnly() {
  return (
    <p className="ed-view-only" title={t('Ask someone who manages this location for access')}>
      {t('View only')}
    </p>
  )
}
