import type { AnyBlock, RawProps } from '../block/block'
import type { AnyField, PropsOf } from '../fields'
import { publishedType } from '../fields/kinds'
import { readProps } from '../fields/read'
import type { StoredBlock, StoredField } from './content'

const cache = new WeakMap<
  StoredBlock,
  { definition: AnyBlock; props: PropsOf<AnyBlock['fields']> }
>()

/** Returns the stored values by field name, unvalidated. The last record of a name counts. */
export function rawProps(block: StoredBlock): RawProps {
  return Object.fromEntries(block.fields.map(({ name, value }) => [name, value]))
}

/**
 * Returns the props of a stored block, migrated and validated. The same block returns the same object, so that a component
 * renders again only if its block has changed.
 */
export function propsOf(definition: AnyBlock, block: StoredBlock): PropsOf<AnyBlock['fields']> {
  const known = cache.get(block)
  if (known?.definition === definition) return known.props
  const props = readProps(definition.fields, rawProps(migrateBlock(definition, block)))
  cache.set(block, { definition, props })
  return props
}

/**
 * Migrates a block's values to the definition's version; returns the same object if it is current. A block of a newer version,
 * written by a later release, is unchanged.
 */
export function migrateBlock(definition: AnyBlock, block: StoredBlock): StoredBlock {
  const from = block.version ?? 1
  if (from >= definition.version) return block
  let props = rawProps(block)
  for (let version = from + 1; version <= definition.version; version += 1) {
    const migrate = definition.migrations[version]
    if (!migrate)
      throw new Error(`Block '${definition.name}' has no migration to version ${version}`)
    props = migrate(props)
  }
  return { ...withProps(definition, block, props), version: definition.version }
}

/** Returns the block with one value changed; all other records, known or not, are preserved. */
export function withProp(
  definition: AnyBlock,
  block: StoredBlock,
  name: string,
  value: unknown,
): StoredBlock {
  const current = migrateBlock(definition, block)
  const field = definition.fields[name] as AnyField | undefined
  if (!field) throw new Error(`Block '${definition.name}' has no field '${name}'`)
  const index = current.fields.findLastIndex((record) => record.name === name)
  const fields = [...current.fields]
  const record = fields[index]
  if (record) fields[index] = { ...record, type: publishedType(field), value }
  else fields.push({ id: freeFieldId(fields), type: publishedType(field), name, value })
  return { ...current, fields }
}

/** Returns the stored form of a newly added block: one record per field, with default values. */
export function newBlock(
  definition: AnyBlock,
  id: string,
  props: RawProps = readProps(definition.fields, {}),
): StoredBlock {
  const fields = Object.entries(definition.fields).map(([name, field], index) => ({
    id: `f${index + 1}`,
    type: publishedType(field as AnyField),
    name,
    value: Object.hasOwn(props, name) ? props[name] : field.default,
  }))
  const slots = Object.keys(definition.slots)
  return {
    id,
    name: definition.name,
    ...(definition.version > 1 && { version: definition.version }),
    fields,
    ...(slots.length > 0 && { slots: Object.fromEntries(slots.map((slot) => [slot, []])) }),
  }
}

function withProps(definition: AnyBlock, block: StoredBlock, props: RawProps): StoredBlock {
  const kept = block.fields
    .filter(({ name }) => Object.hasOwn(props, name))
    .map((record) => {
      const value = props[record.name]
      if (value === record.value) return record
      return { ...record, type: typeOf(definition, record.name, record.type), value }
    })
  const names = new Set(kept.map(({ name }) => name))
  const fields: StoredField[] = kept
  for (const [name, value] of Object.entries(props)) {
    if (names.has(name)) continue
    const type = typeOf(definition, name, 'string')
    fields.push({ id: freeFieldId(fields), type, name, value })
  }
  return { ...block, fields }
}

function typeOf(definition: AnyBlock, name: string, otherwise: string): string {
  const field = definition.fields[name] as AnyField | undefined
  return field ? publishedType(field) : otherwise
}

function freeFieldId(fields: readonly StoredField[]): string {
  const taken = new Set(fields.map(({ id }) => id))
  for (let number = fields.length + 1; ; number += 1)
    if (!taken.has(`f${number}`)) return `f${number}`
}
