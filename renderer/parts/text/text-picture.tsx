import type { Properties } from 'hast'
import { createContext, use } from 'react'
import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'

/** Looks up the pictures in the texts of a block; returns `null` for an unknown one. */
export const TextPictureContext = createContext<(id: number) => MediaItem | null>(() => null)

/** At most the reading width of text. */
const SIZES = '(min-width: 48rem) 42rem, 92vw'

/**
 * A picture in a text, in the available widths, with the library's alternative text. Pictures of other sites are not shown,
 * because the site's content security policy would block them.
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

/** Returns whether an address is a path of this site, such as a file beside the pages. */
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
