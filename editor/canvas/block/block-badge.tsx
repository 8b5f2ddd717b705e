import type { StoredBlock } from '#schema/page/content'
import { examplesIn } from '../../store/examples-in'
import { markedProblems } from '../../store/marked-problems'
import { useSession } from '../../store/session'
import { ExampleBadge } from './example-badge'
import { ProblemBadge } from './problem-badge'

/** Badge of a block with problems, or with example content if it has none. */
export function BlockBadge({ block }: { readonly block: StoredBlock }) {
  const { registry } = useSession()
  const problems = registry.has(block.name) ? markedProblems(block, registry) : []
  const examples = block.hidden ? [] : examplesIn(block, registry)
  if (problems.length > 0) return <ProblemBadge problems={problems} />
  return examples.length > 0 ? <ExampleBadge examples={examples} /> : null
}
