import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { hoursGroup, MAX_HOURS_GROUPS } from '#schema/entities/hours'
import { weekdays } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import { Button } from '../../../ui/button'
import { DayRow } from './day-row'
import { GroupDetails } from './group-details'
import { GroupNames } from './group-names'
import { newGroup, openDays, readWeek, type WeekGroup, writeWeek } from './week'
import './hours.css'

/** Editor for opening times by group and weekday. */
export function WeekEditor({ id, groups, location, type, choose, locked }: WeekEditorProps) {
  return (
    <div className="panel-hours">
      <WhoseWeek groups={groups} location={location} />
      {groups.map((group, index) => (
        <Group
          // Groups are not moved, so their place is who they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeated
          key={index}
          group={group}
          number={index + 1}
          isAlone={groups.length === 1}
          type={(next) => type(groups.with(index, next))}
          choose={(next) => choose(groups.with(index, next))}
          remove={() => choose(groups.toSpliced(index, 1))}
          locked={locked}
        />
      ))}
      <Button id={id} disabled={locked} onClick={() => choose(withMore(groups, location))}>
        <Plus size={16} aria-hidden />
        {t('Add opening times')}
      </Button>
      {groups.length > MAX_HOURS_GROUPS && (
        <p className="panel-field-warning">
          {t('Only the first {maxhoursgroups} are shown.', { maxhoursgroups: MAX_HOURS_GROUPS })}
        </p>
      )}
    </div>
  )
}

/** The location whose hours are the fallback of the block. */
interface LocationWeek {
  readonly name: string
  /** Format of `writeWeek`; empty if the location has none. */
  readonly week: string
}

/** Adds a group: the first one copies the location's hours, further ones start empty. */
function withMore(groups: readonly WeekGroup[], { week }: LocationWeek): readonly WeekGroup[] {
  const copied = groups.length === 0 ? readWeek(week) : null
  return copied === null || copied.length === 0 ? [...groups, newGroup(groups)] : copied
}

function WhoseWeek({
  groups,
  location: { name, week },
}: Pick<WeekEditorProps, 'groups' | 'location'>) {
  if (groups.length > 0 && writeWeek(groups) === week)
    return (
      <p className="panel-array-empty">
        {t('This is a copy of {name}’s opening times. Changes here apply to this block only.', {
          name,
        })}
      </p>
    )
  if (groups.length > 0)
    // As tall as the text above, so that the first change doesn't shift the layout.
    return (
      week !== '' && (
        <p className="panel-array-empty">
          {t(
            'These opening times are for this block only. Other pages show {name}’s opening times.',
            {
              name,
            },
          )}
        </p>
      )
    )
  const words =
    week === ''
      ? t('No opening times yet')
      : t(
          'Shows {name}’s opening times and is updated with them. To use different times here, add opening times. You’ll start with a copy.',
          { name },
        )
  return <p className="panel-array-empty">{words}</p>
}

interface WeekEditorProps {
  readonly id: string
  readonly groups: readonly WeekGroup[]
  readonly location: LocationWeek
  /** Called while the user types. */
  readonly type: (groups: readonly WeekGroup[]) => void
  /** Called with a completed choice. */
  readonly choose: (groups: readonly WeekGroup[]) => void
  readonly locked: boolean
}

/** One group of opening times; if there are several, each is collapsed to its first line until opened. */
function Group({ group, number, isAlone, type, choose, remove, locked }: GroupProps) {
  const nameId = useId()
  const [isOpen, setIsOpen] = useState(isAlone || group.hours.length === 0)
  const name = typeof group.name === 'string' ? group.name : ''
  const title = name || t('Opening times {number}', { number })
  const check = hoursGroup.safeParse(group)
  return (
    <fieldset className="panel-hours-group">
      <legend className="ed-visually-hidden">{title}</legend>
      <Button
        look="quiet"
        className="panel-hours-fold"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden />
        <strong>{title}</strong>
        <span className="ed-quiet">{openDays(group) || t('Closed all week')}</span>
      </Button>
      {isOpen && (
        <>
          <div className="panel-hours-name">
            <label htmlFor={nameId}>{t('Name of these hours')}</label>
            <input
              id={nameId}
              type="text"
              className="ed-input"
              placeholder={t('Mandir Campus')}
              value={name}
              readOnly={locked}
              onChange={(event) => type({ ...group, name: event.target.value })}
            />
          </div>
          <GroupDetails {...{ group, type, choose, locked }} />
          <GroupNames group={group} type={type} locked={locked} />
          {weekdays.map((day) => (
            <DayRow key={day} group={group} day={day} type={type} choose={choose} locked={locked} />
          ))}
          {!locked && (
            <Button look="quiet" className="panel-hours-remove" onClick={remove}>
              <Trash2 size={14} aria-hidden />
              {t('Remove these times')}
            </Button>
          )}
        </>
      )}
      {!check.success && (
        <p className="panel-field-issues">
          {check.error.issues.some(({ code }) => code === 'custom')
            ? t('Hidden from visitors: the end must be after the start.')
            : t('Hidden from visitors: these opening hours can’t be read.')}
        </p>
      )}
    </fieldset>
  )
}

interface GroupProps {
  readonly group: WeekGroup
  readonly number: number
  /** True if there is no other group. */
  readonly isAlone: boolean
  readonly type: (group: WeekGroup) => void
  readonly choose: (group: WeekGroup) => void
  readonly remove: () => void
  readonly locked: boolean
}
