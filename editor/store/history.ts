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
  /** The blocks that were selected before and after, to be selected again. */
  readonly before: Selected
  readonly after: Selected
}

/** The steps done, oldest first, and those taken back, the next to do again first. */
export interface History {
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
}

/** A point of the history: right after a step, or its beginning. */
export interface Mark {
  readonly step: HistoryEntry | null
}

/** Steps that are kept; older ones can no longer be undone. */
export const HISTORY_STEPS = 200
/** What the kept steps may weigh together on the device, in characters of their values. */
const HISTORY_SIZE = 2_000_000

/** The steps with one more; the oldest go. */
export function record(past: readonly HistoryEntry[], next: HistoryEntry): readonly HistoryEntry[] {
  return [...past.slice(1 - HISTORY_STEPS), next]
}

/** What was done since a mark; `null` where its step is gone, as after undo. */
export function stepsSince(
  past: readonly HistoryEntry[],
  { step }: Mark,
): readonly HistoryEntry[] | null {
  if (step === null) return past
  const at = past.lastIndexOf(step)
  return at < 0 ? null : past.slice(at + 1)
}

/** The steps with those since a mark as one, called like the first of them; none where they come to nothing. */
export function squash(past: readonly HistoryEntry[], mark: Mark): readonly HistoryEntry[] {
  const [first, ...others] = stepsSince(past, mark) ?? []
  if (!first || others.length === 0) return past
  const before = past.slice(0, -1 - others.length)
  const merged = others.reduce(merge, first)
  return isVoid(merged) ? before : [...before, merged]
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

function merge(first: HistoryEntry, next: HistoryEntry): HistoryEntry {
  const { label, before } = first
  return { ...next, label, before, ...mergePatches(first, next) }
}

/** Steps that replace the same values need only the newest forward and the oldest backward patches. */
function mergePatches(first: HistoryEntry, next: HistoryEntry) {
  if (samePlaces(first.patches, next.patches) && next.patches.every(({ op }) => op === 'replace'))
    return { patches: next.patches, inverse: first.inverse }
  return {
    patches: [...first.patches, ...next.patches],
    inverse: [...next.inverse, ...first.inverse],
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
