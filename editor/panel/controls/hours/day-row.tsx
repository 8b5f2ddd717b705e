import { CopyCheck, Plus, X } from 'lucide-react'
import type { Weekday } from '#schema/entities/statuses'
import { IconButton } from '../../../ui/icon-button'
import { TimeInput } from './time-input'
import {
  copiedToWeekdays,
  hourOf,
  type Period,
  periodsOn,
  timeOf,
  type WeekGroup,
  withHour,
  withoutPeriod,
  withPeriod,
} from './week'

/** One weekday: its periods, or that it is closed. */
export function DayRow({ group, day, type, choose, locked }: DayRowProps) {
  const periods = periodsOn(group, day)
  const name = `${day[0]}${day.slice(1).toLowerCase()}`
  return (
    <fieldset className="panel-hours-day">
      <legend className="ed-visually-hidden">{name}</legend>
      <span className="panel-hours-weekday" aria-hidden>
        {name.slice(0, 3)}
      </span>
      <div className="panel-hours-periods">
        {periods.length === 0 && <span className="panel-hours-closed">Closed</span>}
        {periods.map(([index, period], nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the day
          <div key={nth} className="panel-hours-period">
            <TimeInput
              label={`${name} from`}
              time={timeOf(period.startHour)}
              take={(time) => type(withHour(group, index, { startHour: hourOf(time, false) }))}
              locked={locked}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={`${name} until`}
              time={timeOf(period.endHour)}
              take={(time) => type(withHour(group, index, { endHour: hourOf(time, true) }))}
              locked={locked}
            />
            {isOverMidnight(period) && <span className="panel-hours-next">next day</span>}
            {!locked && (
              <IconButton
                label="Remove period"
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
          <IconButton
            label={periods.length === 0 ? 'Open on this day' : 'Add a second period'}
            icon={<Plus size={14} />}
            small
            onClick={() => choose(withPeriod(group, day))}
          />
          <IconButton
            label="Copy to Monday to Friday"
            icon={<CopyCheck size={14} />}
            small
            onClick={() => choose(copiedToWeekdays(group, day))}
          />
        </div>
      )}
    </fieldset>
  )
}

/** As 22:00 to 02:00: it ends on the next day. An end at midnight needs no word. */
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
