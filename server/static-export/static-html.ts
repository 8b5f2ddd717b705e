import { escapeHtml } from '../http/escape-html'

/** How addresses of the live site become those of files. */
export interface StaticLinks {
  /** Where a link of a page leads; `null` leaves it as it is. */
  link(address: string): Promise<string | null>
  /** Where a form that is answered by a page is sent. */
  action(address: string): string
  /** The file of a picture, once it is written. */
  media(picture: NamedPicture): Promise<string>
}

/** A picture as a page names it. */
export interface NamedPicture {
  readonly id: number
  /** `12-3f9ac0fe`: its id with the digits of its content. */
  readonly name: string
  /** Pixels, `original` for the file itself, or `share` for those who share the page. */
  readonly form: number | 'original' | 'share'
}

const START_TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/g
const ATTRIBUTE = / (href|action|data-list|content)="([^"]*)"/g
const MEDIA =
  /\/media\/(([1-9]\d{0,8})(?:-[0-9a-f]{8,32})?)(?:\?w=(\d{2,4})|\/(original|share))?(?![\w/-])/g
/** The width of a picture whose address names none. */
const DEFAULT_WIDTH = 1024

/** A page with the addresses that it has as a file. */
export async function withStaticAddresses(html: string, links: StaticLinks): Promise<string> {
  const known = new Map<string, string | null>()
  for (const [tag] of html.matchAll(START_TAG))
    for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE))
      if (isAddress(name, value) && !known.has(value))
        known.set(value, await links.link(plain(value)))
  const linked = html.replace(START_TAG, (tag) =>
    tag
      .replace(ATTRIBUTE, (attribute, name: string, value: string) => {
        if (name === 'action') return ` action="${escapeHtml(links.action(plain(value)))}"`
        const address = isAddress(name, value) ? known.get(value) : null
        return address ? ` ${name}="${escapeHtml(address)}"` : attribute
      })
      // Suggestions while someone types come from the server alone.
      .replace(' data-island="search-form"', ''),
  )
  return withStaticMedia(linked, links)
}

/** What `content` says is an address only where it is a whole one. */
function isAddress(name: string, value: string): boolean {
  return name !== 'action' && (/^https?:/.test(value) || (name !== 'content' && value[0] === '/'))
}

/** A text in which only pictures have other addresses: a feed, a manifest. */
export async function withStaticMedia(
  text: string,
  { media }: Pick<StaticLinks, 'media'>,
): Promise<string> {
  const found = [...text.matchAll(MEDIA)].map(
    ([whole, name = '', id, width, form]) =>
      [whole, { id: Number(id), name, form: formOf(width, form) }] as const,
  )
  const named = new Map(found)
  const files = new Map(
    await Promise.all(
      [...named].map(async ([whole, picture]) => [whole, await media(picture)] as const),
    ),
  )
  return text.replace(MEDIA, (whole) => files.get(whole) ?? whole)
}

function formOf(width: string | undefined, form: string | undefined): NamedPicture['form'] {
  if (form === 'original' || form === 'share') return form
  return width === undefined ? DEFAULT_WIDTH : Number(width)
}

/** The policy of a page as an element: no web server has to be told of it. */
export function withPolicy(html: string, policy: string, formsAt: string): string {
  // Browsers take this one from a header alone.
  const parts = policy.split('; ').filter((part) => !part.startsWith('frame-ancestors'))
  const own = parts.map((part) => (part === "form-action 'self'" ? `${part} ${formsAt}` : part))
  const element = `<meta http-equiv="content-security-policy" content="${escapeHtml(own.join('; '))}">`
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${element}`)
}

function plain(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
