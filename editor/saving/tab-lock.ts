/** Names held by tabs. The browser releases a tab's name when the tab ends for any reason. */
export interface TabLocks {
  /** Returns the names held by any tab of this browser; empty if the browser doesn't support it. */
  held(): Promise<ReadonlySet<string>>
  /** Holds a name until the returned function is called. */
  hold(name: string): () => void
}

const PREFIX = 'toran.'

/** Locks of the browser (Web Locks API). Missing on sites without https: tabs then don't know of each other. */
export function browserLocks(
  locks: LockManager | undefined = globalThis.navigator?.locks,
): TabLocks {
  return {
    async held() {
      const { held = [] } = (await locks?.query()) ?? {}
      return new Set(
        held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
      )
    },
    hold(name) {
      const wish = new AbortController()
      let release: () => void = () => undefined
      const done = new Promise<void>((resolve) => {
        release = resolve
      })
      locks
        ?.request(`${PREFIX}${name}`, { signal: wish.signal }, () => done)
        // Released before the lock was granted.
        .catch(() => undefined)
      return () => {
        release()
        wish.abort()
      }
    },
  }
}
