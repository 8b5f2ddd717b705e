import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'

/** Control for a boolean. */
export function BooleanControl({ field, path, aria, locked }: ControlProps<'boolean'>) {
  const { value, commit } = useFieldValue(field, path)
  const { 'aria-required': _, ...rest } = aria
  return (
    <input
      {...rest}
      type="checkbox"
      className="panel-switch"
      checked={value ?? field.default}
      disabled={locked}
      onChange={(event) => commit(event.target.checked)}
    />
  )
}
