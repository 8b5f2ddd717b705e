import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { AnyField, Fields } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import type { FieldIssue, FieldRule, PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'

/**
 * Returns a form resolver based on the registry's validation, so that the panel reports the same as the canvas, the publish check
 * and the server. Issues of a list itself are at its `root`, beside those of its items. `known` contains the issues of the stored
 * values; `null` if the form's values differ from the stored ones.
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

/** Returns the path of a field's issues in the form. */
export function errorPath(field: AnyField, path: string): string {
  return field.type === 'array' ? `${path}.root` : path
}

/** Returns one error per field, with all violated rules. */
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

/** Returns the fields that contain the one at a path: those of the block, or of a list's items. */
export function fieldsAround(fields: Fields, path: string): Fields {
  const [list = '', , ...rest] = path.split('.')
  return rest.length === 0 ? fields : fieldsAround((fields[list] as ArrayField).of, rest.join('.'))
}

/** Returns the field at a path: `slides.2.title` is the field `title` of the items of `slides`. */
export function fieldAt(fields: Fields, path: string): AnyField {
  const [name = '', , ...rest] = path.split('.')
  const field = fields[name] as AnyField | undefined
  if (!field) throw new Error(`There is no field '${path}'`)
  return rest.length === 0 ? field : fieldAt((field as ArrayField).of, rest.join('.'))
}
