/** Runs jobs with limited concurrency; the others wait in order of arrival. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createTurns(lanes: number): Turns {
  const waiting: (() => void)[] = []
  let free = lanes
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The turn passes to the next in line.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
