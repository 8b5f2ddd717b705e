import type { Post } from './post'
import { recordFor, textIn } from './record-text'

/** An article in the words of a language: a text of its own stands in place of all its parts' texts; pictures stay. */
export function postFor(found: Post, language: string): Post {
  const given = textIn(found.texts ?? [], language)
  if (!given) return found
  const said: Post = {
    ...recordFor(found, language),
    // All is said that they say.
    texts: [],
    category: found.category,
    author: found.author && {
      ...found.author,
      name: given.authorName || found.author.name,
      bio: given.authorBio || found.author.bio,
    },
    ...(given.category && { categoryName: given.category }),
  }
  const { text } = given
  if (!text) return said
  const [first] = found.content
  const own = { order: -1, text, videoUrl: null, mediaSelection: null }
  const rest = found.content.map((part) => ({ ...part, text: null }))
  return { ...said, content: first?.text ? [{ ...first, text }, ...rest.slice(1)] : [own, ...rest] }
}
