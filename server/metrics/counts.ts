/** What this process has done since it started. Plain numbers: to add costs nothing, whether they are asked for or not. */
export const counts = {
  /** Pages from memory, answered before the routes. */
  cachedPages: 0,
  /** The same, where the visitor had the page already (304). */
  unchangedPages: 0,
  renders: 0,
  renderMs: 0,
  mailsSent: 0,
  mailsFailed: 0,
  pictures: 0,
  picturesFailed: 0,
  /** By the name of the limit. */
  refusals: new Map<string, number>(),
  /** By the kind of job. */
  jobsDone: new Map<string, number>(),
  jobsFailed: new Map<string, number>(),
}

/** Adds one to a number with a name, of which there are few: names of our own, never of visitors. */
export function countNamed(numbers: Map<string, number>, name: string): void {
  numbers.set(name, (numbers.get(name) ?? 0) + 1)
}
