import { isNumbered } from '#schema/fields/reference'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { RecordPicker } from '../../pickers/record-picker'

/** Control for a record of the field's kind, stored by id or by the key that its declaration defines. */
export function RecordControl({ field, path, ...rest }: ControlProps<'record'>) {
  const { value, commit } = useFieldValue(field, path)
  return (
    <RecordPicker
      {...rest}
      kind={field.kind}
      chosen={value ? String(value) : null}
      choose={(key) => commit(key !== null && isNumbered(field) ? Number(key) : key)}
    />
  )
}
