import { CardTitle } from '../../parts/kit/card-title'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { CardPicture } from '../../parts/media/card-picture'
import { promoContent } from '../../parts/promos/promo-content'
import { PromoHeading } from '../../parts/promos/promo-heading'
import { PromoWide } from '../../parts/promos/promo-wide'
import type darkPromo from './dark-promo.block'

/** Large lines of text on a dark background, each ending with a picture in an arch. */
export default function DarkPromo(view: ViewProps<typeof darkPromo>) {
  const content = promoContent(view)
  if (!content) return null
  const { title, description, wide, promos } = content
  const level = title ? 3 : 2
  return (
    <section className="dark-promo bleed ground-dark" aria-label={title || undefined}>
      <Ornament kind="mandala" />
      <div className="dark-promo-content">
        <PromoHeading title={title} description={description} />
        <PromoWide promos={wide} level={level} />
        {promos.length > 0 && (
          <ul className="dark-promo-items entrance">
            {promos.map(({ key, title, description, picture, href }) => (
              <li className="dark-promo-item" key={key}>
                <div className="dark-promo-text">
                  <CardTitle {...{ title, href, level }} />
                  {description && <p>{description}</p>}
                </div>
                <CardPicture item={picture} sizes="(min-width: 44rem) min(30vw, 24rem), 35vw" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
