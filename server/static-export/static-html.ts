import { escapeHtml } from '#schema/text/escape-text'

/** Maps addresses of the live site to those of files. */
export interface StaticLinks {
  /** Returns the target of a link in a page; `null` keeps it unchanged. */
  link(address: string): Promise<string | null>
  /** Returns the address that a form answered by a page is sent to. */
  action(address: string): string
  /** Returns the file of a picture, after writing it. */
  media(picture: NamedPicture): Promise<string>
}

/** A picture as referenced by a page. */
export interface NamedPicture {
  readonly id: number
  /** `12-3f9ac0fe`: its id and the hash of its content. */
  readonly name: string
  /** Width in pixels, `original` for the file itself, or `share` for link previews. */
  readonly form: number | 'original' | 'share'
}

const START_TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/g
const ATTRIBUTE = / (href|action|data-list|content)="([^"]*)"/g
const MEDIA =
  /\/media\/(([1-9]\d{0,8})(?:-[0-9a-f]{8,32})?)(?:\?w=(\d{2,4})|\/(original|share))?(?![\w/-])/g
/** Width in pixels of a picture whose address has none. */
const DEFAULT_WIDTH = 1024

/** Replaces the addresses in a page by those of files. */
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
      // Search suggestions require the server.
      .replace(' data-island="search-form"', ''),
  )
  return withStaticMedia(linked, links)
}

/** Returns whether an attribute value is an address; `content` only if it is absolute. */
function isAddress(name: string, value: string): boolean {
  return name !== 'action' && (/^https?:/.test(value) || (name !== 'content' && value[0] === '/'))
}

/** Replaces only picture addresses in a text: a feed, a manifest. */
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

/** Adds a page’s content security policy as a meta element, so that the web server needs no configuration. */
export function withPolicy(html: string, policy: string, formsAt: string): string {
  // Browsers support this directive only in a header.
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
