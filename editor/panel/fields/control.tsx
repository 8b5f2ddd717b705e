import type { ComponentType } from 'react'
import type { AnyField, FieldType } from '#schema/fields'
import { LinkControl } from '../controls/link/link-control'
import { ArrayControl } from '../controls/list/array-control'
import { HtmlControl, RichtextControl } from '../controls/markup/markup-control'
import { MediaControl } from '../controls/media/media-control'
import { MediasControl } from '../controls/media/medias-control'
import { BooleanControl } from '../controls/plain/boolean-control'
import { NumberControl } from '../controls/plain/number-control'
import { SelectControl } from '../controls/plain/select-control'
import { StringControl } from '../controls/plain/string-control'
import { IdControl, KeyControl, SlugControl } from '../controls/record/record-control'
import type { ControlProps } from '../form/control-props'

/** A control for every type of field: a new type without one does not compile. */
const controls: { readonly [T in FieldType]: ComponentType<ControlProps<T>> } = {
  array: ArrayControl,
  boolean: BooleanControl,
  event: IdControl,
  gallery: IdControl,
  html: HtmlControl,
  link: LinkControl,
  location: SlugControl,
  media: MediaControl,
  medias: MediasControl,
  newsArticle: SlugControl,
  number: NumberControl,
  record: KeyControl,
  richtext: RichtextControl,
  select: SelectControl,
  string: StringControl,
  topic: IdControl,
}

/** The control of a field's type. */
export function Control(props: AnyControlProps) {
  // The map above ties each type to its control; the compiler cannot follow one key through it.
  const Shown = controls[props.field.type] as ComponentType<AnyControlProps>
  return <Shown {...props} />
}

type AnyControlProps = Omit<ControlProps<FieldType>, 'field'> & { readonly field: AnyField }
