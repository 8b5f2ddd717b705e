import { Lock, Pencil } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { FrameRole } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { layoutChoiceOf, partsOf } from '#schema/page/site-layout'
import { bringsOwn, showsPart } from '../store/layout-commands'
import { usePage, useSession, useUi } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ReadOnlyBlock } from './block/read-only-block'
import './layout-part.css'

/** Lazy, because most pages have a layout. */
const AbsentLayout = lazyComponent(
  lazyPart(() => import('./absent-layout').then((part) => part.AbsentLayout)),
)

/**
 * The site's header or footer around the page, as visitors see it. It isn't part of the page, so nothing in it can be selected,
 * and changes of the page don't re-render it.
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
  return isInteractive ? null : <AbsentLayout part={part} reason={isOwn ? 'own' : choice} />
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
