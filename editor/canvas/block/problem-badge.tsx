import { CircleAlert } from 'lucide-react'
import type { PageIssue } from '#schema/fields/field'
import { t } from '#schema/messages/t'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/** Badge of a block that violates a rule; its tooltip shows the first message. */
export function ProblemBadge({ problems }: { readonly problems: readonly PageIssue[] }) {
  const messages = problems.map(({ message }) => message)
  return (
    <div className="ed-surface ed-problem-badge" lang={EDITOR_LANGUAGE} title={messages.join('\n')}>
      <CircleAlert size={14} aria-hidden />
      {problems.length === 1 ? messages[0] : t('{count} problems', { count: problems.length })}
    </div>
  )
}
