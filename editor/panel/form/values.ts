import type { AnyBlock, RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'

const cache = new WeakMap<StoredBlock, RawProps>()

/** Returns a block's stored values, migrated to the definition's version but otherwise unchanged. Cached per block. */
export function storedValues(definition: AnyBlock, block: StoredBlock): RawProps {
  const known = cache.get(block)
  if (known) return known
  const values = rawProps(migrateBlock(definition, block))
  cache.set(block, values)
  return values
}

/** Returns the value at a path such as `slides.2.title`; `undefined` if nothing is stored. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce(childOf, values)
}

/** Returns a copy with the value at a path replaced; all siblings, known or not, are kept. */
export function withValueAt(value: unknown, path: readonly string[], next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const child = withValueAt(childOf(value, key), rest, next)
  if (Array.isArray(value)) return value.map((old, index) => (String(index) === key ? child : old))
  return { ...(isPlainObject(value) ? value : {}), [key]: child }
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Formats a stored value as text; a value of a wrong type is shown as stored until another is entered. */
export function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return raw === undefined || raw === null ? '' : JSON.stringify(raw)
}
