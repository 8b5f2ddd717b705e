import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../../parts/kit/icon'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { sitePath } from '../../parts/links/site-href'

export function FeaturedCarouselQuicklinks({ page }: { readonly page: PageContext }) {
  return (
    <nav className="featured-carousel-quicklinks" aria-label="Quick links">
      <ul>
        {quickLinkItems.map(({ title, icon, link }) => (
          <li key={title}>
            <a href={sitePath(page, link.href)}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
