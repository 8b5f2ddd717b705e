import { CardTitle } from '../../parts/kit/card-title'
import type { ViewProps } from '../../parts/kit/view'
import { CardPicture } from '../../parts/media/card-picture'
import { promoContent } from '../../parts/promos/promo-content'
import { PromoHeading } from '../../parts/promos/promo-heading'
import { PromoWide } from '../../parts/promos/promo-wide'
import type promoCards from './promo-cards.block'

/** Cards in the colour of pale stone, on sand. */
export default function PromoCards(view: ViewProps<typeof promoCards>) {
  const content = promoContent(view)
  if (!content) return null
  const { title, description, wide, promos } = content
  const level = title ? 3 : 2
  return (
    <section className="promo-cards bleed ground-offset" aria-label={title || undefined}>
      <PromoHeading title={title} description={description} />
      <PromoWide promos={wide} level={level} />
      {promos.length > 0 && (
        <ul className="promo-cards-items entrance">
          {promos.map(({ key, title, description, picture, href }) => (
            <li className="promo-cards-item" key={key}>
              <CardPicture item={picture} sizes="(min-width: 44rem) min(30vw, 25rem), 90vw" />
              <div className="promo-cards-text">
                <CardTitle {...{ title, href, level }} />
                {description && <p>{description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
