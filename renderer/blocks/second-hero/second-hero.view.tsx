import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { locationTexts } from '../../parts/media/hero-location'
import { Picture } from '../../parts/media/picture'
import type secondHero from './second-hero.block'

/** Less prominent hero of an inner page: text on sand, the picture beside it in half an arch. */
export default function SecondHero({ props, data, refs, page }: ViewProps<typeof secondHero>) {
  const { pretitle, title, subtitle } = props.useLocation ? locationTexts(page) : props
  const picture = refs.media(props.background) ?? data
  return (
    <section
      className={`second-hero bleed ground-offset${picture ? ' bleed-picture' : ''}`}
      data-media={picture ? 'BESIDE' : 'NONE'}
    >
      <div className="second-hero-text">
        {pretitle && <p className="second-hero-pretitle">{pretitle}</p>}
        {title && <h1 className="second-hero-title">{title}</h1>}
        {subtitle && <p className="second-hero-subtitle">{subtitle}</p>}
        {props.intro && <p className="second-hero-intro">{props.intro}</p>}
      </div>
      <div className="second-hero-media">
        {picture ? (
          <Picture item={picture} sizes="(min-width: 44rem) 50vw, 100vw" priority />
        ) : (
          <Ornament kind="mandala" />
        )}
      </div>
    </section>
  )
}
