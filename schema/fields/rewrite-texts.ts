import type { Fields } from './field'
import type { AnyField, LeafField } from './field-types'
import { textKindOf } from './texts'
import { isValues, type Values } from './walk'

/** A text written by a person, with its path: `title`, or `slides.2.title` inside a list. */
export interface WrittenText {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly isMarkup: boolean
}

/** Returns the new text, or the same text to leave it unchanged. */
export type RewriteText = (text: WrittenText) => string

/**
 * Rewrites the texts in values that people read, including those inside lists. Everything else, and values without a change, are
 * kept.
 */
export function rewriteTexts<V extends Values>(
  fields: Fields,
  values: V,
  { rewrite, within = '' }: { readonly rewrite: RewriteText; readonly within?: string },
): V {
  let changed = false
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? (fields[name] as AnyField) : null
    const path = `${within}${name}`
    const next = field ? rewriteValue(field, value, { rewrite, within: path }) : value
    changed ||= next !== value
    return [name, next] as const
  })
  // The same names, each with a value of its field's type.
  return changed ? (Object.fromEntries(entries) as V) : values
}

/** Rewrites one value at the path `within`; for a list field each of its items. */
export function rewriteValue(
  field: AnyField,
  value: unknown,
  { rewrite, within }: { readonly rewrite: RewriteText; readonly within: string },
): unknown {
  if (field.type !== 'array') return rewriteLeaf(field, value, { rewrite, within })
  if (!Array.isArray(value)) return value
  let changed = false
  const items = value.map((item: unknown, index) => {
    if (!isValues(item)) return item
    const next = rewriteTexts(field.of, item, { rewrite, within: `${within}.${index}.` })
    changed ||= next !== item
    return next
  })
  return changed ? items : value
}

function rewriteLeaf(
  field: LeafField,
  value: unknown,
  { rewrite, within: path }: { readonly rewrite: RewriteText; readonly within: string },
): unknown {
  if (typeof value !== 'string' || value === '') return value
  const kind = textKindOf(field, value)
  if (kind === null) return value
  return rewrite({ path, label: field.label, value, isMarkup: kind === 'MARKUP' })
}
