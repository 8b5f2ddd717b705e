import type { PostType } from '#schema/entities/statuses'
import { messagesFor } from '../words/words'

/** Badge with the type of an article. */
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
