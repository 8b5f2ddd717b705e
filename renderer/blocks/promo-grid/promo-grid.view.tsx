import type { ViewProps } from '../../parts/kit/view'
import { PictureTile } from '../../parts/media/picture-tile'
import { promoContent } from '../../parts/promos/promo-content'
import { PromoHeading } from '../../parts/promos/promo-heading'
import { PromoWide } from '../../parts/promos/promo-wide'
import type promoGrid from './promo-grid.block'

/** One large picture and two smaller ones beside it, with text on the pictures. */
export default function PromoGrid(view: ViewProps<typeof promoGrid>) {
  const content = promoContent(view)
  if (!content) return null
  const { title, description, wide, promos } = content
  const level = title ? 3 : 2
  return (
    <section className="promo-grid" aria-label={title || undefined}>
      <PromoHeading title={title} description={description} />
      <PromoWide promos={wide} level={level} />
      {promos.length > 0 && (
        <ul className="promo-grid-items entrance">
          {promos.map((promo) => (
            <PictureTile
              key={promo.key}
              tile={promo}
              level={level}
              sizes="(min-width: 44rem) min(58vw, 47rem), 100vw"
            />
          ))}
        </ul>
      )}
    </section>
  )
}
