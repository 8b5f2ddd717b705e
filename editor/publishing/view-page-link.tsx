import { t } from '#schema/messages/t'
import { useEditing, useSaveState } from '../saving/editing'
import { usePublicationStatus } from './use-publication-status'

/** Where visitors find the open page in the language that is open; `null` where they do not. */
export function useLivePath(): string | null {
  const { summary } = useEditing().document
  const { isPublic } = usePublicationStatus()
  const livePath = useSaveState(({ saved }) => saved.livePath ?? null)
  return isPublic && summary.type !== 'LAYOUT' ? livePath : null
}

/** Leads to the page as visitors see it, as long as they do. Its place is kept, so that nothing moves when it comes. */
export function ViewPageLink() {
  const { type } = useEditing().document.summary
  const path = useLivePath()
  if (type === 'LAYOUT') return null
  if (path === null)
    return (
      <span className="ed-button ed-view-page ed-waiting-tool" aria-hidden>
        {t('View page')}
      </span>
    )
  return (
    <a
      className="ed-button ed-view-page"
      data-look="quiet"
      href={path}
      target="_blank"
      rel="noreferrer"
    >
      {t('View page')}
    </a>
  )
}
