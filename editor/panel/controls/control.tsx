import type { ComponentType } from 'react'
import type { AnyField, FieldType } from '#schema/fields'
import { ArrayControl } from './array-control'
import { BooleanControl } from './boolean-control'
import type { ControlProps } from './control-props'
import { NumberControl } from './number-control'
import { SelectControl } from './select-control'
import { StringControl } from './string-control'

/** A control for every type of field: a new type without one does not compile. */
const controls: { readonly [T in FieldType]?: ComponentType<ControlProps<T>> } = {
  array: ArrayControl,
  boolean: BooleanControl,
  number: NumberControl,
  select: SelectControl,
  string: StringControl,
}

/** The control of a field's type. */
export function Control(props: AnyControlProps) {
  // The map above ties each type to its control; the compiler cannot follow one key through it.
  const Shown = controls[props.field.type] as ComponentType<AnyControlProps>
  if (!Shown) return null
  return <Shown {...props} />
}

type AnyControlProps = Omit<ControlProps<FieldType>, 'field'> & { readonly field: AnyField }
