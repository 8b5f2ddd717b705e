import { useId } from 'react'
import { iconOptions } from '#renderer/parts/kit/icon-names'
import { t } from '#schema/messages/t'
import type { WeekGroup } from './week'

const KINDS = {
  OPENING: t('Opening hours'),
  SERVICE: t('Times of a service, such as arti'),
} as const

/** Type of the times, with the picture and text shown beside them. */
export function GroupDetails({ group, type, choose, locked }: GroupDetailsProps) {
  const id = useId()
  const icon = textOf(group.icon)
  const icons: Readonly<Record<string, string>> = {
    ...(icon && !Object.hasOwn(iconOptions, icon) && { [icon]: icon }),
    ...iconOptions,
  }
  return (
    <>
      <div className="panel-hours-name">
        <label htmlFor={`${id}-kind`}>{t('Shown as')}</label>
        <select
          id={`${id}-kind`}
          className="ed-input"
          disabled={locked}
          value={group.kind === 'SERVICE' ? 'SERVICE' : 'OPENING'}
          onChange={({ target }) => choose({ ...group, kind: target.value })}
        >
          {Object.entries(KINDS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="panel-hours-name">
        <label htmlFor={`${id}-icon`}>{t('Icon')}</label>
        <select
          id={`${id}-icon`}
          className="ed-input"
          disabled={locked}
          value={icon}
          onChange={({ target }) => choose(withText(group, 'icon', target.value))}
        >
          <option value="">{t('No icon')}</option>
          {Object.entries(icons).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="panel-hours-name">
        <label htmlFor={`${id}-description`}>{t('Description')}</label>
        <input
          id={`${id}-description`}
          type="text"
          className="ed-input"
          value={textOf(group.description)}
          readOnly={locked}
          onChange={({ target }) => type(withText(group, 'description', target.value))}
        />
      </div>
    </>
  )
}

interface GroupDetailsProps {
  readonly group: WeekGroup
  readonly type: (group: WeekGroup) => void
  readonly choose: (group: WeekGroup) => void
  readonly locked: boolean
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the group with a text set; empty values are not stored. */
function withText(group: WeekGroup, name: 'icon' | 'description', text: string): WeekGroup {
  const { [name]: _, ...rest } = group
  // The rest of a group still has its hours, which the compiler can't infer.
  return (text === '' ? rest : { ...rest, [name]: text }) as WeekGroup
}
