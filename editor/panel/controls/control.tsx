import type { ComponentType } from 'react'
import type { AnyField, FieldType } from '#schema/fields'
import { ArrayControl } from './array-control'
import { BooleanControl } from './boolean-control'
import type { ControlProps } from './control-props'
import { LinkControl } from './link-control'
import { HtmlControl, RichtextControl } from './markup-control'
import { MediaControl } from './media-control'
import { MediasControl } from './medias-control'
import { NumberControl } from './number-control'
import { IdControl, SlugControl } from './record-control'
import { SelectControl } from './select-control'
import { StringControl } from './string-control'

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
