import type { Author } from '#schema/records/news-article/article-record'
import { Picture } from '../media/picture'
import { messagesFor } from '../words/words'

/** The author of an article, with a portrait if available. */
export function ArticleAuthor({ author, language }: ArticleAuthorProps) {
  const { name, avatar, bio } = author
  if (!name) return null
  const { before, after } = messagesFor(language).byAuthor
  return (
    <p className="article-author">
      {/* No alternative text: the name is beside the picture. */}
      {avatar && <Picture item={{ ...avatar, altText: '' }} sizes="3.5rem" />}
      <span>
        <span className="article-author-name">
          {before}
          {name}
          {after}
        </span>
        {bio && <span className="article-author-bio">{bio}</span>}
      </span>
    </p>
  )
}

interface ArticleAuthorProps {
  readonly author: Author
  readonly language: string
}
