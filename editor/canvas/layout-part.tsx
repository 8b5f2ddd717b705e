import { LayoutTemplate, Lock, Pencil } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import type { FrameRole } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { layoutChoiceOf, partsOf } from '#schema/page/site-layout'
import { MakeLayout } from '../blocks/make-layout'
import { bringsOwn, chooseLayout, showsPart } from '../store/layout-commands'
import { usePage, useSession, useUi } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import { ReadOnlyBlock } from './block/read-only-block'
import './layout-part.css'

/**
 * The site's header or footer around the page, as visitors see it: not of this page, so nothing of it can be selected here.
 * Nothing that is done on the page renders it again.
 */
export const LayoutPart = memo(function LayoutPart({ part }: { readonly part: FrameRole }) {
  const session = useSession()
  const { layout, target } = session
  const choice = usePage(({ page }) => layoutChoiceOf(page.tree.page)[part])
  const isOwn = usePage((state) => bringsOwn(state, part, session))
  const isShown = usePage((state) => showsPart(state, part, session))
  const isInteractive = useUi((state) => state.isInteractive)
  const blocks = useMemo(
    () => (layout?.content ? partsOf(layout.content)[part] : []).filter(({ hidden }) => !hidden),
    [layout, part],
  )
  const outermost = part === 'header' ? 0 : blocks.length - 1
  if (target === 'layout' || target === 'shared') return null
  if (isShown)
    return blocks.map((block, index) => (
      <ReadOnlyBlock key={block.id} block={block} marks={{ 'data-layout-part': part }}>
        {index === outermost && !isInteractive && <EditLayout part={part} />}
      </ReadOnlyBlock>
    ))
  return isInteractive ? null : <Absent part={part} reason={isOwn ? 'own' : choice} />
})

function EditLayout({ part }: { readonly part: FrameRole }) {
  const { layout } = useSession()
  if (!layout) return null
  const { documentId, permission } = layout
  return (
    <div
      className="ed-surface ed-layout-edit"
      lang={EDITOR_LANGUAGE}
      data-part={part}
      data-canvas-control
    >
      {permission === null ? (
        <span className="ed-layout-locked">
          <Lock size={14} aria-hidden />
          {t('{part, select, header {The site’s header} other {The site’s footer}}', { part })}
        </span>
      ) : (
        <AppLink className="ed-button" href={pagePath(documentId)}>
          <Pencil size={14} aria-hidden />
          {t('{part, select, header {Edit the site’s header} other {Edit the site’s footer}}', {
            part,
          })}
        </AppLink>
      )}
    </div>
  )
}

/** Says why there is no header or footer of the site, and what one can do about it. */
function Absent({ part, reason }: { readonly part: FrameRole; readonly reason: string }) {
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
            '{part, select, header {This page has a header of its own: the site’s is not shown.} other {This page has a footer of its own: the site’s is not shown.}}',
            { part },
          ),
          null,
        )
      : null
  if (!layout) return part === 'header' ? notice(NONE, <MakeLayout />) : null
  if (!layout.content) return part === 'header' ? notice(DRAFT, <EditDraft />) : null
  if (reason !== 'none') return null
  return notice(
    t(
      '{part, select, header {This page is shown without the site’s header.} other {This page is shown without the site’s footer.}}',
      { part },
    ),
    <Button onClick={() => chooseLayout(session, { [part]: 'site' })}>{t('Show it')}</Button>,
  )
}

const NONE = t('This site has no header and no footer yet.')
const DRAFT = t('The site’s header and footer are not published yet: visitors see none.')

function EditDraft() {
  const { layout } = useSession()
  if (!layout) return null
  return (
    <AppLink className="ed-button" href={pagePath(layout.documentId)}>
      {t('Open the site layout')}
    </AppLink>
  )
}
