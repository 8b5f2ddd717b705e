/** Lets a few through at a time. */
export interface Gate {
  /**
   * Waits for a turn; the answer gives it back. `null` when too many wait already, the key has too many of them, or the
   * turn does not come in time.
   */
  enter(key: string): Promise<(() => void) | null>
}

interface GateOptions {
  /** At the same time. */
  readonly lanes: number
  /** Waiting and being done for one key, so that one caller does not take all turns. */
  readonly perKey: number
  readonly waiting: number
  /** How long a turn is waited for, in milliseconds. */
  readonly patience: number
}

export function createGate({ lanes, perKey, waiting, patience }: GateOptions): Gate {
  const running = new Map<string, number>()
  const queue: (() => void)[] = []
  let busy = 0
  return {
    async enter(key) {
      const mine = running.get(key) ?? 0
      if (mine >= perKey || (busy >= lanes && queue.length >= waiting)) return null
      running.set(key, mine + 1)
      if (await turn()) return () => leave(key)
      release(key)
      return null
    },
  }

  function turn(): Promise<boolean> {
    if (busy < lanes) {
      busy += 1
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1)
        resolve(false)
      }, patience)
      queue.push(start)

      function start(): void {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  function leave(key: string): void {
    release(key)
    const next = queue.shift()
    // The turn passes to the next in line.
    if (next) next()
    else busy -= 1
  }

  function release(key: string): void {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
}
