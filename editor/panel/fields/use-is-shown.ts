import { isShown } from '#schema/fields/show-when'
import { usePage } from '../../store/session'
import type { FieldProps } from '../form/control-props'
import { useFieldsForm } from '../form/fields-form'
import { fieldsAround } from '../form/registry-resolver'
import { isPlainObject, valueAt } from '../form/values'

/** Returns whether a field is shown, depending on its sibling values in the block or list item. */
export function useIsShown({ field, path }: FieldProps): boolean {
  const { source } = useFieldsForm()
  return usePage(({ page }) => {
    // Most fields are always shown and don't need to subscribe to the page.
    if (!field.when) return true
    const at = path.split('.')
    const name = at.pop() ?? ''
    const values = source.values(page)
    const around = at.length === 0 ? values : valueAt(values, at.join('.'))
    return isShown(fieldsAround(source.fields, path), isPlainObject(around) ? around : {}, name)
  })
}
