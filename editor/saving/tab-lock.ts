/** Who is at work: a tab holds a name as long as it lives, and the browser lets go of it whatever ends the tab. */
export interface TabLocks {
  /** The names held now, by any tab of this browser; none where the browser does not tell. */
  held(): Promise<ReadonlySet<string>>
  /** Holds a name until the answer is called. */
  hold(name: string): () => void
}

const PREFIX = 'toran.'

/** The browser's own locks. They are missing where a site has no https: then no tab knows of another. */
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
        // Given up before it was had.
        .catch(() => undefined)
      return () => {
        release()
        wish.abort()
      }
    },
  }
}
