import { iconOptions } from '#renderer/parts/kit/icon-names'
import { t } from '#schema/messages/t'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** Control for an icon; an unknown one is kept as stored. */
export function IconControl({ field, path, aria, locked }: ControlProps<'icon'>) {
  const { raw, commit } = useFieldValue(field, path)
  const icon = textOf(raw)
  const icons: Readonly<Record<string, string>> = {
    '': t('No icon'),
    ...(!Object.hasOwn(iconOptions, icon) && icon !== '' && { [icon]: icon }),
    ...iconOptions,
  }
  return (
    <select
      {...aria}
      className="ed-input"
      value={icon}
      disabled={locked}
      onChange={({ target }) => commit(target.value)}
    >
      {Object.entries(icons).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}
