import { isBlankMarkup } from '#schema/fields/text'
import { t } from '#schema/messages/t'
import { plainText } from '#schema/text/plain-text'
import type { TableRow } from '../api/imports'
import { editableMarkup, pastedMarkup } from '../markup/markup-schema'
import { isMarker, type PastedPicture, takePicture } from '../markup/pasted-pictures'
import { type PostContext, postHtml } from './post-html'
import type { ExportedItem, SiteExport } from './site-export'

/** A post or page to be imported. */
export interface PlannedPost {
  readonly item: ExportedItem
  readonly kind: 'ARTICLE' | 'PAGE'
  readonly title: string
  /** Markup for the text editor, with its pictures as markers. */
  readonly markup: string
  readonly pictures: ReadonlyMap<string, PastedPicture>
  /** The picture shown in lists; `null` for none. */
  readonly thumbnail: PastedPicture | null
  /** The old path within its site: `/2023/05/diwali`. */
  readonly path: string | null
  /** Key that stays the same for repeated imports. */
  readonly key: string
  /** Messages about content that isn't imported. */
  readonly notes: readonly string[]
}

export interface ImportPlan {
  readonly posts: readonly PlannedPost[]
  /** Items that aren't imported, with the reason. */
  readonly leftOut: readonly { readonly item: ExportedItem; readonly reason: string }[]
  readonly authors: SiteExport['authors']
}

/** Number of posts after which the thread yields, so that the screen can show the progress. */
const BATCH = 10

/** Plans the import of an export. Sends nothing and fetches no pictures. */
export async function planImport(
  site: SiteExport,
  onProgress: (part: number) => void,
): Promise<ImportPlan> {
  const attachments = new Map(
    site.items.filter(({ type }) => type === 'attachment').map((item) => [item.id, item]),
  )
  const context = { attachments, site: site.site }
  const posts: PlannedPost[] = []
  const leftOut: { item: ExportedItem; reason: string }[] = []
  for (const [index, item] of site.items.entries()) {
    if (index % BATCH === 0) {
      onProgress(index / site.items.length)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const reason = reasonToLeaveOut(item)
    if (reason !== null) {
      if (reason !== '') leftOut.push({ item, reason })
      continue
    }
    posts.push(plannedPost(item, context))
  }
  return { posts, leftOut, authors: site.authors }
}

/**
 * Returns the reason to leave out an item, or `null` to import it. `''` needs no message: the item belongs to another one, or is
 * internal to WordPress.
 */
function reasonToLeaveOut({ type, status, content, title }: ExportedItem): string | null {
  if (type === 'attachment' || type === 'nav_menu_item' || type === 'revision') return ''
  if (/^(?:wp_|custom_css|customize_|oembed_cache|acf-)/.test(type)) return ''
  if (type !== 'post' && type !== 'page')
    return t('Entries of the type “{type}” can’t be imported.', { type })
  if (status === 'trash') return t('This entry is in the trash in WordPress.')
  if (status === 'auto-draft') return ''
  if (title === '' && content.trim() === '') return t('This post has no title and no text.')
  return null
}

function plannedPost(item: ExportedItem, context: PostContext): PlannedPost {
  const { html, notes } = postHtml(item.content, context)
  const markup = html === '' ? '' : editableMarkup(pastedMarkup(html))
  const pictures = picturesOf(markup)
  const featured = context.attachments.get(item.thumbnail)
  const isPublic = item.status === 'publish'
  return {
    item,
    kind: item.type === 'page' ? 'PAGE' : 'ARTICLE',
    title: (plainText(item.title) || t('Untitled')).slice(0, 200),
    ...{ markup, pictures },
    thumbnail: featured ? pictureOf(featured) : null,
    path: isPublic ? pathOf(item.link) : null,
    key: `wordpress ${context.site} ${item.id}`.slice(0, 500),
    notes: [
      ...notes,
      ...(isBlankMarkup(markup) && pictures.size === 0 ? [t('This entry has no text.')] : []),
      ...(item.thumbnail !== '' && !featured ? [t('The picture isn’t in the export.')] : []),
    ],
  }
}

function picturesOf(markup: string): ReadonlyMap<string, PastedPicture> {
  const markers = Array.from(markup.matchAll(/\ssrc="([^"]+)"/g), ([, src]) => src)
  return new Map(
    markers.filter(isMarker).flatMap((marker) => {
      const picture = takePicture(marker)
      return picture ? [[marker, picture] as const] : []
    }),
  )
}

function pictureOf({ attachment, alt, title }: ExportedItem): PastedPicture {
  const address = attachment.replace(/^http:/i, 'https:')
  const name = attachment.split('/').at(-1)?.slice(0, 60) || title.slice(0, 60) || t('Picture')
  return { name, alt: alt.slice(0, 500), source: { kind: 'address', address } }
}

/** Returns the path of an address; `null` for addresses by number, as drafts have them. */
function pathOf(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { pathname, search } = new URL(link)
  if (search !== '' || pathname === '/') return null
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, '')
  } catch {
    return null
  }
}

/** Returns a post as an article row, with `content`, `image` and its old address once its pictures are in the library. */
export function articleRow(
  { item, title, key, markup }: PlannedPost,
  { authors, isPublic }: { readonly authors: SiteExport['authors']; readonly isPublic: boolean },
  pictured: {
    readonly content: unknown
    readonly image: number | null
    readonly oldAddress: string | null
  } | null,
): TableRow {
  const date = /^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}/.exec(item.date)?.[0].replace(' ', 'T')
  const summary = plainText(item.excerpt) || plainText(markup)
  return {
    ...{ line: item.line, key, title },
    ...(pictured?.oldAddress != null && { oldAddress: pictured.oldAddress }),
    values: {
      title,
      type: 'NEWS',
      category: (item.categories.find((name) => name !== 'Uncategorized') ?? '').slice(0, 100),
      description: shortened(summary),
      authorName: (authors.get(item.author) ?? item.author).slice(0, 200),
      seoTags: item.tags.join(', ').slice(0, 300),
      ...(date && { publishedAt: date }),
      status: isPublic && item.status === 'publish' ? 'PUBLISHED' : 'DRAFT',
      content: pictured?.content ?? [{ text: '', pictures: [], layout: '', videoUrl: '' }],
      ...(pictured?.image != null && { image: pictured.image }),
    },
  }
}

/** Shortens a text at a word boundary, with a mark for the omission. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= 300 ? plain : `${plain.slice(0, 298).replace(/\s+\S*$/, '')} …`
}
