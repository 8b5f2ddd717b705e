import { isShown } from '#schema/fields/show-when'
import { usePage } from '../../store/session'
import type { FieldProps } from '../form/control-props'
import { useFieldsForm } from '../form/fields-form'
import { fieldsAround } from '../form/registry-resolver'
import { isPlainObject, valueAt } from '../form/values'

/** Whether a field is shown now, given the values beside it in its block or its item of a list. */
export function useIsShown({ field, path }: FieldProps): boolean {
  const { source } = useFieldsForm()
  return usePage(({ page }) => {
    // Most fields are always shown: a key press asks nothing of them.
    if (!field.when) return true
    const at = path.split('.')
    const name = at.pop() ?? ''
    const values = source.values(page)
    const around = at.length === 0 ? values : valueAt(values, at.join('.'))
    return isShown(fieldsAround(source.fields, path), isPlainObject(around) ? around : {}, name)
  })
}
