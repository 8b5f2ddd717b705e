import { definitions } from '#renderer/registry/definitions'
import type { RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'

interface BlockOptions {
  /** With it the section navigation lists the block. */
  readonly displayName?: string
  readonly hidden?: boolean
  /** The blocks in each slot of a container. */
  readonly slots?: Readonly<Record<string, readonly StoredBlock[]>>
}

/**
 * A block as it is stored, its records derived from its definition: what is not given has its default.
 * Throws for a name, a field or a slot that the registry does not know, so that the sample cannot go stale unseen.
 */
export function block(
  name: string,
  id: string,
  props: RawProps = {},
  { slots, ...options }: BlockOptions = {},
): StoredBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`Sample block '${id}': there is no block '${name}'`)
  refuseUnknown(id, 'field', Object.keys(props), definition.fields)
  refuseUnknown(id, 'slot', Object.keys(slots ?? {}), definition.slots)
  const stored = newBlock(definition, id, props)
  return { ...stored, ...options, ...(slots && { slots: { ...stored.slots, ...slots } }) }
}

function refuseUnknown(id: string, what: string, names: readonly string[], known: object): void {
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new Error(`Sample block '${id}' has no ${what} ${unknown.join(', ')}`)
}
