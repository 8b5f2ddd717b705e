import { Fragment } from 'react'
import type { Comment } from '../api/comments'

/** Text of a comment with mentions in bold. Always rendered as plain text. */
export function MentionedText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`)
  return (
    <p className="ed-comment-text" dir="auto">
      {partsOf(text, names).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order.
        <Fragment key={index}>{names.includes(part) ? <strong>{part}</strong> : part}</Fragment>
      ))}
    </p>
  )
}

/** Splits the text around mentions; the longest name first, because a name may begin with another. */
function partsOf(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [text]
  const longest = [...names].sort((a, b) => b.length - a.length)
  const quoted = longest.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return text.split(new RegExp(`(${quoted.join('|')})`))
}
