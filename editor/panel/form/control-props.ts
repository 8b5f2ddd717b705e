import type { ComponentType } from 'react'
import type { AnyField, FieldByType, FieldType } from '#schema/fields'

/** Attributes that connect a control to its label, help and messages, for the focusable element. */
export interface ControlAria {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  /** From then on a missing value is shown as an issue. */
  readonly onBlur: () => void
}

/** Props of every control. Controls read their value themselves (`useFieldValue`), so that typing re-renders only one control. */
export interface ControlProps<T extends FieldType> {
  readonly field: FieldByType[T]
  /** Path in the block: `slides.2.title`. */
  readonly path: string
  readonly aria: ControlAria
  /** Id of the visible label, for groups of controls. */
  readonly labelId: string
  /** True for read-only users. */
  readonly locked: boolean
  /** Renders a nested field: the fields of a list item. */
  readonly Field: ComponentType<FieldProps>
}

/** A field and its path in the block. */
export interface FieldProps {
  readonly field: AnyField
  readonly path: string
}
