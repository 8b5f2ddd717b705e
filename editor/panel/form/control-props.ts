import type { ComponentType } from 'react'
import type { AnyField, FieldByType, FieldType } from '#schema/fields'

/** What ties a control to its label, help and messages. Goes onto the element that takes the focus. */
export interface ControlAria {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  /** From then on it counts that nothing was entered. */
  readonly onBlur: () => void
}

/** What each control gets; its value it asks for itself (`useFieldValue`), so that only it renders while one types. */
export interface ControlProps<T extends FieldType> {
  readonly field: FieldByType[T]
  /** Where in the block: `slides.2.title`. */
  readonly path: string
  readonly aria: ControlAria
  /** The id of the visible label, for groups of controls. */
  readonly labelId: string
  /** True for who may only look. */
  readonly locked: boolean
  /** Renders a field inside this one: the fields of an item of a list. */
  readonly Field: ComponentType<FieldProps>
}

/** A field and where in the block it is. */
export interface FieldProps {
  readonly field: AnyField
  readonly path: string
}
