import type { ComponentType } from 'react'
import type { AnyField, FieldType } from '#schema/fields'
import { HoursControl } from '../controls/hours/hours-control'
import { HoursGroupControl } from '../controls/hours/hours-group-control'
import { PeriodsControl } from '../controls/hours/periods-control'
import { LinkControl } from '../controls/link/link-control'
import { ArrayControl } from '../controls/list/array-control'
import { HtmlControl, RichtextControl } from '../controls/markup/markup-control'
import { MediaControl } from '../controls/media/media-control'
import { MediasControl } from '../controls/media/medias-control'
import { BooleanControl } from '../controls/plain/boolean-control'
import { ColourControl } from '../controls/plain/colour-control'
import { CoordinatesControl } from '../controls/plain/coordinates-control'
import { DateControl, DateTimeControl } from '../controls/plain/date-time-control'
import { IconControl } from '../controls/plain/icon-control'
import { LanguageControl } from '../controls/plain/language-control'
import { NumberControl } from '../controls/plain/number-control'
import { SelectControl } from '../controls/plain/select-control'
import { StringControl } from '../controls/plain/string-control'
import { TimeZoneControl } from '../controls/plain/time-zone-control'
import { RecordControl } from '../controls/record/record-control'
import type { ControlProps } from '../form/control-props'

/** A control for every type of field: a new type without one does not compile. */
const controls: { readonly [T in FieldType]: ComponentType<ControlProps<T>> } = {
  array: ArrayControl,
  boolean: BooleanControl,
  colour: ColourControl,
  coordinates: CoordinatesControl,
  date: DateControl,
  dateTime: DateTimeControl,
  hours: HoursControl,
  hoursGroup: HoursGroupControl,
  html: HtmlControl,
  icon: IconControl,
  language: LanguageControl,
  link: LinkControl,
  media: MediaControl,
  medias: MediasControl,
  number: NumberControl,
  periods: PeriodsControl,
  record: RecordControl,
  richtext: RichtextControl,
  select: SelectControl,
  string: StringControl,
  timeZone: TimeZoneControl,
}

/** The control of a field's type. */
export function Control(props: AnyControlProps) {
  // The map above ties each type to its control; the compiler cannot follow one key through it.
  const FieldControl = controls[props.field.type] as ComponentType<AnyControlProps>
  return <FieldControl {...props} />
}

type AnyControlProps = Omit<ControlProps<FieldType>, 'field'> & { readonly field: AnyField }
