import faviconIco from './favicon.ico?inline'
import icon192 from './icon-192.png?inline'
import icon512 from './icon-512.png?inline'
import touchIcon from './touch-icon-180.png?inline'

/** An icon of the site in another format. */
interface SiteIcon {
  readonly type: string
  readonly bytes: Buffer
}

/** The site’s icon: an arch with hanging leaves. */
export const svgIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#b23a12"/><path d="M7 27V15a9 9 0 0 1 18 0v12" fill="none" stroke="#fbf7f0" stroke-width="2.5" stroke-linecap="round"/><path d="M5 8h22" stroke="#fbf7f0" stroke-width="2.5" stroke-linecap="round"/><path d="M12 17v3m4-4v6m4-5v3" stroke="#f0a868" stroke-width="2.5" stroke-linecap="round"/></svg>`

/** The icon of `icon.svg` in other formats by path, for browsers and phones that don’t support SVG. */
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
