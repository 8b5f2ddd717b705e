import type { ShortcutName } from '../shortcuts/shortcuts'

/** One line of the command palette. */
export interface CommandEntry {
  /** Unique in its group. */
  readonly id: string
  readonly label: string
  /** What tells it from others of the same name; searched too. */
  readonly detail?: string
  /** What else it is called. */
  readonly keywords?: readonly string[]
  readonly shortcut?: ShortcutName
  readonly run: () => void
}

export interface CommandGroup {
  readonly heading: string
  readonly entries: readonly CommandEntry[]
}
