import { PictureTile } from '../media/picture-tile'
import type { Promo } from './promo-content'

/** Promos side by side in an area as wide as the page and 60vh high (specification section 9). */
export function PromoWide({ promos, level = 3 }: PromoWideProps) {
  if (promos.length === 0) return null
  const sizes = `(min-width: 44rem) ${Math.ceil(100 / promos.length)}vw, 100vw`
  return (
    <ul className="promo-wide entrance">
      {promos.map((promo) => (
        <PictureTile key={promo.key} tile={promo} sizes={sizes} level={level} />
      ))}
    </ul>
  )
}

interface PromoWideProps {
  readonly promos: readonly Promo[]
  /** 2 where the block has no heading of its own. */
  readonly level?: 2 | 3
}
