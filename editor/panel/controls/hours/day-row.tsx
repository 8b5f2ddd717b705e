import { Plus, X } from 'lucide-react'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { TimeInput } from './time-input'
import {
  copiedTo,
  hourOf,
  type Period,
  periodsOn,
  shortDay,
  timeOf,
  type WeekGroup,
  withHour,
  withoutPeriod,
  withPeriod,
} from './week'

/** Row of one weekday: its periods, or that it is closed. */
export function DayRow({ group, day, type, choose, locked }: DayRowProps) {
  const periods = periodsOn(group, day)
  const name = `${day[0]}${day.slice(1).toLowerCase()}`
  return (
    <fieldset className="panel-hours-day">
      <legend className="ed-visually-hidden">{name}</legend>
      <span className="panel-hours-weekday" aria-hidden>
        {shortDay(day)}
      </span>
      <div className="panel-hours-periods">
        {periods.length === 0 && <span className="panel-hours-closed">{t('Closed')}</span>}
        {periods.map(([index, period], nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the day
          <div key={nth} className="panel-hours-period">
            <TimeInput
              label={t('{name} from', { name })}
              time={timeOf(period.startHour)}
              take={(time) => type(withHour(group, index, { startHour: hourOf(time, false) }))}
              locked={locked}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={t('{name} until', { name })}
              time={timeOf(period.endHour)}
              take={(time) => type(withHour(group, index, { endHour: hourOf(time, true) }))}
              locked={locked}
            />
            {isOverMidnight(period) && <span className="panel-hours-next">{t('next day')}</span>}
            {!locked && (
              <IconButton
                label={t('Remove period')}
                icon={<X size={14} />}
                small
                onClick={() => choose(withoutPeriod(group, index))}
              />
            )}
          </div>
        ))}
      </div>
      {!locked && (
        <div className="panel-hours-actions">
          {periods.length === 0 ? (
            <Button
              look="quiet"
              aria-label={t('Open on this day')}
              onClick={() => choose(withPeriod(group, day))}
            >
              {t('Open')}
            </Button>
          ) : (
            <IconButton
              label={t('Add a second period')}
              icon={<Plus size={14} />}
              small
              onClick={() => choose(withPeriod(group, day))}
            />
          )}
        </div>
      )}
      {!locked && <CopyTimes {...{ group, day, choose }} />}
    </fieldset>
  )
}

/** Buttons that copy Monday's times to the whole week or one day; not rendered if they are already equal. */
function CopyTimes({ group, day, choose }: Pick<DayRowProps, 'group' | 'day' | 'choose'>) {
  const isMonday = day === 'MONDAY'
  const targets = isMonday ? weekdays.slice(2, 6) : [day]
  const times = formatTimesOfDay(group, 'MONDAY')
  if (times === '' || targets.every((target) => formatTimesOfDay(group, target) === times))
    return null
  return (
    <Button
      look="quiet"
      className="panel-hours-copy"
      onClick={() => choose(copiedTo(targets, { group, day: 'MONDAY' }))}
    >
      {isMonday ? t('Copy to Tue–Fri') : t('Same as Monday')}
    </Button>
  )
}

function formatTimesOfDay(group: WeekGroup, day: Weekday): string {
  return periodsOn(group, day)
    .map(([, { startHour, endHour }]) => `${timeOf(startHour)}–${timeOf(endHour)}`)
    .join(' ')
}

/** Returns whether a period ends on the next day, e.g. 22:00 to 02:00. An end at midnight needs no hint. */
function isOverMidnight({ startHour, endHour }: Period): boolean {
  const [from, until] = [timeOf(startHour), timeOf(endHour)]
  return from !== '' && until !== '' && until !== '00:00' && until < from
}

interface DayRowProps {
  readonly group: WeekGroup
  readonly day: Weekday
  readonly type: (group: WeekGroup) => void
  readonly choose: (group: WeekGroup) => void
  readonly locked: boolean
}
