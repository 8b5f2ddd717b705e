import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { AnyField, Fields } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import type { FieldIssue, FieldRule, PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'

/**
 * The registry's own check as the form's: the panel says what the canvas, the publish check and the server say.
 * What is wrong with a list itself stands at its `root`, beside what is wrong with its items. `known` are the problems of the
 * stored values; `null` where the form holds others than are stored.
 */
export function registryResolver(
  fields: Fields,
  known: () => readonly PageIssue[] | null,
): Resolver<FieldValues> {
  return (values) => {
    const issues = known()?.flatMap(fieldIssue) ?? validateProps(fields, values)
    if (issues.length === 0) return { values, errors: {} }
    return { values: {}, errors: errorsOf(fields, issues) }
  }
}

function fieldIssue({ field, rule, message }: PageIssue): readonly FieldIssue[] {
  if (field === null || rule === 'registry' || rule === 'target' || rule === 'example') return []
  return [{ path: field, rule, message }]
}

/** Where the form keeps what is wrong with a field. */
export function errorPath(field: AnyField, path: string): string {
  return field.type === 'array' ? `${path}.root` : path
}

/** One error a field, with every rule it breaks. */
function errorsOf(fields: Fields, issues: readonly FieldIssue[]): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {}
  for (const { path, rule, message } of issues) {
    const at = errorPath(fieldAt(fields, path), path)
    const before = get(errors, at) as { types?: Partial<Record<FieldRule, string>> } | undefined
    const types = { ...before?.types, [rule]: message }
    set(errors, at, { type: rule, message: Object.values(types).join('\n'), types })
  }
  return errors
}

/** The fields among which the one that a path names stands: those of the block, or of the items of a list. */
export function fieldsAround(fields: Fields, path: string): Fields {
  const [list = '', , ...rest] = path.split('.')
  return rest.length === 0 ? fields : fieldsAround((fields[list] as ArrayField).of, rest.join('.'))
}

/** The field a path names: `slides.2.title` is the field `title` of the items of `slides`. */
export function fieldAt(fields: Fields, path: string): AnyField {
  const [name = '', , ...rest] = path.split('.')
  const field = fields[name] as AnyField | undefined
  if (!field) throw new Error(`There is no field '${path}'`)
  return rest.length === 0 ? field : fieldAt((field as ArrayField).of, rest.join('.'))
}
