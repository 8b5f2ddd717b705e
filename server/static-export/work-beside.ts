interface WorkBeside {
  /** Starts work once few enough are running. Throws the error of earlier work. */
  start(work: () => Promise<void>): Promise<void>
  /** Waits for all of it. Throws the first error. */
  finish(): Promise<void>
  /** Waits for all of it, also after an error. */
  settle(): Promise<void>
}

/** Runs work beside what its caller does next, at most so much at a time. */
export function createWorkBeside(most: number): WorkBeside {
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []

  async function start(work: () => Promise<void>): Promise<void> {
    while (running.size >= most) await Promise.race(running)
    throwFirst()
    const run = work()
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(run))
    running.add(run)
  }

  async function settle(): Promise<void> {
    while (running.size > 0) await Promise.race(running)
  }

  function throwFirst(): void {
    if (errors.length > 0) throw errors[0]
  }

  return {
    start,
    async finish() {
      await settle()
      throwFirst()
    },
    settle,
  }
}
