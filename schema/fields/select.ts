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
  /** What each option looks like; with it the options are shown side by side. */
  readonly pictures?: Readonly<Record<Value, OptionPicture>>
}

/** Drawings of what an option does to a block (`editor/panel/controls/plain/option-drawings.ts`). */
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
  /** What may be chosen, by what is stored; a function where to list it takes a while and few ask for it. */
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
    return [{ rule: 'options', message: messages.options(namedOptions(field)) }]
  },
}

function namedOptions({ options }: SelectField): string[] {
  return Object.keys(options).filter((option) => option !== '')
}
