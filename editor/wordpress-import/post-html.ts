import { t } from '#schema/messages/t'
import { escapeText } from '#schema/text/escape-text'
import type { ExportedItem } from './site-export'

/** The text of a post as self-contained HTML, and notes on content that couldn't be kept. */
interface PostHtml {
  readonly html: string
  readonly notes: readonly string[]
}

export interface PostContext {
  /** Attachments by id. */
  readonly attachments: ReadonlyMap<string, ExportedItem>
  /** The address of the exported site. */
  readonly site: string
}

/** Blocks that WordPress fills when it renders the page: the export has no text for them. */
const DYNAMIC_BLOCK = /<!--\s*wp:([\w/-]+)(?:\s[^>]*?)?\/-->/g
const GALLERY = /\[gallery\b([^\]]*)\]/gi
const CAPTION = /\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi
const EMBED = /\[(embed|video|audio|youtube)\b([^\]]*)\](?:([^[\]]*)\[\/\1\])?/gi
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[^[\]]*)?)\/?\]/gi
/** Tags that start a block: the classic editor wraps no paragraph around them. */
const BLOCK_START =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|blockquote|figure|table|thead|tbody|tr|td|th|div|section|article|pre|hr|address|form|iframe|!--)\b/i

/** Converts WordPress blocks, galleries, captions and paragraphs to plain HTML. */
export function postHtml(content: string, context: PostContext): PostHtml {
  const isBlocks = content.includes('<!-- wp:')
  const notes = new Set<string>()
  const html = content
    .replace(/\r\n?/g, '\n')
    .replace(DYNAMIC_BLOCK, (_, name: string) => {
      notes.add(
        t('Block “{name}” has no text, so it was left out.', { name: name.replace(/^core\//, '') }),
      )
      return ''
    })
    .replace(/<!--\s*(?:more|nextpage)[^>]*-->/g, '')
    .replace(GALLERY, (_, settings: string) => gallery(settings, context, notes))
    .replace(CAPTION, (_, inner: string) => `\n\n${caption(inner)}\n\n`)
    .replace(EMBED, (_, _name, settings: string, inner: string | undefined) =>
      embed(settings, inner),
    )
  const plain = dropShortcodes(html, notes)
  return { html: originals(isBlocks ? plain : addParagraphs(plain), context), notes: [...notes] }
}

function gallery(settings: string, { attachments }: PostContext, notes: Set<string>): string {
  const ids = /\bids=["']?([\d,\s]+)/.exec(settings)?.[1]?.split(',') ?? []
  if (ids.length === 0)
    notes.add(t('A gallery that shows all attachments of the post can’t be imported.'))
  const figures = ids.flatMap((id) => {
    const found = attachments.get(id.trim())
    if (found) return [figure(found)]
    notes.add(t('Picture {id} of a gallery isn’t in the export.', { id: id.trim() }))
    return []
  })
  return `\n\n${figures.join('')}\n\n`
}

function figure({ attachment, alt }: ExportedItem): string {
  return `<figure><img src="${attribute(attachment)}" alt="${attribute(alt)}"></figure>`
}

function caption(inner: string): string {
  const [, picture = '', words = ''] =
    /^([\s\S]*<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
  return picture === ''
    ? inner
    : `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`
}

/** Converts an embedded video or audio file to a link. */
function embed(settings: string, inner: string | undefined): string {
  const named = /\b(?:src|mp4|mp3|url|href)=["']?([^"'\s\]]+)/.exec(settings)?.[1]
  const address = (inner?.trim() || named) ?? ''
  if (!/^https?:\/\//i.test(address)) return ''
  return `\n\n<p><a href="${attribute(address)}">${escapeText(address)}</a></p>\n\n`
}

/** Removes shortcodes of plugins, whose content isn't in the export. Text between two of them is kept. */
function dropShortcodes(html: string, notes: Set<string>): string {
  const closed = new Set(Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name))
  return html.replace(SHORTCODE, (whole, slash: string, name: string, settings: string) => {
    // Plain text in brackets isn't a shortcode.
    const isCode = slash !== '' || closed.has(name) || settings.includes('=') || /[_-]/.test(name)
    if (!isCode) return whole
    notes.add(t('Shortcode “[{name}]” was left out.', { name }))
    return ''
  })
}

/** Adds paragraphs: the classic editor stores them as empty lines. */
function addParagraphs(html: string): string {
  return html
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      BLOCK_START.test(part) || /<(?:p|ul|ol|table|h[1-6]|blockquote)\b/i.test(part)
        ? part
        : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')
}

/** Replaces the resized pictures that WordPress created for posts with the originals. */
function originals(html: string, { attachments, site }: PostContext): string {
  const known = new Set([...attachments.values()].map(({ attachment }) => attachment))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const address = URL.canParse(src, site) ? new URL(src, site).href : src
    const whole = address.replace(/-\d{2,5}x\d{2,5}(\.\w{3,4})(?:\?.*)?$/, '$1')
    image.setAttribute('src', known.has(whole) ? whole : address)
    // A link that only opens the picture larger is removed: pictures do that here anyway.
    const link = image.parentElement
    const opens = link?.localName === 'a' ? (link.getAttribute('href') ?? '') : ''
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(opens)) link?.replaceWith(image)
  }
  return body.innerHTML
}

function attribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
