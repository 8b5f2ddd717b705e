import { CardTitle } from '../../parts/kit/card-title'
import type { ViewProps } from '../../parts/kit/view'
import { explorePath } from '../../parts/links/explore-places'
import { CardPicture } from '../../parts/media/card-picture'
import { type Promo, promoContent } from '../../parts/promos/promo-content'
import { PromoHeading } from '../../parts/promos/promo-heading'
import { PromoWide } from '../../parts/promos/promo-wide'
import type exploreGrid from './explore-grid.block'

/** Places to explore, each in an arch, arranged like a colonnade. */
export default function ExploreGrid(view: ViewProps<typeof exploreGrid>) {
  const content = promoContent(view)
  if (!content) return null
  const { title, description, wide, promos } = content
  const level = title ? 3 : 2
  return (
    <section className="explore-grid" aria-label={title || undefined}>
      <PromoHeading title={title} description={description} />
      <PromoWide promos={wide.map(leading)} level={level} />
      {promos.length > 0 && (
        <ul className="explore-grid-places entrance">
          {promos.map(leading).map(({ key, title, description, picture, href }) => (
            <li className="explore-grid-place" key={key}>
              <CardPicture item={picture} sizes="(min-width: 44rem) min(45vw, 38rem), 100vw" arch />
              <CardTitle {...{ title, href, level }} />
              {description && <p>{description}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )

  /** Links a place without a link to its own page. */
  function leading(promo: Promo): Promo {
    return { ...promo, href: promo.href ?? explorePath(view.page, promo.title) }
  }
}
