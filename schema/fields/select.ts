import type { Field, FieldGroup } from './field'
import { messages } from './messages'
import { type FieldKind, NO_BREAKS } from './rule'

/**
 * One of a few values. `options` maps what is stored to what people read; the first is the default.
 * An option stored as the empty text stands for 'nothing chosen'; messages do not list it.
 */
export interface SelectField<Value extends string = string> extends Field<'select', Value> {
  readonly options: Readonly<Record<Value, string>>
  /** A control of its own: the grounds of a page, each in its colour. */
  readonly control?: 'grounds'
}

export function select<Value extends string>(options: {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly default: NoInfer<Value>
  readonly required?: boolean
  readonly help?: string
  readonly control?: 'grounds'
  readonly group?: FieldGroup
}): SelectField<Value> {
  return { required: false, ...options, type: 'select' }
}

export const selectKind: FieldKind<SelectField> = {
  accepts: (value) => typeof value === 'string',
  isEmpty: (value) => value === '',
  check(field, value) {
    if (Object.hasOwn(field.options, value as string)) return NO_BREAKS
    return [{ rule: 'options', message: messages.options(namedOptions(field)) }]
  },
}

function namedOptions({ options }: SelectField): string[] {
  return Object.keys(options).filter((option) => option !== '')
}
