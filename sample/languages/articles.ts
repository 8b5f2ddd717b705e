import type { ImportedPost } from '#schema/import/network-content'
import { articlesInGujarati, authorsInGujarati, categoriesInGujarati } from '../gujarati/articles'
import { withText } from './in-language'

/** Articles in full in Gujarati, with what their category and their author are called. Throws for one without. */
export function articlesIn(posts: readonly ImportedPost[]): readonly ImportedPost[] {
  return posts.map((post) => {
    const { id, category, author } = post
    const text = articlesInGujarati[id]
    const name = categoriesInGujarati[category]
    const writer = author && authorsInGujarati[author.name]
    if (!text || !name || (author && !writer))
      throw new Error(`Article ${id} is not in Gujarati, or its category or author is not`)
    return withText(post, 'gu-IN', {
      ...{ text, category: name },
      ...(writer && { authorName: writer[0], authorBio: writer[1] }),
    })
  })
}
