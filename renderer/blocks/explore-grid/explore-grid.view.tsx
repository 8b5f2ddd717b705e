import { CardPicture } from '../../parts/card-picture'
import { CardTitle } from '../../parts/card-title'
import { explorePath } from '../../parts/explore-places'
import { type Promo, promoContent } from '../../parts/promo-content'
import { PromoHeading } from '../../parts/promo-heading'
import { PromoWide } from '../../parts/promo-wide'
import type { ViewProps } from '../../parts/view'
import type exploreGrid from './explore-grid.block'

/** Places to explore, each in an arch, like the gates of one colonnade. */
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

  /** A place that is named and not linked leads to its page. */
  function leading(promo: Promo): Promo {
    return { ...promo, href: promo.href ?? explorePath(view.page, promo.title) }
  }
}
