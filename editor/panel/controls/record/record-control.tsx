import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { RecordPicker } from '../../pickers/record-picker'

/** References kept by number. */
export function IdControl({ field, path, ...rest }: ControlProps<'topic' | 'event' | 'gallery'>) {
  const { value, commit } = useFieldValue(field, path)
  return (
    <RecordPicker
      {...rest}
      kind={field.type}
      chosen={value ? String(value) : null}
      choose={(key) => commit(key === null ? null : Number(key))}
    />
  )
}

/** References kept by slug. */
export function SlugControl({ field, path, ...rest }: ControlProps<'newsArticle' | 'location'>) {
  const { value, commit } = useFieldValue(field, path)
  return <RecordPicker {...rest} kind={field.type} chosen={value || null} choose={commit} />
}

/** References to records of the kind that the field names, kept by what its declaration makes the key. */
export function KeyControl({ field, path, ...rest }: ControlProps<'record'>) {
  const { value, commit } = useFieldValue(field, path)
  return <RecordPicker {...rest} kind={field.kind} chosen={value || null} choose={commit} />
}
