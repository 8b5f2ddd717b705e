import { t } from '#schema/messages/t'
import { footerChoices, headerChoices, type LayoutChoice } from '#schema/page/content'
import { layoutChoiceOf } from '#schema/page/site-layout'
import { MakeLayout } from '../blocks/make-layout'
import { bringsOwn, chooseLayout } from '../store/layout-commands'
import { usePage, useSession } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { FieldRow } from '../ui/field-row'

const HEADER_LABELS = {
  site: t('The site’s header'),
  overlay: t('Over the first picture'),
  none: t('None'),
} as const
const FOOTER_LABELS = { site: t('The site’s footer'), none: t('None') } as const

/** Options for the site's layout on this page. */
export function LayoutChoices() {
  const session = useSession()
  const { layout, canEdit, context } = session
  const chosen = usePage(({ page }) => page.tree.page.layout)
  const { header, footer } = layoutChoiceOf({
    format: 1,
    blocks: [],
    ...(chosen && { layout: chosen }),
  })
  const hasHeader = usePage((state) => bringsOwn(state, 'header', session))
  const hasFooter = usePage((state) => bringsOwn(state, 'footer', session))
  const select = (part: 'header' | 'footer', words: Readonly<Record<string, string>>) => {
    const [choices, value, isOwn] =
      part === 'header' ? [headerChoices, header, hasHeader] : [footerChoices, footer, hasFooter]
    const help = isOwn
      ? t(
          '{part, select, header {This page has its own header, so the site’s header isn’t shown.} other {This page has its own footer, so the site’s footer isn’t shown.}}',
          { part },
        )
      : undefined
    return (
      <FieldRow label={part === 'header' ? t('Header') : t('Footer')} {...(help && { help })}>
        {(aria) => (
          <select
            {...aria}
            className="ed-input"
            disabled={!canEdit || isOwn}
            value={value}
            onChange={({ target }) =>
              chooseLayout(session, { [part]: target.value } as LayoutChoice)
            }
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words[choice]}
              </option>
            ))}
          </select>
        )}
      </FieldRow>
    )
  }
  return (
    <section className="panel-fields" aria-label={t('Site layout')}>
      {select('header', HEADER_LABELS)}
      {select('footer', FOOTER_LABELS)}
      {layout?.content && layout.permission !== null && (
        <p className="panel-kind">
          {layout.locationId === context.location.id
            ? t('The header and footer belong to {name}.', { name: layout.locationName })
            : t(
                'The header and footer belong to {name} and are shared by all locations without their own.',
                {
                  name: layout.locationName,
                },
              )}{' '}
          <AppLink href={pagePath(layout.documentId)}>{t('Edit the site layout')}</AppLink>
        </p>
      )}
      {canEdit && layout?.locationId !== context.location.id && (
        <MakeLayout label={t('Create one for {name}', { name: context.location.name })} />
      )}
    </section>
  )
}
