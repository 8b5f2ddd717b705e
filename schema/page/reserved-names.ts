import { allBlocks, type PageContent } from './content'

/** A name that is unsafe as an object's own property: assigning it changes the prototype. */
const PROTOTYPE = '__proto__'
/**
 * Properties that every object has; no declaration uses them for a block, field or slot. As ids they are only compared, and
 * allowed.
 */
const INHERITED: ReadonlySet<string> = new Set([PROTOTYPE, 'constructor', 'prototype'])

interface ReservedName {
  /** The id of the containing block; `null` if the name is nested deeper, or outside the blocks. */
  readonly block: string | null
  readonly name: string
}

/** Returns a forbidden name in a page; `null` if there is none. */
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

/** Returns whether any object in a value has its own property `__proto__`. Safe for any depth of nesting. */
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
