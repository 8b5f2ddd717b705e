import type { MediaItem } from '../../entities/media'
import { textIn } from '../../entities/record-text'
import { type ItemOf, placedItem, type ShownValues } from '../record-item'
import type newsArticle from './news-article.record'

type Values = ShownValues<typeof newsArticle.fields>

/** Who wrote something (specification section 3, Author). */
export interface Author {
  readonly name: string
  readonly avatar: MediaItem | null
  readonly bio: string
}

/** One part of an article, in order: text, a video, or pictures in a layout. */
export interface ArticlePart {
  readonly order: number
  readonly text: string | null
  readonly videoUrl: string | null
  readonly mediaSelection: {
    readonly metadata: { readonly layout: string }
    readonly media: readonly MediaItem[]
  } | null
}

/** An article as pages and feeds show it (specification section 3, News post). */
export interface ArticleRecord
  extends Pick<
    Values,
    'title' | 'type' | 'category' | 'description' | 'image' | 'publishedAt' | 'postMaster'
  > {
  readonly id: number
  readonly slug: string
  /** The category in the language of the page; it is filtered by `category`. */
  readonly categoryName: string
  readonly author: Author | null
  readonly content: readonly ArticlePart[]
  readonly seoTags: readonly { readonly text: string }[]
  readonly fileURL: string
  readonly location: { readonly slug: string; readonly name: string }
}

/** An article in the words of a language: a text of its own there stands in place of all its parts' texts; pictures stay. */
export function articleRecord(item: ItemOf<typeof newsArticle>, language: string): ArticleRecord {
  const { values } = item
  const { locationSlug, locationName } = placedItem(item)
  const { title, type, category, description, image, publishedAt, postMaster } = values
  const translation = textIn(values.texts, language)
  return {
    ...{ id: item.id, slug: item.key },
    ...{ title, type, category, description, image, publishedAt, postMaster },
    categoryName: translation?.category || category,
    author: articleAuthor(values),
    content: partsIn(articleParts(values), translation?.text),
    seoTags: articleTags(values),
    fileURL: articleFile(values),
    location: { slug: locationSlug, name: locationName },
  }
}

function partsIn(parts: readonly ArticlePart[], text: string | undefined): readonly ArticlePart[] {
  if (!text) return parts
  const [first] = parts
  const own = { order: -1, text, videoUrl: null, mediaSelection: null }
  const rest = parts.map((part) => ({ ...part, text: null }))
  return first?.text ? [{ ...first, text }, ...rest.slice(1)] : [own, ...rest]
}

export function articleAuthor({
  authorName: name,
  authorAvatar: avatar,
  authorBio: bio,
}: Pick<Values, 'authorName' | 'authorAvatar' | 'authorBio'>): Author | null {
  return name === '' ? null : { name, avatar, bio }
}

export function articleParts({ content }: Pick<Values, 'content'>): readonly ArticlePart[] {
  return content.map(({ text, videoUrl, pictures, layout }, order) => ({
    ...{ order, text: text || null, videoUrl: videoUrl || null },
    mediaSelection:
      pictures && pictures.length > 0
        ? { metadata: { layout: layout || automatic(pictures) }, media: pictures }
        : null,
  }))
}

/** The layout of pictures where nobody chose one. */
function automatic({ length }: readonly MediaItem[]): string {
  return length > 1 ? 'ROW' : 'SINGLE'
}

/** Words search engines may find it by: they are entered separated by commas. */
export function articleTags({ seoTags }: Pick<Values, 'seoTags'>) {
  const words = seoTags.split(',').map((tag) => tag.trim())
  return [...new Set(words)].flatMap((tag) => (tag === '' ? [] : { text: tag }))
}

/** Where a file that belongs to it is read, as the printed invitation; empty without one. */
export function articleFile({ fileURL, file }: Pick<Values, 'fileURL' | 'file'>): string {
  return fileURL || (file?.src ?? '')
}
