import { Globe } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useEditing, useSaveState } from '../saving/editing'
import { usePublicationStatus } from './use-publication-status'

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
  if (path === null)
    return (
      <span className="ed-button ed-preview ed-view-page ed-waiting-tool" aria-hidden>
        <IconAndWord />
      </span>
    )
  return (
    <a
      className="ed-button ed-preview ed-view-page"
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

function IconAndWord() {
  return (
    <>
      <Globe size={16} aria-hidden />
      <span>{t('View page')}</span>
    </>
  )
}
