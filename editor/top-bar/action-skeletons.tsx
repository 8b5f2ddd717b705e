import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'

/** Placeholder as large as the tools fetched after the page, so that no button moves under the pointer when they appear. */
export function SecondaryActionsSkeleton() {
  return (
    <>
      <Skeleton className="ed-tool ed-tool-told ed-tool-wide" word={t('Try out')} />
      <Skeleton className="ed-tool ed-tool-wide ed-help" word={t('Help')} />
      <Skeleton className="ed-icon-button ed-tool-narrow" word="" />
    </>
  )
}

/** Placeholder for the preview and share actions: a location's version has none, and a site layout has no page to view. */
export function ShareActionsSkeleton() {
  const { target, locationVersion } = useSession()
  return (
    <>
      {!locationVersion && (
        <>
          <Skeleton className="ed-preview ed-tool-wide">
            <span>{t('Preview')}</span>
          </Skeleton>
          <Skeleton className="ed-tool ed-tool-wide" word={t('Share')} />
        </>
      )}
      {target !== 'layout' && (
        <Skeleton className="ed-preview ed-view-page">
          <span>{t('View page')}</span>
        </Skeleton>
      )}
    </>
  )
}

/** Placeholder for the button that submits the page. */
export function SubmitSkeleton() {
  return (
    <span className="ed-button ed-waiting-tool" data-action="submit" aria-hidden>
      {t('Submit for review')}
    </span>
  )
}

function Skeleton({ className, word, children }: SkeletonProps) {
  return (
    <span className={`ed-button ed-waiting-tool ${className}`} aria-hidden>
      <svg width="16" height="16" aria-hidden="true" />
      {children ?? <span className="ed-tool-word">{word}</span>}
    </span>
  )
}

interface SkeletonProps {
  readonly className: string
  readonly word?: string
  readonly children?: ReactNode
}
