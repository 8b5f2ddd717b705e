import { useState } from 'react'
import { t } from '#schema/messages/t'
import { publishTexts } from '../api/publishing'
import type { Check } from '../checks/check'
import { useChecks } from '../checks/checks-context'
import { PublishDialog } from '../checks/publish-dialog'
import { useEditing } from '../saving/editing'
import { problemAt, ScheduleFields, type ScheduleProblem } from '../schedules/schedule-fields'
import { ScheduleFrame } from '../schedules/schedule-frame'
import { useSession } from '../store/session'
import { languageLabel } from '../ui/language-names'
import { severalLanguages } from './open-text'
import { ScheduleList } from './schedule-list'
import { type Refusal, usePageStep } from './use-page-step'
import { usePublicationFacts } from './use-publication-status'

/** Dialog that schedules publishing and unpublishing in the time zone of the page's location. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { context } = useSession()
  const { document, notices } = useEditing()
  const facts = usePublicationFacts()
  const checks = useChecks()
  const { take, isBusy } = usePageStep()
  const [times, setTimes] = useState({ at: '', until: '' })
  const [isWhole, setIsWhole] = useState(false)
  const [problem, setProblem] = useState<ScheduleProblem>({})
  const [errors, setErrors] = useState<readonly Check[]>([])
  const { item, summary } = document
  const { timeZone } = context.location
  const isOneOfSeveral = severalLanguages(facts)

  async function schedule(): Promise<void> {
    const { at, until } = times
    if (at === '' && until === '') return setProblem({ at: t('Choose a date and a time.') })
    const found = (await checks.now()).filter(({ severity }) => severity === 'error')
    setErrors(found)
    if (found.length === 0) await publish()
  }

  async function publish(): Promise<void> {
    const { at, until } = times
    const isAll = isWhole && isOneOfSeveral
    const part = isAll ? {} : { language: item.language, locationId: String(item.locationId) }
    const language = isOneOfSeveral && !isAll ? item.language : null
    const refused = await take(
      publishTexts({ ...part, ...(at && { at }), ...(until && { until }) }),
      { step: 'schedule', ...(language !== null && { language }) },
    )
    if (refused === null) onClose()
    else refuse(refused)
  }

  function refuse({ field, message, issues }: Refusal): void {
    const shownProblem = problemAt(field, message)
    if (shownProblem.other === undefined || issues.length === 0) {
      setProblem(shownProblem)
      return
    }
    const count = t('{count, plural, one {# problem} other {# problems}}', { count: issues.length })
    notices.setState({
      notice: { tone: 'danger', text: t('Not scheduled: {count}', { count }), issues },
    })
    onClose()
  }

  if (errors.length > 0)
    return <PublishDialog checks={errors} stopped={t('Not scheduled')} onClose={onClose} />
  return (
    <ScheduleFrame
      title={t('Schedule')}
      description={t(
        '{locationName} time ({timeZone}). This publishes the current version. Later edits aren’t included.',
        { locationName: summary.locationName, timeZone },
      )}
      action="schedule"
      isBusy={isBusy}
      onSubmit={() => void schedule()}
      onClose={onClose}
      below={<ScheduleList />}
    >
      <ScheduleFields times={times} problem={problem} onChange={setTimes} />
      {isOneOfSeveral && (
        <label className="ed-schedule-whole">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={(event) => setIsWhole(event.target.checked)}
          />
          {t('All languages, not only {language}', { language: languageLabel(item.language) })}
        </label>
      )}
    </ScheduleFrame>
  )
}
