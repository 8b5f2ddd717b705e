import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { ScheduleFacts } from '#schema/publication/publication-facts'
import { zoneName } from '#schema/publication/publication-text'
import { failureOf } from '../api/failure'
import { problemAt, ScheduleFields, type ScheduleProblem } from './schedule-fields'
import { ScheduleFrame } from './schedule-frame'

/** Dialog for the new times of a schedule. */
export function MoveScheduleDialog({
  schedule,
  note = t('The scheduled version stays the same.'),
  hasEnd = true,
  move,
  onClose,
}: MoveScheduleProps) {
  const { action, localAt, localUntil, timeZone } = schedule
  const [times, setTimes] = useState({ at: localAt, until: localUntil ?? '' })
  const [problem, setProblem] = useState<ScheduleProblem>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit(): Promise<void> {
    if (times.at === '') return setProblem({ at: t('Choose a date and a time.') })
    setIsBusy(true)
    try {
      await move({ at: times.at, until: times.until || null })
      onClose()
    } catch (error) {
      const failure = failureOf(error)
      const [issue] = failure.kind === 'refused' ? failure.issues : []
      setProblem(problemAt(issue?.field ?? null, failure.message))
      setIsBusy(false)
    }
  }

  return (
    <ScheduleFrame
      title={t('Move schedule')}
      description={`${zoneName(timeZone)} (${timeZone}). ${note}`.trim()}
      action="move"
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ScheduleFields
        times={times}
        problem={problem}
        onChange={setTimes}
        action={action}
        hasEnd={hasEnd}
      />
    </ScheduleFrame>
  )
}

/** Returns the message after a move: the schedule may have run or been cancelled in the meantime. */
export function movedMessage(wasThere: boolean): string {
  return wasThere ? t('Schedule moved.') : t('This schedule has already run or was cancelled.')
}

interface MoveScheduleProps {
  readonly schedule: Pick<ScheduleFacts, 'action' | 'localAt' | 'localUntil'> & {
    readonly timeZone: string
  }
  /** Sentence about what the move doesn't change. */
  readonly note?: string
  /** True if the schedule can have an end. */
  readonly hasEnd?: boolean
  /** Throws if it could not be moved; otherwise the dialog closes. */
  readonly move: (times: { readonly at: string; readonly until: string | null }) => Promise<void>
  readonly onClose: () => void
}
