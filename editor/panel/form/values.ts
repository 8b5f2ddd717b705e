import type { AnyBlock, RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'

const cache = new WeakMap<StoredBlock, RawProps>()

/** The stored values of a block, brought to the definition's version but otherwise as they are. One object a block. */
export function storedValues(definition: AnyBlock, block: StoredBlock): RawProps {
  const known = cache.get(block)
  if (known) return known
  const values = rawProps(migrateBlock(definition, block))
  cache.set(block, values)
  return values
}

/** The value at a path such as `slides.2.title`; `undefined` where nothing is stored. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce(childOf, values)
}

/** A value with the one at a path replaced; everything beside the path, known or not, is kept. */
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

/** A stored value as text: what is of a wrong type is shown as it is stored, until something is entered. */
export function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return raw === undefined || raw === null ? '' : JSON.stringify(raw)
}
