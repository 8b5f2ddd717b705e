import type { MediaItem } from '../../entities/media'
import { textIn } from '../../entities/record-text'
import { type ItemOf, placedItem, type ShownValues } from '../record-item'
import type newsArticle from './news-article.record'

type Values = ShownValues<typeof newsArticle.fields>

/** An author (specification section 3, Author). */
export interface Author {
  readonly name: string
  readonly avatar: MediaItem | null
  readonly bio: string
}

/** A part of an article: text, a video, or pictures in a layout. */
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
  /** The category in the language of the page; filters use `category`. */
  readonly categoryName: string
  readonly author: Author | null
  readonly content: readonly ArticlePart[]
  readonly seoTags: readonly { readonly text: string }[]
  readonly fileURL: string
  readonly location: { readonly slug: string; readonly name: string }
}

/** Returns an article in a language: a translation replaces the texts of all its parts; pictures are kept. */
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

/** Returns the layout of pictures if none is chosen. */
function automatic({ length }: readonly MediaItem[]): string {
  return length > 1 ? 'ROW' : 'SINGLE'
}

/** Returns keywords for search engines from comma-separated text. */
export function articleTags({ seoTags }: Pick<Values, 'seoTags'>) {
  const words = seoTags.split(',').map((tag) => tag.trim())
  return [...new Set(words)].flatMap((tag) => (tag === '' ? [] : { text: tag }))
}

/** Returns the address of an attached file, such as a printed invitation; empty if there is none. */
export function articleFile({ fileURL, file }: Pick<Values, 'fileURL' | 'file'>): string {
  return fileURL || (file?.src ?? '')
}
