import { t } from '#schema/messages/t'
import { escapeText } from '#schema/text/escape-text'
import type { ExportedItem } from './site-export'

/** The text of a post as HTML that stands by itself, and what has no place here. */
export interface PostHtml {
  readonly html: string
  readonly notes: readonly string[]
}

export interface PostScene {
  /** By their ids. */
  readonly attachments: ReadonlyMap<string, ExportedItem>
  /** The address of the site it is of. */
  readonly site: string
}

/** Blocks that WordPress fills when the page is shown: they have no text of their own. */
const DYNAMIC_BLOCK = /<!--\s*wp:([\w/-]+)(?:\s[^>]*?)?\/-->/g
const GALLERY = /\[gallery\b([^\]]*)\]/gi
const CAPTION = /\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi
const EMBED = /\[(embed|video|audio|youtube)\b([^\]]*)\](?:([^[\]]*)\[\/\1\])?/gi
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[^[\]]*)?)\/?\]/gi
/** What begins a block of its own: around it the classic editor writes no paragraph. */
const BLOCK_START =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|blockquote|figure|table|thead|tbody|tr|td|th|div|section|article|pre|hr|address|form|iframe|!--)\b/i

/** Blocks, galleries, captions and paragraphs of WordPress as plain HTML. */
export function postHtml(content: string, scene: PostScene): PostHtml {
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
    .replace(GALLERY, (_, settings: string) => gallery(settings, scene, notes))
    .replace(CAPTION, (_, inner: string) => `\n\n${caption(inner)}\n\n`)
    .replace(EMBED, (_, _name, settings: string, inner: string | undefined) =>
      embed(settings, inner),
    )
  const plain = dropShortcodes(html, notes)
  return { html: originals(isBlocks ? plain : paragraphs(plain), scene), notes: [...notes] }
}

function gallery(settings: string, { attachments }: PostScene, notes: Set<string>): string {
  const ids = /\bids=["']?([\d,\s]+)/.exec(settings)?.[1]?.split(',') ?? []
  if (ids.length === 0) notes.add(t('A gallery of everything attached to the post can’t be read.'))
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

/** A film is a link to it. */
function embed(settings: string, inner: string | undefined): string {
  const named = /\b(?:src|mp4|mp3|url|href)=["']?([^"'\s\]]+)/.exec(settings)?.[1]
  const address = (inner?.trim() || named) ?? ''
  if (!/^https?:\/\//i.test(address)) return ''
  return `\n\n<p><a href="${attribute(address)}">${escapeText(address)}</a></p>\n\n`
}

/** Of other programs: what they stand for is nowhere in the export. What stands between two of them stays. */
function dropShortcodes(html: string, notes: Set<string>): string {
  const closed = new Set(Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name))
  return html.replace(SHORTCODE, (whole, slash: string, name: string, settings: string) => {
    // In brackets people write words, too.
    const isCode = slash !== '' || closed.has(name) || settings.includes('=') || /[_-]/.test(name)
    if (!isCode) return whole
    notes.add(t('Shortcode “[{name}]” was left out.', { name }))
    return ''
  })
}

/** The classic editor keeps paragraphs as empty lines. */
function paragraphs(html: string): string {
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

/** Posts show pictures in sizes that WordPress has made of them: the whole one is taken. */
function originals(html: string, { attachments, site }: PostScene): string {
  const known = new Set([...attachments.values()].map(({ attachment }) => attachment))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const address = URL.canParse(src, site) ? new URL(src, site).href : src
    const whole = address.replace(/-\d{2,5}x\d{2,5}(\.\w{3,4})(?:\?.*)?$/, '$1')
    image.setAttribute('src', known.has(whole) ? whole : address)
    // A picture that opens itself larger: ours do.
    const link = image.parentElement
    const opens = link?.localName === 'a' ? (link.getAttribute('href') ?? '') : ''
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(opens)) link?.replaceWith(image)
  }
  return body.innerHTML
}

function attribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
