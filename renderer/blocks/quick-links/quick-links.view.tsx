import { Icon } from '../../parts/kit/icon'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type quickLinks from './quick-links.block'

/** The most popular links: four columns, two on a tablet, one on a phone. */
export default function QuickLinks({ props, refs, page }: ViewProps<typeof quickLinks>) {
  const items = props.items.filter(({ title }) => title.trim() !== '')
  if (items.length === 0) return null
  return (
    <nav
      className={props.showBorder ? 'quick-links quick-links-border' : 'quick-links'}
      aria-label={messagesFor(page.language).quickLinks}
    >
      <ul className="quick-links-items entrance">
        {keyed(items, ({ title }) => title).map(({ key, item: { title, icon, link } }) => {
          const href = linkHref(refs, page, link)
          return (
            <li className="quick-links-item" key={key}>
              <Icon name={icon} />
              {href ? <a href={href}>{title}</a> : <span>{title}</span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
