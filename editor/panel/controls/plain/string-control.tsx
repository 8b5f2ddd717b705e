import type { FocusEvent } from 'react'
import type { ControlProps } from '../../form/control-props'
import { selectExample } from '../../form/select-example'
import { textOf } from '../../form/text-of'
import { useFieldValue } from '../../form/use-field-value'
import { HoursControl } from '../hours/hours-control'
import { DateTimeControl } from './date-time-control'

/** Plain text, or the control that its format has. */
export function StringControl(props: ControlProps<'string'>) {
  const { control } = props.field
  if (control === 'hours') return <HoursControl {...props} />
  return control === undefined ? <TextControl {...props} /> : <DateTimeControl {...props} />
}

/** One line or several; with a count where the length is limited. */
function TextControl({ field, path, aria, locked }: ControlProps<'string'>) {
  const { raw, change } = useFieldValue(field, path)
  const text = textOf(raw)
  const countId = `${aria.id}-count`
  // The count comes into sight as the limit comes near.
  const isNear = field.max !== undefined && text.length > field.max * 0.8
  const described = [aria['aria-describedby'], isNear && countId]
  const control = {
    ...aria,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    className: 'ed-input panel-text',
    value: text,
    // What the block shows while nothing is stored.
    placeholder: field.placeholder ?? (raw === undefined ? field.default : undefined),
    readOnly: locked,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => selectExample(target),
  }
  return (
    <>
      {field.multiline ? (
        <textarea {...control} rows={3} onChange={(event) => change(event.target.value)} />
      ) : (
        <input {...control} type="text" onChange={(event) => change(event.target.value)} />
      )}
      {isNear && (
        <p id={countId} className="panel-text-count" data-over={text.length > Number(field.max)}>
          {`${text.length} of ${field.max} characters`}
        </p>
      )}
    </>
  )
}
