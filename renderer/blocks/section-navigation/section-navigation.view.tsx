import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type sectionNavigation from './section-navigation.block'

/** Links to the parts of the page. The bar is sticky; the title and description above it scroll away. */
export default function SectionNavigation(view: ViewProps<typeof sectionNavigation>) {
  const { title, description } = view.props
  const hasDescription = !isBlankMarkup(description)
  const links = linksOf(view)
  if (links.length === 0 && !title && !hasDescription) return null
  return (
    <div className="section-navigation bleed">
      {(title || hasDescription) && (
        <div className="section-navigation-intro">
          {title && <h2 className="section-navigation-title">{title}</h2>}
          {hasDescription && <RichText markup={description} />}
        </div>
      )}
      {links.length > 0 && (
        <nav
          className="section-navigation-bar"
          aria-label={title || messagesFor(view.page.language).onThisPage}
        >
          <ul className="section-navigation-links">
            {links.map(({ href, label }) => (
              <li key={`${href} ${label}`}>
                <a className="section-navigation-link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function linksOf({ id, props, refs, page }: ViewProps<typeof sectionNavigation>) {
  const listed = props.automatic
    ? page.outline
        .filter((entry) => entry.id !== id)
        .map((entry) => ({
          label: entry.displayName,
          href: `#${encodeURIComponent(entry.id)}` as string | null,
        }))
    : []
  const own = props.links.map(({ label, link }) => ({ label, href: linkHref(refs, page, link) }))
  return [...listed, ...own].flatMap(({ label, href }) => (label && href ? [{ label, href }] : []))
}
