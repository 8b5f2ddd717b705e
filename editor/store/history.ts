import type { Patch } from 'immer'

/** One selected block, several, or none. */
export type Selected = string | readonly string[] | null

/** A history step: its forward and inverse patches, and its label. */
export interface HistoryEntry {
  /** Label of the step: `Moved Hero`. */
  readonly label: string
  /** Time of its last change, in ms since 1970. */
  readonly at: number
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** Selection before and after the step, restored by undo and redo. */
  readonly before: Selected
  readonly after: Selected
}

/** Applied steps, oldest first, and undone steps, next to redo first. */
export interface History {
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
}

/** A position in the history: after a step, or at its start. */
export interface Mark {
  readonly step: HistoryEntry | null
}

/** Maximum number of steps; older ones can no longer be undone. */
const HISTORY_STEPS = 200
/** Maximum size of the steps stored on the device, in characters of their values. */
const HISTORY_SIZE = 2_000_000

/** Adds a step; drops the oldest if there are too many. */
export function record(past: readonly HistoryEntry[], next: HistoryEntry): readonly HistoryEntry[] {
  return [...past.slice(1 - HISTORY_STEPS), next]
}

/** Returns the steps since a mark; `null` if its step no longer exists, e.g. after undo. */
export function stepsSince(
  past: readonly HistoryEntry[],
  { step }: Mark,
): readonly HistoryEntry[] | null {
  if (step === null) return past
  const at = past.lastIndexOf(step)
  return at < 0 ? null : past.slice(at + 1)
}

/** Combines the steps since a mark into one with the label of the first; removes them if they cancel out. */
export function squash(past: readonly HistoryEntry[], mark: Mark): readonly HistoryEntry[] {
  const [first, ...others] = stepsSince(past, mark) ?? []
  if (!first || others.length === 0) return past
  const before = past.slice(0, -1 - others.length)
  const merged = others.reduce(merge, first)
  return isVoid(merged) ? before : [...before, merged]
}

/** Returns the part of a history to store on the device: the steps nearest to the current state. */
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

function merge(first: HistoryEntry, next: HistoryEntry): HistoryEntry {
  const { label, before } = first
  return { ...next, label, before, ...mergePatches(first, next) }
}

/**
 * Merges the patches of two steps. If both replace the same values, only the newest forward and the oldest inverse patches are
 * needed.
 */
function mergePatches(first: HistoryEntry, next: HistoryEntry) {
  if (samePlaces(first.patches, next.patches) && next.patches.every(({ op }) => op === 'replace'))
    return { patches: next.patches, inverse: first.inverse }
  return {
    patches: [...first.patches, ...next.patches],
    inverse: [...next.inverse, ...first.inverse],
  }
}

/** Returns whether a step has no effect, e.g. after the text field's own undo. */
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

/** Estimates the size of a value in characters, including Maps. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (value instanceof Map) return weigh([...value])
  if (typeof value !== 'object' || value === null) return 5
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + weigh(part), 2)
}
