import type { Properties } from 'hast'
import { createContext, use } from 'react'
import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'

/** Looks up the pictures that the texts of a block show; `null` for one that is not known. */
export const TextPictureContext = createContext<(id: number) => MediaItem | null>(() => null)

/** At most as wide as a text at reading width. */
const SIZES = '(min-width: 48rem) 42rem, 92vw'

/**
 * A picture in a text, in the widths that are served, with the words of the library. One of another site is not shown: the
 * policy of the site would block it.
 */
export function TextPicture({ properties }: { readonly properties: Properties }) {
  const find = use(TextPictureContext)
  const address = String(properties.src ?? '')
  const [, root = '', id] =
    /^((?:\/preview\/\d+\/[\w-]+)?)\/media\/([1-9]\d{0,8})/.exec(address) ?? []
  if (id === undefined)
    return isOfSite(address) ? <img {...attributesOf(properties)} alt={altOf(properties)} /> : null
  const item = find(Number(id))
  const bare = root === '' ? `/media/${id}` : address.replace(/\?.*$/, '')
  const { url, metadata } = item ?? { url: bare, metadata: properties }
  const widths = MEDIA_WIDTHS.filter((each) => each <= (sizeOf(metadata.width) ?? each))
  return (
    <img
      {...attributesOf({ ...properties, ...metadata })}
      loading="lazy"
      sizes={`auto, ${SIZES}`}
      srcSet={widths.map((each) => `${url}?w=${each} ${each}w`).join(', ') || undefined}
      src={`${url}?w=${widths.findLast((each) => each <= 1024) ?? MEDIA_WIDTHS[0]}`}
      alt={item?.altText || altOf(properties)}
    />
  )
}

/** A path of this site, such as a file that stands beside the pages. */
function isOfSite(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}

function altOf({ alt }: Properties): string {
  return typeof alt === 'string' ? alt : ''
}

function attributesOf({ src, title, width, height }: Properties) {
  return {
    src: String(src),
    title: typeof title === 'string' ? title : undefined,
    width: sizeOf(width),
    height: sizeOf(height),
  }
}

function sizeOf(value: Properties[string]): number | undefined {
  const size = Number(value)
  return Number.isInteger(size) && size > 0 ? size : undefined
}
