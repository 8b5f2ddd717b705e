import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import type { FieldCondition } from '#schema/fields/field'
import { publishedType } from '#schema/fields/kinds'

export { definitions } from './definitions'

/** A field as data. Rules that a field doesn't have are omitted. */
export interface FieldData {
  readonly name: string
  readonly type: string
  readonly label: string
  readonly required: boolean
  readonly default: unknown
  readonly help?: string
  /** The tab of the panel that shows it, if not the first. */
  readonly group?: string
  /** The condition for showing it; a hidden field is not required. */
  readonly when?: FieldCondition
  /** Stored value → label. */
  readonly options?: Readonly<Record<string, string>>
  /** The kind of record, for fields of type `record`. */
  readonly kind?: string
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  /** The fields of a list item. */
  readonly of?: readonly FieldData[]
}

/** A block as data, as printed by `npm run registry`. */
export interface BlockData {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly category: string
  readonly targets: readonly string[]
  readonly fields: readonly FieldData[]
  readonly slots: readonly string[]
}

/** Returns the registry without its functions, for programs that don't run this code (design section 6). */
export function registryAsData(registry: Registry): BlockData[] {
  const library = [...registry.values()].filter(({ isReference }) => !isReference)
  return library.map((block) => ({
    name: block.name,
    label: block.label,
    description: block.description,
    category: block.category,
    targets: block.targets,
    fields: fieldsAsData(block.fields),
    slots: Object.keys(block.slots),
  }))
}

function fieldsAsData(fields: Fields): FieldData[] {
  return Object.entries(fields).map(([name, field]) => fieldAsData(name, field as AnyField))
}

function fieldAsData(name: string, field: AnyField): FieldData {
  const { label, required, help, group, when } = field
  const type = publishedType(field)
  return {
    name,
    type,
    label,
    required,
    default: field.default,
    ...(help !== undefined && { help }),
    ...(group !== undefined && { group }),
    ...(when !== undefined && { when }),
    ...(field.type === 'record' && type === 'record' && { kind: field.kind }),
    ...('options' in field && { options: field.options }),
    ...('min' in field && field.min !== undefined && { min: field.min }),
    ...('max' in field && field.max !== undefined && { max: field.max }),
    ...('pattern' in field && field.pattern !== undefined && { pattern: field.pattern }),
    ...(field.type === 'array' && { of: fieldsAsData(field.of) }),
  }
}
