import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { messagesFor } from '../../parts/words/words'
import type heroMosaic from './hero-mosaic.block'

const MAX_PICTURES = 9

/** A mosaic of three to nine pictures around the title; the style sheet has a position for each. */
export default function HeroMosaic({ props, refs, page }: ViewProps<typeof heroMosaic>) {
  const { title, subtitle, ctaLabel } = props
  const href = linkHref(refs, page, props.cta)
  const pictures = [...new Set(refs.medias(props.medias))].slice(0, MAX_PICTURES)
  if (!title && !subtitle && pictures.length === 0) return null
  return (
    <section className="hero-mosaic bleed" data-count={pictures.length}>
      <div className="hero-mosaic-text">
        {pictures.length === 0 && <Ornament kind="mandala" />}
        {title && <h1 className="hero-mosaic-title">{title}</h1>}
        {title && pictures.length > 0 && <Ornament kind="lotus" />}
        {subtitle && <p className="hero-mosaic-subtitle">{subtitle}</p>}
        <ButtonLink href={href}>{ctaLabel || messagesFor(page.language).learnMore}</ButtonLink>
      </div>
      {pictures.length > 0 && (
        <ul className="hero-mosaic-pictures entrance">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture
                item={picture}
                sizes={sizesOf(index, pictures.length)}
                priority={index < 3}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Returns `sizes`: the pictures at the sides are upright crops, so more of their width is needed than is visible. */
function sizesOf(index: number, count: number): string {
  const wide = index < 4 ? '50vw' : '26vw'
  const larger = count % 3 === 0 ? 0 : count % 3
  const phone = index < larger ? `${100 / larger}vw` : '34vw'
  return `(min-width: 44rem) ${wide}, ${phone}`
}
