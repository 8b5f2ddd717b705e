import { examplesOf } from '#schema/fields/example'
import { t } from '#schema/messages/t'
import type { FieldProps } from '../form/control-props'
import { useStoredValue } from '../form/fields-form'

/** Note below a field that its value is still an example. List items have their own. */
export function ExampleNote({ field, path }: FieldProps) {
  const isExample = useStoredValue(
    path,
    (value) => field.type !== 'array' && examplesOf({ field }, { field: value }).length > 0,
  )
  return isExample ? <p className="panel-field-example">{t('Example: replace this')}</p> : null
}
