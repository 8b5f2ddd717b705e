import type { ShortcutName } from '../shortcuts/shortcuts'

/** An entry of the command palette. */
export interface CommandEntry {
  /** Unique within its group. */
  readonly id: string
  readonly label: string
  /** Distinguishes entries with the same label; also searched. */
  readonly detail?: string
  /** Alternative names for the search. */
  readonly keywords?: readonly string[]
  readonly shortcut?: ShortcutName
  readonly run: () => void
}

export interface CommandGroup {
  readonly heading: string
  readonly entries: readonly CommandEntry[]
}
