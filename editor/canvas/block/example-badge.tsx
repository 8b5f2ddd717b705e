import { Pencil } from 'lucide-react'
import type { PageIssue } from '#schema/fields/field'
import { t } from '#schema/messages/t'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/** Marks a corner of a block with example content. It has no text, which would cover the block's content and keep its bar from the margin. */
export function ExampleBadge({ examples }: { readonly examples: readonly PageIssue[] }) {
  return (
    <div
      className="ed-surface ed-example-badge"
      role="img"
      aria-label={t('Example: replace this')}
      lang={EDITOR_LANGUAGE}
      title={examples.map(({ message }) => message).join('\n')}
    >
      <Pencil size={14} aria-hidden />
    </div>
  )
}
