import { allBlocks, type PageContent } from './content'

/** A name that an object cannot have as its own without care: assigned, it changes what the object inherits. */
const PROTOTYPE = '__proto__'
/** What every object has; no declaration calls a block, a field or a slot so. As ids they are only told apart, and may be used. */
const INHERITED: ReadonlySet<string> = new Set([PROTOTYPE, 'constructor', 'prototype'])

interface ReservedName {
  /** The id of the block in which it stands; `null` where it stands deeper, or around the blocks. */
  readonly block: string | null
  readonly name: string
}

/** A name in a page that nothing may be called by; `null` when there is none. */
export function reservedNameIn(content: PageContent): ReservedName | null {
  for (const block of allBlocks(content.blocks)) {
    const name = [block.name, ...block.fields.map((field) => field.name), ...slotsOf(block)].find(
      (each) => INHERITED.has(each),
    )
    if (name !== undefined) return { block: block.id, name }
    if ([block.id, ...block.fields.map(({ id }) => id)].includes(PROTOTYPE))
      return { block: block.id, name: PROTOTYPE }
  }
  return hasPrototypeKey(content) ? { block: null, name: PROTOTYPE } : null
}

function slotsOf({ slots = {} }: { readonly slots?: object }): readonly string[] {
  return Object.keys(slots)
}

/** Whether anything in a value has a property of its own called `__proto__`. Nested as deep as it may be. */
export function hasPrototypeKey(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, PROTOTYPE)) return true
    for (const inside of Object.values(next)) open.push(inside)
  }
  return false
}
