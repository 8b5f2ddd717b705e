import type { BlockProps } from '#schema/block/block'
import { groupsOf } from '../../parts/hours/hours'
import { HoursNow, todayText } from '../../parts/hours/hours-now'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { locationTexts } from '../../parts/media/hero-location'
import { Picture } from '../../parts/media/picture'
import { directionsUrl } from '../../parts/navigation/map-links'
import { messagesFor } from '../../parts/words/words'
import type hero from './hero.block'

type Props = BlockProps<typeof hero>
type View = ViewProps<typeof hero>

/** Hero of a page: a picture behind the text, beside it, or in an arch. */
export default function Hero({ props, data, refs, page }: ViewProps<typeof hero>) {
  const { intro, layout, mediaPosition, mediaWidth, spacing } = props
  const { pretitle, title, subtitle } = props.shouldUseLocation ? locationTexts(page) : props
  const picture = refs.media(props.background) ?? data
  const isBehind = picture !== null && mediaPosition === 'CENTERED'
  const fills = isBehind && mediaWidth === 'FULL'
  return (
    <section
      className={classOf(picture ? mediaWidth : null)}
      data-layout={layout}
      data-media={picture ? mediaPosition : 'NONE'}
      data-media-width={unless('FULL', mediaWidth)}
      data-spacing={unless('RELAXED', spacing)}
      data-ground={fills ? 'picture' : undefined}
    >
      {picture && (
        <div className={isArch(mediaPosition) ? 'hero-media arch' : 'hero-media'}>
          <Picture
            item={picture}
            sizes={isBehind ? '100vw' : '(min-width: 48rem) 50vw, 100vw'}
            priority
            fillsPhone={fills}
          />
        </div>
      )}
      {!picture && (
        <div className="hero-ornament">
          <Ornament kind="mandala" />
        </div>
      )}
      <div className="hero-text">
        <div className="hero-heading">
          {pretitle && <p className="hero-pretitle">{pretitle}</p>}
          {title && <h1 className="hero-title">{title}</h1>}
        </div>
        <div className="hero-more">
          {subtitle && <p className="hero-subtitle">{subtitle}</p>}
          {intro && <p className="hero-intro">{intro}</p>}
          <OpenNow {...{ props, page }} />
          <Actions {...{ props, refs, page }} />
        </div>
      </div>
    </section>
  )
}

function Actions({ props, refs, page }: Pick<View, 'props' | 'refs' | 'page'>) {
  const own = props.actions
    .map(({ label, link }) => ({ label, href: linkHref(refs, page, link) }))
    .filter(({ label, href }) => label && href)
  const actions = props.shouldUseLocation && props.showDirections ? withDirections(own, page) : own
  if (actions.length === 0) return null
  return (
    <div className="hero-actions">
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={`${label} ${href}`} href={href} quiet={index > 0}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

/** Adds the directions to the location after the main action. */
function withDirections([first, ...others]: readonly Action[], page: View['page']): Action[] {
  const { location, language } = page
  const directions = {
    label: messagesFor(language).directions,
    href: directionsUrl({ location, businessId: '' }),
  }
  return [...(first ? [first] : []), directions, ...others]
}

interface Action {
  readonly label: string
  readonly href: string | null
}

function OpenNow({ props, page }: Pick<View, 'props' | 'page'>) {
  const [group] = props.shouldUseLocation && props.showHours ? groupsOf('', page.location) : []
  if (!group) return null
  return (
    <p className="hero-hours">
      <HoursNow group={group} page={page} fallback={todayText(group, page)} />
    </p>
  )
}

/** Returns the class of the hero. `width` is the picture's width; `null` without a picture. */
function classOf(width: Props['mediaWidth'] | null): string {
  return width === 'FULL' ? 'hero bleed bleed-picture' : 'hero bleed'
}

/** Returns the value unless it is the usual one. */
function unless(usual: string, value: string): string | undefined {
  return value === usual ? undefined : value
}

function isArch(position: Props['mediaPosition']): boolean {
  return position === 'LEFT_TOP' || position === 'RIGHT_TOP'
}
