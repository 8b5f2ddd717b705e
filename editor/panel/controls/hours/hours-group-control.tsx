import { t } from '#schema/messages/t'
import { useSame } from '../../../store/use-same'
import type { ControlProps } from '../../form/control-props'
import { useStoredValue } from '../../form/fields-form'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { readWeek } from './week'

/** Select for one of the form's opening times by name, or all of them. An unknown name is kept as stored. */
export function HoursGroupControl({ field, path, aria, locked }: ControlProps<'hoursGroup'>) {
  const { raw, commit } = useFieldValue(field, path)
  const names = useStoredValue('hours', useSame(namesOf))
  const chosen = textOf(raw)
  const isGone = chosen !== '' && !names.includes(chosen)
  return (
    <>
      <select
        {...aria}
        className="ed-input"
        value={chosen}
        disabled={locked}
        onChange={({ target }) => commit(target.value)}
      >
        <option value="">{t('All opening times')}</option>
        {[...(isGone ? [chosen] : []), ...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {isGone && (
        <p className="panel-field-warning">
          {t(
            'There are no opening times called “{chosen}”, so this day has no effect. Choose other times.',
            { chosen },
          )}
        </p>
      )}
    </>
  )
}

/** Returns the names of opening times in an hours JSON. */
function namesOf(json: unknown): readonly string[] {
  const names = (readWeek(textOf(json)) ?? []).map(({ name }) => textOf(name).trim())
  return [...new Set(names.filter((name) => name !== ''))]
}
