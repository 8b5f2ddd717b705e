/** Counters of this process since its start. Plain numbers, so that incrementing costs nothing. */
export const counts = {
  /** Pages served from memory, before routing. */
  cachedPages: 0,
  /** Such pages that the visitor already had (304). */
  unchangedPages: 0,
  renders: 0,
  renderMs: 0,
  /** Pages rendered in the background after a change, without a visitor. */
  refreshedPages: 0,
  /** Pages that wait for that now. */
  pagesToRefresh: 0,
  mailsSent: 0,
  mailsFailed: 0,
  pictures: 0,
  picturesFailed: 0,
  /** By name of the limit. */
  refusals: new Map<string, number>(),
  /** By kind of job. */
  jobsDone: new Map<string, number>(),
  jobsFailed: new Map<string, number>(),
}

/** Increments a named counter. Names must be few and come from the code, never from visitors. */
export function countNamed(numbers: Map<string, number>, name: string): void {
  numbers.set(name, (numbers.get(name) ?? 0) + 1)
}
