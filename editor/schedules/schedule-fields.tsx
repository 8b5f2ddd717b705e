import { t } from '#schema/messages/t'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'

/** Local times at which a page is published and unpublished: `2026-11-08T06:00`. */
export interface ScheduleTimes {
  readonly at: string
  readonly until: string
}

/** Errors of the times, or another error. */
export interface ScheduleProblem {
  readonly at?: string
  readonly until?: string
  readonly other?: string
}

export function ScheduleFields({
  times,
  problem,
  onChange,
  action = 'PUBLISH',
  hasEnd = true,
}: FieldsProps) {
  const isPublish = action === 'PUBLISH'
  return (
    <>
      <TimeField
        label={isPublish ? t('Publish on') : t('Unpublish on')}
        value={times.at}
        error={problem.at}
        onChange={(at) => onChange({ ...times, at })}
      />
      {isPublish && hasEnd && (
        <TimeField
          label={t('Unpublish on')}
          help={t('Leave empty to keep it live.')}
          value={times.until}
          error={problem.until}
          onChange={(until) => onChange({ ...times, until })}
        />
      )}
      <ProblemNote text={problem.other} />
    </>
  )
}

interface FieldsProps {
  readonly times: ScheduleTimes
  readonly problem: ScheduleProblem
  readonly onChange: (times: ScheduleTimes) => void
  readonly action?: 'PUBLISH' | 'UNPUBLISH'
  /** True if the schedule can have an end. */
  readonly hasEnd?: boolean
}

/** Returns where to show an error: beside the affected time, or below the form. */
export function problemAt(field: string | null, message: string): ScheduleProblem {
  return field === 'at' || field === 'until' ? { [field]: message } : { other: message }
}

interface TimeFieldProps {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function TimeField({ label, help, value, error, onChange }: TimeFieldProps) {
  return (
    <FieldRow label={label} help={help} error={error}>
      {(aria) => (
        <input
          {...aria}
          type="datetime-local"
          className="ed-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldRow>
  )
}
