import { CircleCheck } from 'lucide-react'
import { EmptyState } from '../ui/empty-state'
import { CheckGroups } from './check-groups'
import { useChecksState } from './checks-context'
import './checks.css'

/** Everything that is wrong with the page, errors first, and about how much a visitor downloads. */
export function ChecksPanel() {
  const checks = useChecksState((state) => state.checks)
  const weight = useChecksState((state) => state.weight)
  return (
    <div className="ed-checks">
      {checks.length === 0 ? (
        <EmptyState icon={<CircleCheck size={20} />} title="No issues found">
          We check fields, pictures, links, headings and contrast as you work.
        </EmptyState>
      ) : (
        <CheckGroups checks={checks} heading="h2" />
      )}
      <p className="ed-checks-weight">
        Visitors download about {Math.max(1, Math.round(weight.bytes / 1000)).toLocaleString()} KB
        {weight.pictures > 0 &&
          `, ${weight.pictures} ${weight.pictures === 1 ? 'picture' : 'pictures'}`}
        .
      </p>
    </div>
  )
}
