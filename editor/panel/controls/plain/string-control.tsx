import type { ComponentType, FocusEvent } from 'react'
import type { StringControlName } from '#schema/fields/string'
import { characterCount } from '../../form/character-count'
import type { ControlProps } from '../../form/control-props'
import { selectExample } from '../../form/select-example'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { useUsedValues } from '../../pickers/use-used-values'
import { HoursControl } from '../hours/hours-control'
import { HoursGroupControl } from '../hours/hours-group-control'
import { PeriodsControl } from '../hours/periods-control'
import { ColourControl } from './colour-control'
import { CoordinatesControl } from './coordinates-control'
import { DateTimeControl } from './date-time-control'
import { IconControl } from './icon-control'
import { LanguageControl } from './language-control'
import { TimeZoneControl } from './time-zone-control'

/** Plain text, or the control that its format has. */
export function StringControl(props: ControlProps<'string'>) {
  const { control } = props.field
  const Shown = control === undefined ? TextControl : controls[control]
  return <Shown {...props} />
}

const controls: Readonly<Record<StringControlName, ComponentType<ControlProps<'string'>>>> = {
  hours: HoursControl,
  hoursGroup: HoursGroupControl,
  periods: PeriodsControl,
  date: DateTimeControl,
  dateTime: DateTimeControl,
  timeZone: TimeZoneControl,
  language: LanguageControl,
  icon: IconControl,
  colour: ColourControl,
  coordinates: CoordinatesControl,
}

/** One line or several; with a count where the length is limited. */
function TextControl({ field, path, aria, locked }: ControlProps<'string'>) {
  const { raw, change } = useFieldValue(field, path)
  const text = textOf(raw)
  const count = characterCount(field, text, aria)
  const control = {
    ...count.aria,
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
        <input
          {...control}
          type="text"
          list={field.proposes && `${aria.id}-proposed`}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {field.proposes && <Proposed id={`${aria.id}-proposed`} {...field.proposes} />}
      {count.shown}
    </>
  )
}

/** What is said in the field elsewhere, proposed as one types. Where it cannot be read, the field is as any other. */
function Proposed({ id, kind, field }: ProposedProps) {
  const values = useUsedValues(kind, field)
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

interface ProposedProps {
  readonly id: string
  readonly kind: string
  readonly field: string
}
