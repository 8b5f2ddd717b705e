import type { Author } from '#schema/entities/post'
import { Picture } from '../media/picture'

/** Who wrote an article, with a portrait where there is one. */
export function ArticleAuthor({ author }: { readonly author: Author }) {
  const { name, avatar, bio } = author
  if (!name) return null
  return (
    <p className="article-author">
      {/* The name is read beside it. */}
      {avatar && <Picture item={{ ...avatar, altText: '' }} sizes="3.5rem" />}
      <span>
        <span className="article-author-name">By {name}</span>
        {bio && <span className="article-author-bio">{bio}</span>}
      </span>
    </p>
  )
}
