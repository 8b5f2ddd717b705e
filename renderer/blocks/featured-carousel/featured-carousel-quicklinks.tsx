import { Clock, Flower2, MapPin, UtensilsCrossed } from 'lucide-react'
import type { PageContext } from '#schema/page/page-context'
import { sitePath } from '../../parts/site-href'

/** The four of specification section 2, Quick links. */
const QUICKLINKS = [
  { title: 'Opening Times', path: '/visit#opening-times', Icon: Clock },
  { title: 'How to Get Here', path: '/visit#getting-here', Icon: MapPin },
  { title: 'Daily Murti Darshan', path: '/galleries/murti-darshan/1', Icon: Flower2 },
  { title: 'Shayona Catering', path: '/services#shayona-catering', Icon: UtensilsCrossed },
]

export function FeaturedCarouselQuicklinks({ page }: { readonly page: PageContext }) {
  return (
    <nav className="featured-carousel-quicklinks" aria-label="Quick links">
      <ul>
        {QUICKLINKS.map(({ title, path, Icon }) => (
          <li key={title}>
            <a href={sitePath(page, path)}>
              <Icon strokeWidth={1.25} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
