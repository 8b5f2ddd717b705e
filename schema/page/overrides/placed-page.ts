import type { PageContent, StoredBlock } from '../content'
import { canonical } from '../merge/canonical'
import { PAGE_SLOT, type Side, sideOf, slotName } from '../merge/placed-blocks'
import type { BlockPosition } from './override'

const sidesByContent = new WeakMap<PageContent, Side>()

/** Returns a page's blocks by id and the blocks in each slot; cached per page object, which must not be changed. */
export function placedPage(content: PageContent): Side {
  const side = sidesByContent.get(content) ?? sideOf(content)
  sidesByContent.set(content, side)
  return side
}

/** Returns the keys of a block except its id, fields and slots. */
export function blockSettings(block: StoredBlock): Readonly<Record<string, unknown>> {
  const { id: _id, fields: _fields, slots: _slots, ...keys } = block
  return keys
}

/** Returns the settings of a page, without its blocks. */
export function settingsOf(content: PageContent): Readonly<Record<string, unknown>> {
  const { format: _format, blocks: _blocks, ...settings } = content
  return settings
}

/** Returns the names of a block's slots in order; `null` if it has none. */
export function slotsOf(block: StoredBlock): readonly string[] | null {
  return block.slots ? Object.keys(block.slots) : null
}

/** Returns the position of a block, by its neighbours. */
export function positionIn(side: Side, id: string): BlockPosition {
  const at = side.blocks.get(id)?.at ?? PAGE_SLOT
  const list = side.lists.get(slotName(at)) ?? []
  const index = list.indexOf(id)
  return {
    parent: at.blockId,
    slot: at.slot,
    after: list[index - 1] ?? null,
    before: list[index + 1] ?? null,
  }
}

/** Returns a 53-bit hash (cyrb53) of a value; collisions are practically excluded. */
export function fingerprint(value: unknown): string {
  const text = canonical(value)
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
