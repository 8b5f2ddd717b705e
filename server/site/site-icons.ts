import faviconIco from './favicon.ico?inline'
import icon192 from './icon-192.png?inline'
import icon512 from './icon-512.png?inline'
import touchIcon from './touch-icon-180.png?inline'

/** An icon of the site: an arch with its hanging leaves. */
export interface SiteIcon {
  readonly type: string
  readonly bytes: Buffer
}

/** The same drawing as `icon.svg`, for browsers and phones that take no SVG. By their paths. */
export const siteIcons: ReadonlyMap<string, SiteIcon> = new Map([
  ['/favicon.ico', { type: 'image/x-icon', bytes: bytesOf(faviconIco) }],
  ['/apple-touch-icon.png', png(touchIcon)],
  ['/icon-192.png', png(icon192)],
  ['/icon-512.png', png(icon512)],
])

function png(address: string): SiteIcon {
  return { type: 'image/png', bytes: bytesOf(address) }
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
