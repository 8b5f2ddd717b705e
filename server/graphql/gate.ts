/** Limits the number of concurrent operations. */
export interface Gate {
  /**
   * Waits for a slot; returns a function that releases it. Returns `null` if the queue is full, the key has too many operations,
   * or the wait times out.
   */
  enter(key: string): Promise<(() => void) | null>
}

interface GateOptions {
  /** Number of operations at the same time. */
  readonly concurrency: number
  /** Waiting and running operations per key, so that one caller can’t take all slots. */
  readonly perKey: number
  readonly waiting: number
  /** Timeout of the wait, in milliseconds. */
  readonly patience: number
}

export function createGate({ concurrency, perKey, waiting, patience }: GateOptions): Gate {
  const running = new Map<string, number>()
  const queue: (() => void)[] = []
  let busy = 0
  return {
    async enter(key) {
      const mine = running.get(key) ?? 0
      if (mine >= perKey || (busy >= concurrency && queue.length >= waiting)) return null
      running.set(key, mine + 1)
      if (await turn()) return () => leave(key)
      release(key)
      return null
    },
  }

  function turn(): Promise<boolean> {
    if (busy < concurrency) {
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
    // Passes the slot on to the next in the queue.
    if (next) next()
    else busy -= 1
  }

  function release(key: string): void {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
}
