import type { CSSProperties } from 'react'
import { CardTitle } from '../../parts/kit/card-title'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { CardPicture } from '../../parts/media/card-picture'
import { type Promo, promoContent } from '../../parts/promos/promo-content'
import { PromoHeading } from '../../parts/promos/promo-heading'
import type circularPromo from './circular-promo.block'

/** Round pictures on an arc of 120 degrees above the text; a plain row on a phone. */
export default function CircularPromo(view: ViewProps<typeof circularPromo>) {
  const content = promoContent(view)
  if (!content) return null
  const { title, description, wide, promos } = content
  const level = title ? 3 : 2
  const isWide = wide.length > 0
  const onArc = isWide ? wide : promos
  return (
    <section
      className={
        isWide
          ? 'circular-promo circular-promo-wide bleed ground-offset'
          : 'circular-promo circular-promo-contained'
      }
      aria-label={title || undefined}
    >
      <div className="circular-promo-stage">
        <Ornament kind="mandala" />
        <PromoHeading title={title} description={description} />
        {onArc.length > 0 && <Medallions className="arc" promos={onArc} level={level} />}
      </div>
      {isWide && promos.length > 0 && <Medallions className="row" promos={promos} level={level} />}
    </section>
  )
}

function Medallions({ className, promos, level }: MedallionsProps) {
  return (
    <ul
      className={`circular-promo-${className} entrance`}
      style={{ '--count': promos.length } as CSSProperties}
    >
      {promos.map(({ key, title, description, picture, href }, index) => (
        <li className="circular-promo-item" key={key} style={{ '--index': index } as CSSProperties}>
          <CardPicture item={picture} sizes="(min-width: 44rem) min(21vw, 18rem), 55vw" />
          <CardTitle {...{ title, href, level }} />
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}

interface MedallionsProps {
  readonly className: 'arc' | 'row'
  readonly promos: readonly Promo[]
  readonly level: 2 | 3
}
