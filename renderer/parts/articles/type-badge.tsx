import type { PostType } from '#schema/entities/statuses'
import { messagesFor } from '../words/words'

/** The kind of an article, set off from its text. */
export function TypeBadge({ type, language }: TypeBadgeProps) {
  return (
    <span className="type-badge" data-type={type}>
      {messagesFor(language).postTypes[type]}
    </span>
  )
}

interface TypeBadgeProps {
  readonly type: PostType
  readonly language: string
}
