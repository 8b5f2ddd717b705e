import { CircleCheck } from 'lucide-react'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { EmptyState } from '../ui/empty-state'
import { CheckGroups } from './check-groups'
import { useChecksState } from './checks-context'
import './checks.css'

/** Panel with all issues of the page, errors first, and its approximate download size. */
export function ChecksPanel() {
  const checks = useChecksState((state) => state.checks)
  const weight = useChecksState((state) => state.weight)
  return (
    <div className="ed-checks">
      {checks.length === 0 ? (
        <EmptyState icon={<CircleCheck size={20} />} title={t('No issues found')}>
          {t('We check fields, pictures, links, headings and contrast as you work.')}
        </EmptyState>
      ) : (
        <CheckGroups checks={checks} heading="h2" />
      )}
      <p className="ed-checks-weight">
        {t(
          '{pictures, plural, =0 {Visitors download about {size} KB.} one {Visitors download about {size} KB, including # picture.} other {Visitors download about {size} KB, including # pictures.}}',
          {
            size: formatNumber(Math.max(1, Math.round(weight.bytes / 1000))),
            pictures: weight.pictures,
          },
        )}
      </p>
    </div>
  )
}
