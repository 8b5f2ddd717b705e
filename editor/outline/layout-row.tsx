import { Lock, PanelBottom, PanelTop } from 'lucide-react'
import type { FrameRole } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { showsPart } from '../store/layout-commands'
import { usePage, useSession } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'

/** Row of the site's header or footer: not part of this page, so it is locked here, with a link to edit it. */
export function LayoutRow({ part }: { readonly part: FrameRole }) {
  const session = useSession()
  const { layout } = session
  const isShown = usePage((state) => showsPart(state, part, session))
  if (!layout || !isShown) return null
  const Icon = part === 'header' ? PanelTop : PanelBottom
  return (
    <section
      className="ed-outline-part"
      aria-label={t('{part, select, header {The site’s header} other {The site’s footer}}', {
        part,
      })}
    >
      <Lock size={14} aria-hidden />
      <Icon size={14} aria-hidden />
      <span>{part === 'header' ? t('Header') : t('Footer')}</span>
      {layout.permission !== null && (
        <AppLink href={pagePath(layout.documentId)}>
          {t('{part, select, header {Edit the site’s header} other {Edit the site’s footer}}', {
            part,
          })}
        </AppLink>
      )}
    </section>
  )
}
