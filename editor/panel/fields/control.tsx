import type { ComponentType } from 'react'
import type { AnyField, FieldType } from '#schema/fields'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { LinkControl } from '../controls/link/link-control'
import { ArrayControl } from '../controls/list/array-control'
import { HtmlControl, RichtextControl } from '../controls/markup/markup-control'
import { MediaControl } from '../controls/media/media-control'
import { MediasControl } from '../controls/media/medias-control'
import { BooleanControl } from '../controls/plain/boolean-control'
import { ColourControl } from '../controls/plain/colour-control'
import { DateControl, DateTimeControl } from '../controls/plain/date-time-control'
import { IconControl } from '../controls/plain/icon-control'
import { LanguageControl } from '../controls/plain/language-control'
import { NumberControl } from '../controls/plain/number-control'
import { SelectControl } from '../controls/plain/select-control'
import { StringControl } from '../controls/plain/string-control'
import { RecordControl } from '../controls/record/record-control'
import type { ControlProps } from '../form/control-props'

/** Loaded with the first edited record: the panel of a page doesn't need them. */
export const recordControls = lazyPart(() => import('./record-controls'))

/** The control of every field type: a new type without one doesn't compile. */
const controls: { readonly [T in FieldType]: ComponentType<ControlProps<T>> } = {
  array: ArrayControl,
  boolean: BooleanControl,
  colour: ColourControl,
  coordinates: recordControl('coordinates'),
  date: DateControl,
  dateTime: DateTimeControl,
  hours: recordControl('hours'),
  hoursGroup: recordControl('hoursGroup'),
  html: HtmlControl,
  icon: IconControl,
  language: LanguageControl,
  link: LinkControl,
  media: MediaControl,
  medias: MediasControl,
  number: NumberControl,
  periods: recordControl('periods'),
  record: RecordControl,
  richtext: RichtextControl,
  select: SelectControl,
  string: StringControl,
  timeZone: recordControl('timeZone'),
}

/** Renders the control of a field's type. */
export function Control(props: AnyControlProps) {
  // The map guarantees that types and controls match, but the compiler can't infer that for a variable key.
  const FieldControl = controls[props.field.type] as ComponentType<AnyControlProps>
  return <FieldControl {...props} />
}

type AnyControlProps = Omit<ControlProps<FieldType>, 'field'> & { readonly field: AnyField }

type RecordControls = Awaited<ReturnType<typeof recordControls.fetch>>

function recordControl<T extends keyof RecordControls & FieldType>(type: T) {
  return lazyComponent<ControlProps<T>>({
    fetch: async () => (await recordControls.fetch())[type] as ComponentType<ControlProps<T>>,
    now: () => (recordControls.now()?.[type] ?? null) as ComponentType<ControlProps<T>> | null,
  })
}
