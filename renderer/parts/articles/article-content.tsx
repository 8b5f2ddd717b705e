import { type Gallery, galleryItems } from '#schema/entities/media'
import type { ArticlePart, ArticleRecord } from '#schema/records/news-article/article-record'
import type { RecordSummary } from '#schema/records/record-summary'
import { videoAt } from '../embeds/video-address'
import { VideoPlayer } from '../embeds/video-player'
import { keyed } from '../kit/keyed'
import { type LinkOrigin, sitePath } from '../links/site-href'
import { onlyOnce, Pictures } from '../media/pictures'
import { RichText } from '../text/rich-text'
import { messagesFor } from '../words/words'
import { articlePath } from './article-record'

/**
 * The content of an article, in order: pictures in their layout, formatted text, videos (specification section 2). The first text
 * is the intro. Its file and the pictures of its gallery follow below.
 */
export function ArticleContent({ article, original, gallery, page }: ArticleContentProps) {
  const { language } = page
  const parts = [...article.content].sort((a, b) => a.order - b.order)
  const intro = parts.find(({ text }) => text)
  return (
    <div className="article-content">
      {keyed(parts, ({ order }) => String(order)).map(({ key, item }) => (
        <ContentPart
          key={key}
          part={item}
          title={article.title}
          isIntro={item === intro}
          language={language}
        />
      ))}
      {article.fileURL && (
        <p className="article-content-text">
          <a href={article.fileURL} download>
            {messagesFor(language).downloadFile}
          </a>
        </p>
      )}
      {original && (
        <p className="article-content-text">
          {messagesFor(language).originalArticle}{' '}
          <a href={sitePath(page, articlePath({ slug: original.key }))}>{original.title}</a>
        </p>
      )}
      {gallery && <ArticleGallery {...{ article, gallery, language }} />}
    </div>
  )
}

/** The remaining pictures of the gallery, without those shown in the article. */
function ArticleGallery({ article, gallery, language }: ArticleGalleryProps) {
  const shown = new Set(picturesIn(article))
  const pictures = onlyOnce(galleryItems(gallery)).filter(({ id }) => !shown.has(id))
  if (pictures.length === 0) return null
  return (
    <section className="article-content-wide" aria-label={gallery.name}>
      <h2>{gallery.name}</h2>
      <Pictures
        language={language}
        items={pictures}
        layout="GRID_3"
        label={messagesFor(language).enlarged(gallery.name)}
      />
    </section>
  )
}

function picturesIn({ image, content }: ArticleRecord): number[] {
  const parts = content.flatMap(({ mediaSelection }) => mediaSelection?.media ?? [])
  return [...(image ? [image] : []), ...parts].map(({ id }) => id)
}

interface ArticleGalleryProps {
  readonly article: ArticleRecord
  readonly gallery: Gallery
  readonly language: string
}

function ContentPart({ part, title, isIntro, language }: ContentPartProps) {
  const { text, videoUrl, mediaSelection } = part
  const pictures = onlyOnce(mediaSelection?.media ?? [])
  // Renders nothing for an address that is no video on YouTube or Vimeo (specification section 5).
  const video = videoUrl ? videoAt(videoUrl) : null
  return (
    <>
      {pictures.length > 0 && (
        <Pictures
          language={language}
          items={pictures}
          layout={mediaSelection?.metadata.layout ?? ''}
          label={messagesFor(language).picturesOf(title)}
          className="article-content-wide"
        />
      )}
      {text && (
        <RichText
          markup={text}
          className={isIntro ? 'article-content-intro' : 'article-content-text'}
        />
      )}
      {video && (
        <div className="article-content-wide">
          <VideoPlayer
            video={video}
            title={title}
            language={language}
            sizes="(min-width: 64rem) 64rem, 100vw"
          />
        </div>
      )}
    </>
  )
}

interface ArticleContentProps {
  readonly article: ArticleRecord
  /** The article it is based on. */
  readonly original: Pick<RecordSummary, 'key' | 'title'> | null
  /** The gallery shown with it. */
  readonly gallery: Gallery | null
  readonly page: LinkOrigin & { readonly language: string }
}

interface ContentPartProps {
  readonly part: ArticlePart
  readonly title: string
  readonly isIntro: boolean
  readonly language: string
}
