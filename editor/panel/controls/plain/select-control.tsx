import { t } from '#schema/messages/t'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { BackgroundControl } from './background-control'
import { PicturesControl } from './pictures-control'

/** Control for one of a few options: a list, or the options' own control. */
export function SelectControl(props: ControlProps<'select'>) {
  const { control, pictures } = props.field
  if (control === 'grounds') return <BackgroundControl {...props} />
  return pictures ? <PicturesControl {...props} /> : <ListControl {...props} />
}

/** Select list. An unknown stored value is shown, and kept until another is chosen. */
function ListControl({ field, path, aria, locked }: ControlProps<'select'>) {
  const { value, commit } = useFieldValue(field, path)
  const shown = value ?? field.default
  return (
    <select
      {...aria}
      className="ed-input panel-select"
      value={shown}
      disabled={locked}
      onChange={(event) => commit(event.target.value)}
    >
      {!Object.hasOwn(field.options, shown) && (
        <option value={shown}>{t('{shown} (unknown)', { shown })}</option>
      )}
      {Object.entries(field.options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}
