import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'
import { useForeign } from '../kit/foreign-language'

/**
 * A picture in the widths a layout needs, with its focal point. The first of a page has a blurred placeholder until it is loaded;
 * the others load before they are seen, and placeholders for all would be a tenth of the page.
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
  // A file that isn't a picture has no widths.
  if (!type.startsWith('image')) return null
  const all = MEDIA_WIDTHS.filter((width) => width <= metadata.width)
  const widths = isWide(sizes) && all.length > 1 ? all.slice(1) : all
  return (
    <img
      className={className ? `picture ${className}` : 'picture'}
      // Must precede `src`: on the canvas React sets attributes in this order, and `src` starts loading.
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
 * Limits phones to two pixels per point, because finer detail is invisible. Applied to the last width in `sizes`, which no media
 * condition of wider pages matches.
 */
function capped(sizes: string): string {
  const [, wide = '', width] = /^(.*, )?(\d+)vw$/.exec(sizes) ?? []
  if (width === undefined) return sizes
  return `${wide}(min-resolution: 2.5dppx) ${Math.round((Number(width) * 2) / 3)}vw, ${width}vw`
}

/**
 * A 3:2 picture that fills a phone's screen is about two and a half times as wide as the screen. On phones with two pixels per
 * point `sizes` requests part of that width, and with three a value in between, which halves the file size.
 */
const PHONE = '(max-aspect-ratio: 3/4) and'
const PHONE_SIZES = `${PHONE} (min-resolution: 2.5dppx) 110vw, ${PHONE} (min-resolution: 1.5dppx) 165vw, `

/** Returns whether a picture is so wide in the layout that the smallest file width is never enough. */
function isWide(sizes: string): boolean {
  return /(?:^|, )(?:[6-9]\d|1\d\d)vw$/.test(sizes)
}

/** Returns the focal point; `undefined` for the centre, which is the browser's default. */
function positionOf({ x, y }: MediaItem['focalPoint']): string | undefined {
  const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  return position === '50% 50%' ? undefined : position
}

export interface PictureProps {
  readonly item: MediaItem
  /** The `sizes` of the picture in the layout, for example `(min-width: 64rem) 33vw, 100vw`. */
  readonly sizes: string
  /** For the first large picture of a page, which is loaded at once. */
  readonly priority?: boolean
  /**
   * True if the box is more upright than the picture. `sizes="auto"` considers only the width of the box and fetches too few
   * pixels, so `sizes` must state the width needed: about one and a half times the box.
   */
  readonly upright?: boolean
  /**
   * True if the picture fills most of a phone's screen: `sizes` states the width of the box, which shows only part of the
   * picture.
   */
  readonly fillsPhone?: boolean
  readonly className?: string
}
