import type { Patch } from 'immer'

/** A block, several of them, or none. */
export type Selected = string | readonly string[] | null

/** One step of the history: how to go forward and back, and what to call it. */
export interface HistoryEntry {
  /** The label of the step: `Moved Hero`. */
  readonly label: string
  /** When it was done last, in ms since 1970. */
  readonly at: number
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** Further edits with the same key, while nothing else comes between, become part of this step. */
  readonly mergeKey: string | null
  /** The blocks that were selected before and after, to be selected again. */
  readonly before: Selected
  readonly after: Selected
}

/** The steps done, oldest first, and those taken back, the next to do again first. */
export interface History {
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
}

/** Steps that are kept; older ones can no longer be undone. */
export const HISTORY_STEPS = 200
/** What the kept steps may weigh together on the device, in characters of their values. */
const HISTORY_SIZE = 2_000_000

/** The steps with one more; it becomes part of the last one when both carry the same merge key. */
export function record(past: readonly HistoryEntry[], next: HistoryEntry): readonly HistoryEntry[] {
  const last = past.at(-1)
  if (!last || next.mergeKey === null || last.mergeKey !== next.mergeKey)
    return [...past.slice(1 - HISTORY_STEPS), next]
  // Steps that replace the same values need only the newest forward and the oldest backward patches.
  const merged = { ...next, label: last.label, before: last.before, ...mergePatches(last, next) }
  return isVoid(merged) ? past.slice(0, -1) : [...past.slice(0, -1), merged]
}

/** The history with its last step ended: what comes next is a step of its own. */
export function closed(past: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = past.at(-1)
  return last?.mergeKey ? [...past.slice(0, -1), { ...last, mergeKey: null }] : past
}

/** As much of a history as is worth keeping on the device: the steps nearest to now. */
export function storedHistory({ past, future }: History): History {
  let room = HISTORY_SIZE
  const fits = (step: HistoryEntry) => {
    room -= sizeOf(step)
    return room >= 0
  }
  const kept: HistoryEntry[] = []
  for (const step of [...past].reverse()) {
    if (!fits(step)) break
    kept.unshift(step)
  }
  const later: HistoryEntry[] = []
  for (const step of future) {
    if (!fits(step)) break
    later.push(step)
  }
  return { past: kept, future: later }
}

function mergePatches(last: HistoryEntry, next: HistoryEntry) {
  if (samePlaces(last.patches, next.patches) && next.patches.every(({ op }) => op === 'replace'))
    return { patches: next.patches, inverse: last.inverse }
  return {
    patches: [...last.patches, ...next.patches],
    inverse: [...next.inverse, ...last.inverse],
  }
}

/** Typed and taken back within one step, as by the text field's own undo: nothing is left to undo. */
function isVoid({ patches, inverse }: HistoryEntry): boolean {
  return (
    samePlaces(patches, inverse) &&
    patches.every(
      ({ op, value }, index) =>
        op === 'replace' && JSON.stringify(value) === JSON.stringify(inverse[index]?.value),
    )
  )
}

function samePlaces(a: readonly Patch[], b: readonly Patch[]): boolean {
  return (
    a.length === b.length &&
    a.every((patch, index) => patch.path.join('\u0000') === b[index]?.path.join('\u0000'))
  )
}

const sizes = new WeakMap<HistoryEntry, number>()

function sizeOf(step: HistoryEntry): number {
  const known = sizes.get(step)
  if (known !== undefined) return known
  const size = weigh(step.patches) + weigh(step.inverse)
  sizes.set(step, size)
  return size
}

/** Roughly the characters of a value, of maps, too. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (value instanceof Map) return weigh([...value])
  if (typeof value !== 'object' || value === null) return 5
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + weigh(part), 2)
}
