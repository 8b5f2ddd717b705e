import { useState } from 'react'
import type { ScheduledAction } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import { zoneName } from '#schema/publication/publication-text'
import { stepMessage } from '#schema/publication/step-message'
import { type RecordSchedule, scheduleRecord } from '../api/calendar'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { useApp } from '../app/app-context'
import { readFacts } from '../records/forms/opened-facts'
import { formOf } from '../records/forms/record-forms'
import {
  problemAt,
  ScheduleFields,
  type ScheduleProblem,
  type ScheduleTimes,
} from '../schedules/schedule-fields'
import { ScheduleFrame } from '../schedules/schedule-frame'

/** Dialog that schedules when a record is published and unpublished; an empty time cancels the step. */
export function ScheduleRecordDialog(props: ScheduleRecordProps) {
  const { kind, id, isPublic, timeZone, schedules, onScheduled, onClose } = props
  const { client } = useApp()
  const known = {
    PUBLISH: timeOf(schedules, 'PUBLISH'),
    UNPUBLISH: timeOf(schedules, 'UNPUBLISH'),
  }
  const [times, setTimes] = useState(
    isPublic ? { at: known.UNPUBLISH, until: '' } : { at: known.PUBLISH, until: known.UNPUBLISH },
  )
  const [problem, setProblem] = useState<ScheduleProblem>({})
  const [isBusy, setIsBusy] = useState(false)

  async function schedule(): Promise<void> {
    const changed = changedSteps(times, known, isPublic)
    if (changed.length === 0) return isEmpty(times) ? setProblem(NO_TIME) : onClose()
    setIsBusy(true)
    const found = await scheduleSteps(client, { kind, id }, changed)
    setProblem(found ?? {})
    setIsBusy(false)
    if (found) return
    const form = formOf(kind)
    const facts = form && (await readFacts(client, form, id))
    if (isEmpty(times)) onScheduled(t('Schedule cancelled.'))
    else onScheduled(facts ? stepMessage('schedule', facts) : t('Scheduled.'))
    onClose()
  }

  return (
    <ScheduleFrame
      title={t('Schedule')}
      description={t(
        '{timeZone} ({timeZone2}). Visitors will see the version that is saved at that time.',
        {
          timeZone: zoneName(timeZone),
          timeZone2: timeZone,
        },
      )}
      action="schedule"
      isBusy={isBusy}
      onSubmit={() => void schedule()}
      onClose={onClose}
    >
      <ScheduleFields
        times={times}
        problem={problem}
        onChange={setTimes}
        action={isPublic ? 'UNPUBLISH' : 'PUBLISH'}
      />
    </ScheduleFrame>
  )
}

type ScheduleStep = readonly [ScheduledAction, string, 'at' | 'until']

const NO_TIME: ScheduleProblem = { at: t('Choose a date and a time.') }

function isEmpty({ at, until }: ScheduleTimes): boolean {
  return at === '' && until === ''
}

/** Returns the steps whose times changed. Cancellations come first, so that they don't conflict with new times. */
function changedSteps(
  { at, until }: ScheduleTimes,
  known: Readonly<Record<ScheduledAction, string>>,
  isPublic: boolean,
): readonly ScheduleStep[] {
  const steps: readonly ScheduleStep[] = isPublic
    ? [['UNPUBLISH', at, 'at']]
    : [
        ['PUBLISH', at, 'at'],
        ['UNPUBLISH', until, 'until'],
      ]
  return steps
    .filter(([action, time]) => time !== known[action])
    .toSorted(([, a], [, b]) => Number(a !== '') - Number(b !== ''))
}

/** Schedules the steps in order; returns why one was refused. */
async function scheduleSteps(
  client: ApiClient,
  record: { readonly kind: string; readonly id: number },
  steps: readonly ScheduleStep[],
): Promise<ScheduleProblem | null> {
  for (const [action, time, field] of steps) {
    try {
      await scheduleRecord(client, { ...record, action, at: time || null })
    } catch (error) {
      const failure = failureOf(error)
      const isField = failure.kind === 'refused' && failure.issues.length > 0
      return problemAt(isField ? field : null, failure.message)
    }
  }
  return null
}

function timeOf(schedules: readonly RecordSchedule[], action: ScheduledAction): string {
  return schedules.find((schedule) => schedule.action === action)?.localAt ?? ''
}

interface ScheduleRecordProps {
  readonly kind: string
  readonly id: number
  readonly isPublic: boolean
  readonly timeZone: string
  readonly schedules: readonly RecordSchedule[]
  /** Called with a message about the result. */
  readonly onScheduled: (words: string) => void
  readonly onClose: () => void
}
