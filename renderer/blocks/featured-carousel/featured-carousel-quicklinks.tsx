import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../../parts/kit/icon'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { sitePath } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'

export function FeaturedCarouselQuicklinks({ page }: { readonly page: PageContext }) {
  const words = messagesFor(page.language)
  return (
    <nav className="featured-carousel-quicklinks" aria-label={words.quickLinks}>
      <ul>
        {quickLinkItems(words).map(({ title, icon, link }) => (
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
