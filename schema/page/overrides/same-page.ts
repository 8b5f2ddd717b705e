import type { PageContent, StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { type PageVersion, pageKeys } from './override'
import { placedPage, settingsOf } from './placed-page'

/** Returns a page with the blocks of an earlier version where they are equal, so that `isSamePage` compares references first. */
export function reuseBlocks(before: PageContent, after: PageContent): PageContent {
  const { blocks } = placedPage(before)
  return { ...after, blocks: after.blocks.map(reuse) }

  function reuse(block: StoredBlock): StoredBlock {
    const earlier = blocks.get(block.id)?.block
    if (earlier && isSame(earlier, block)) return earlier
    if (!block.slots) return block
    const slots = Object.entries(block.slots).map(([slot, list]) => [slot, list.map(reuse)])
    return { ...block, slots: Object.fromEntries(slots) }
  }
}

/** Returns whether two versions of a page are equal. */
export function isSamePage(one: PageVersion | null, other: PageVersion | null): boolean {
  if (one === null || other === null) return one === other
  if (pageKeys.some((key) => one[key] !== other[key])) return false
  return (
    one.content === other.content ||
    (isSame(settingsOf(one.content), settingsOf(other.content)) &&
      isSameList(one.content.blocks, other.content.blocks))
  )
}

function isSameList(one: readonly StoredBlock[], other: readonly StoredBlock[] = []): boolean {
  return one.length === other.length && one.every((block, at) => isSameBlock(block, other[at]))
}

function isSameBlock(one: StoredBlock, other: StoredBlock | undefined): boolean {
  if (one === other) return true
  if (!other || !isSame(withoutChildren(one), withoutChildren(other))) return false
  return Object.entries(one.slots ?? {}).every(([slot, list]) =>
    isSameList(list, other.slots?.[slot]),
  )
}

/** Returns a block with the names of its slots instead of their blocks. */
function withoutChildren({ slots, ...own }: StoredBlock) {
  return { ...own, slots: slots && Object.keys(slots) }
}
