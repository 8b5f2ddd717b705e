import { PictureTile } from '../media/picture-tile'
import type { Promo } from './promo-content'

/** Promos side by side in a full-width area, 60vh high (specification section 9). */
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
  /** 2 if the block has no heading itself. */
  readonly level?: 2 | 3
}
