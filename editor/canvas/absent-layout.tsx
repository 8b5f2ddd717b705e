import { LayoutTemplate } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FrameRole } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { MakeLayout } from '../blocks/make-layout'
import { chooseLayout } from '../store/layout-commands'
import { useSession } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'

/** Notice that explains why the site's header or footer is missing, with an action to fix it. */
export function AbsentLayout({
  part,
  reason,
}: {
  readonly part: FrameRole
  readonly reason: string
}) {
  const session = useSession()
  const { layout, canEdit } = session
  const notice = (words: string, action: ReactNode) => (
    <div className="ed-surface ed-layout-absent" lang={EDITOR_LANGUAGE} data-canvas-control>
      <LayoutTemplate size={16} aria-hidden />
      <span>{words}</span>
      {canEdit && action}
    </div>
  )
  if (reason === 'own')
    return layout?.content
      ? notice(
          t(
            '{part, select, header {This page has its own header, so the site’s header isn’t shown.} other {This page has its own footer, so the site’s footer isn’t shown.}}',
            { part },
          ),
          null,
        )
      : null
  if (!layout) return part === 'header' ? notice(NO_LAYOUT, <MakeLayout />) : null
  if (!layout.content) return part === 'header' ? notice(DRAFT_LAYOUT, <EditDraft />) : null
  if (reason !== 'none') return null
  return notice(
    t(
      '{part, select, header {This page is shown without the site’s header.} other {This page is shown without the site’s footer.}}',
      { part },
    ),
    <Button onClick={() => chooseLayout(session, { [part]: 'site' })}>{t('Show it')}</Button>,
  )
}

const NO_LAYOUT = t('This site has no header and no footer yet.')
const DRAFT_LAYOUT = t('Visitors don’t see the header and footer yet. Publish them to show them.')

function EditDraft() {
  const { layout } = useSession()
  if (!layout) return null
  return (
    <AppLink className="ed-button" href={pagePath(layout.documentId)}>
      {t('Open the site layout')}
    </AppLink>
  )
}
