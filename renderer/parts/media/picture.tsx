import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'
import { useForeign } from '../kit/foreign-language'

/**
 * A picture in the widths a layout needs, with its focal point. The first of a page has a blurred stand-in until it is
 * there; the others load before they are seen, and a stand-in each would be a tenth of the page.
 */
export function Picture({
  item,
  sizes,
  priority = false,
  upright = false,
  fillsPhone = false,
  className,
}: PictureProps) {
  const foreign = useForeign()
  const { url, altText, metadata, focalPoint, thumbnail, type } = item
  // A file that is no picture has no sizes to show.
  if (!type.startsWith('image')) return null
  const all = MEDIA_WIDTHS.filter((width) => width <= metadata.width)
  const widths = isWide(sizes) && all.length > 1 ? all.slice(1) : all
  return (
    <img
      className={className ? `picture ${className}` : 'picture'}
      // How it is fetched comes before the address: on the canvas an element is made attribute by attribute.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={`${priority || upright ? '' : 'auto, '}${fillsPhone ? PHONE_SIZES : ''}${capped(sizes)}`}
      srcSet={widths.map((width) => `${url}?w=${width} ${width}w`).join(', ')}
      src={`${url}?w=${widths.findLast((width) => width <= 1024) ?? MEDIA_WIDTHS[0]}`}
      width={metadata.width}
      height={metadata.height}
      alt={altText}
      lang={foreign(altText)}
      style={{
        objectPosition: positionOf(focalPoint),
        backgroundImage: priority && thumbnail ? `url(${thumbnail})` : undefined,
      }}
    />
  )
}

/**
 * A phone has points smaller than anyone sees: with more than two to a pixel it fetches as if it had two. Said last, where
 * no condition of a wider page holds.
 */
function capped(sizes: string): string {
  const [, wide = '', width] = /^(.*, )?(\d+)vw$/.exec(sizes) ?? []
  if (width === undefined) return sizes
  return `${wide}(min-resolution: 2.5dppx) ${Math.round((Number(width) * 2) / 3)}vw, ${width}vw`
}

/**
 * A picture of 3 by 2 that fills the screen of a phone is shown about two and a half times as wide as the screen: of that, a width
 * for two points to a pixel, and on phones with three a width between both, which weighs half as much as all of it would.
 */
const PHONE = '(max-aspect-ratio: 3/4) and'
const PHONE_SIZES = `${PHONE} (min-resolution: 2.5dppx) 110vw, ${PHONE} (min-resolution: 1.5dppx) 165vw, `

/** No phone shows so much of its width in as few points as the smallest width has. */
function isWide(sizes: string): boolean {
  return /(?:^|, )(?:[6-9]\d|1\d\d)vw$/.test(sizes)
}

/** The middle is where a browser has it without being told. */
function positionOf({ x, y }: MediaItem['focalPoint']): string | undefined {
  const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  return position === '50% 50%' ? undefined : position
}

export interface PictureProps {
  readonly item: MediaItem
  /** How wide the layout shows it, as in `(min-width: 64rem) 33vw, 100vw`. */
  readonly sizes: string
  /** For the first large picture of a page: loaded at once. */
  readonly priority?: boolean
  /**
   * Shown in a box more upright than itself. A browser that finds out the size by itself looks at the width of the
   * box alone and fetches too few pixels: then `sizes` names what is needed, about one and a half times the width.
   */
  readonly upright?: boolean
  /** Whether it fills most of a phone's screen: `sizes` says the width of the box, of which the picture is a part. */
  readonly fillsPhone?: boolean
  readonly className?: string
}
