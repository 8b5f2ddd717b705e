import type { PostType } from '#schema/entities/statuses'
import { newsTypeText } from './article-record'

/** The kind of an article, set off from its text. */
export function TypeBadge({ type }: { readonly type: PostType }) {
  return (
    <span className="type-badge" data-type={type}>
      {newsTypeText(type)}
    </span>
  )
}
