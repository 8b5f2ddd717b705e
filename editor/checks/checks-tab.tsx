import { t } from '#schema/messages/t'
import { useChecksState } from './checks-context'
import './checks-tab.css'

/** Label of the tab with the number of issues. */
export function ChecksTab() {
  const errors = useChecksState(({ checks }) => count(checks, 'error'))
  const warnings = useChecksState(({ checks }) => count(checks, 'warning'))
  const all = errors + warnings
  return (
    <>
      {t('Checks')}{' '}
      {all > 0 && (
        <span className="ed-count ed-checks-count" data-tone={errors > 0 ? 'danger' : 'warning'}>
          {all}
          <span className="ed-visually-hidden"> {t('to review')}</span>
        </span>
      )}
    </>
  )
}

function count(checks: readonly { readonly severity: string }[], severity: string): number {
  return checks.filter((check) => check.severity === severity).length
}
