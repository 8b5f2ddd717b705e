import type { Field, FieldGroup } from './field'
import { broken } from './messages'
import { type FieldKind, NO_BREAKS } from './rule'

/**
 * One of a few values. `options` maps stored values to labels; the first is the default. The empty string as a value means
 * 'nothing chosen'; messages omit it.
 */
export interface SelectField<Value extends string = string> extends Field<'select', Value> {
  readonly options: Readonly<Record<Value, string>>
  /** Special control: the page backgrounds, each in its colour. */
  readonly control?: 'grounds'
  /** A drawing for each option; the options are then shown side by side. */
  readonly pictures?: Readonly<Record<Value, OptionPicture>>
}

/** Drawings that show an option's effect on a block (`editor/panel/controls/plain/option-drawings.ts`). */
export type OptionPicture =
  | `text-${'center' | 'bottom' | 'left'}`
  | `picture-${'behind' | 'left' | 'left-arch' | 'right' | 'right-arch'}`
  | `width-${'full' | 'content' | 'text'}`
  | `space-${'relaxed' | 'tight' | 'none'}`
  | `columns-${'equal' | 'first' | 'last'}`
  | `bar-${'solid' | 'transparent'}`
  | ('timeline' | 'steps')
  | ('automatic' | 'carousel' | 'one-large' | 'grid-3' | 'grid-4' | 'row' | 'single')

export function select<Value extends string>(options: {
  readonly label: string
  /** Labels by stored value; a function if creating the list is slow and it is rarely needed. */
  readonly options: Readonly<Record<Value, string>> | (() => Readonly<Record<Value, string>>)
  readonly default: NoInfer<Value>
  readonly required?: boolean
  readonly help?: string
  readonly control?: 'grounds'
  readonly pictures?: Readonly<Record<NoInfer<Value>, OptionPicture>>
  readonly group?: FieldGroup
}): SelectField<Value> {
  const { options: listed, ...rest } = options
  const field = { required: false, ...rest, type: 'select' } as const
  if (typeof listed !== 'function') return { ...field, options: listed }
  let list: Readonly<Record<Value, string>> | null = null
  return {
    ...field,
    get options() {
      list ??= listed()
      return list
    },
  }
}

export const selectKind: FieldKind<SelectField> = {
  accepts: (value) => typeof value === 'string',
  isEmpty: (value) => value === '',
  check(field, value) {
    if (Object.hasOwn(field.options, value as string)) return NO_BREAKS
    return [broken('options', { allowed: namedOptions(field) })]
  },
}

function namedOptions({ options }: SelectField): string[] {
  return Object.keys(options).filter((option) => option !== '')
}
