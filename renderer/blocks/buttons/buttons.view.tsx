import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import type buttons from './buttons.block'

/** Buttons in a row that wraps if there is no room. */
export default function Buttons({ props, refs, page }: ViewProps<typeof buttons>) {
  const shown = props.items.flatMap(({ label, link, look }) => {
    const href = linkHref(refs, page, link)
    return href && label.trim() !== '' ? [{ label, href, look }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={props.position === 'CENTER' ? 'buttons buttons-center' : 'buttons'}>
      {keyed(shown, ({ label }) => label).map(({ key, item: { label, href, look } }) => (
        <ButtonLink key={key} href={href} quiet={look === 'OUTLINE'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
