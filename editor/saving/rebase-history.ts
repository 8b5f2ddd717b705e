import { applyPatches, type Patch, produceWithPatches } from 'immer'
import { type Choices, type Clash, NO_CHOICES } from '#schema/page/merge/clash'
import { mergeBlock } from '#schema/page/merge/merge-block'
import { slotOf } from '#schema/page/tree'
import { becomePage } from '../store/edits/become-page'
import type { EditedPage } from '../store/edits/edited-page'
import type { History, HistoryEntry } from '../store/history'

/** Merges three versions of a page; where `mine` and `theirs` both changed something, theirs wins. */
type MergePages = (base: EditedPage, mine: EditedPage, theirs: EditedPage) => EditedPage

/** Maximum number of steps merged as complete pages (a few ms each); earlier steps can no longer be undone. */
const MAX_MERGED_PAGES = 40

interface Rebasing {
  /** The displayed page before and after the other changes were merged. */
  readonly from: EditedPage
  readonly to: EditedPage
  readonly merge: MergePages
}

/**
 * Rebases the user's history onto the merged page: undo reverts only the user's own changes, never those of others. Steps without
 * any remaining effect are dropped.
 */
export function rebaseHistory({ past, future }: History, rebasing: Rebasing): History {
  const undone = follow([...past].reverse(), 'inverse', rebasing)
  return { past: undone.reverse(), future: follow(future, 'patches', rebasing) }
}

/** Applies steps, backward or forward, to both pages at once. */
function follow(
  steps: readonly HistoryEntry[],
  way: PatchDirection,
  { from, to, merge }: Rebasing,
): HistoryEntry[] {
  const found: HistoryEntry[] = []
  let [at, now, room] = [from, to, MAX_MERGED_PAGES]
  let different = keysBetween(at, now)
  for (const step of steps) {
    const next = applyPatches(at, step[way])
    const own = changedKeysOf([...step.patches, ...step.inverse])
    const isFree = !meets(own, different)
    const isWhole = !isFree && [...own].some((key) => !key.startsWith(BLOCK))
    if (isWhole && room === 0) break
    if (isWhole) room -= 1
    const mergeStep = isWhole ? merge : mergeBlocks(own)
    const moved = isFree ? step : stepBetween(step, way, now, mergeStep(at, next, now))
    if (moved) {
      now = applyPatches(now, moved[way])
      found.push(moved)
    }
    at = next
    // The merge may have kept more of theirs than before.
    if (!isFree) different = keysBetween(at, now)
  }
  return found
}

type PatchDirection = 'patches' | 'inverse'

/** Returns the step that leads from one page to another; `null` if they are equal. */
function stepBetween(
  step: HistoryEntry,
  way: PatchDirection,
  now: EditedPage,
  next: EditedPage,
): HistoryEntry | null {
  const [, there, back] = produceWithPatches(now, becomePage(next))
  if (there.length === 0) return null
  return way === 'patches'
    ? { ...step, patches: there, inverse: back }
    : { ...step, patches: back, inverse: there }
}

const BLOCK = 'blocks\u0000'

/** Returns a merge limited to these blocks, which is sufficient for most typing. */
function mergeBlocks(keys: ReadonlySet<string>): MergePages {
  return (base, mine, theirs) => {
    const blocks = new Map(theirs.tree.blocks)
    for (const key of keys) {
      const id = key.slice(BLOCK.length)
      const [was, own, other] = [base, mine, theirs].map(({ tree }) => tree.blocks.get(id))
      if (!was || !own || !other) continue
      const three = { base: was, mine: own, theirs: other }
      blocks.set(
        id,
        favouringTheirs((choices, clashes) => mergeBlock(three, choices, clashes)),
      )
    }
    return { ...theirs, tree: { ...theirs.tree, blocks } }
  }
}

/** Merges once to find clashes, and again with theirs for each clash. */
export function favouringTheirs<Result>(
  merge: (choices: Choices, clashes: Clash[]) => Result,
): Result {
  const clashes: Clash[] = []
  const merged = merge(NO_CHOICES, clashes)
  if (clashes.length === 0) return merged
  return merge(new Map(clashes.map(({ id }) => [id, { use: 'theirs' }])), [])
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (some.has(ALL) || others.has(ALL)) return true
  return [...some].some((key) => others.has(key))
}

const ALL = '*'

function keysBetween(from: EditedPage, to: EditedPage): ReadonlySet<string> {
  const [, patches, inverse] = produceWithPatches(from, becomePage(to))
  return changedKeysOf([...patches, ...inverse])
}

/** Returns the keys changed by patches: ids of blocks, slots and positions, and of the blocks that contain them. */
function changedKeysOf(patches: readonly Patch[]): ReadonlySet<string> {
  return new Set(patches.flatMap(keysOfPatch))
}

function keysOfPatch({ path, value }: Patch): readonly string[] {
  const [part, map, id] = path.map(String)
  if (part === 'settings') return [part]
  if (part !== 'tree' || map === undefined) return [ALL]
  if (map === 'page') return ['page']
  if (id === undefined) return [ALL]
  const slots = [map === 'children' && id, map === 'parents' && value]
  const holders = slots.flatMap((slot) =>
    typeof slot === 'string' ? (slotOf(slot)?.blockId ?? []) : [],
  )
  return [`${map}\u0000${id}`, ...holders.map((holder) => `${BLOCK}${holder}`)]
}
