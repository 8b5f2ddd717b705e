import { Globe } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useEditing, useSaveState } from '../saving/editing'
import { usePublicationStatus } from './use-publication-status'
import './view-page-link.css'

/** Returns the public path of the open page in its language; `null` if it isn't published. */
export function useLivePath(): string | null {
  const { summary } = useEditing().document
  const { isPublic } = usePublicationStatus()
  const livePath = useSaveState(({ saved }) => saved.livePath ?? null)
  return isPublic && summary.type !== 'LAYOUT' ? livePath : null
}

/** Link to the published page. Its space is reserved, to avoid layout shifts. */
export function ViewPageLink() {
  const { type } = useEditing().document.summary
  const path = useLivePath()
  if (type === 'LAYOUT') return null
  if (path === null) return <ViewPageSkeleton />
  return (
    <a
      className="ed-button ed-view-page"
      data-look="quiet"
      data-tooltip={t('View page')}
      href={path}
      target="_blank"
      rel="noreferrer"
    >
      <IconAndWord />
    </a>
  )
}

/** Placeholder as large as the link. */
export function ViewPageSkeleton() {
  return (
    <span className="ed-button ed-view-page ed-waiting-tool" aria-hidden>
      <IconAndWord />
    </span>
  )
}

function IconAndWord() {
  return (
    <>
      <Globe size={16} aria-hidden />
      <span>{t('View page')}</span>
    </>
  )
}
