/** The result for a line: written as new; exists and differs; exists and is equal; can't be written; doesn't exist at all. */
export type LineState = 'new' | 'changed' | 'equal' | 'conflict' | 'missing'

export interface ReportedLine {
  readonly file: string
  readonly line: number
  readonly state: Exclude<LineState, 'equal' | 'new'>
  readonly title: string
  readonly message: string
}

export type StateCounts = Readonly<Record<LineState, number>>

/** Maximum number of lines listed; all are counted. */
const MAX_LISTED = 1_000

/** Results of an import, by kind and, for notable ones, by line. */
export class ImportReport {
  readonly #counts = new Map<string, Record<LineState, number>>()
  readonly listed: ReportedLine[] = []
  unlisted = 0

  count(kind: string, state: LineState, by = 1): void {
    const counts = this.#counts.get(kind) ?? {
      new: 0,
      changed: 0,
      equal: 0,
      conflict: 0,
      missing: 0,
    }
    counts[state] += by
    this.#counts.set(kind, counts)
  }

  list(kind: string, line: ReportedLine): void {
    this.count(kind, line.state)
    if (this.listed.length < MAX_LISTED) this.listed.push(line)
    else this.unlisted += 1
  }

  get counts(): Readonly<Record<string, StateCounts>> {
    return Object.fromEntries(this.#counts)
  }

  sum(state: LineState): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + counts[state], 0)
  }
}
