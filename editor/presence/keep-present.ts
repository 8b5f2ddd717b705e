/** Interval between announcements, in ms: shorter if another person would see them. */
const ALONE = 5000
const TOGETHER = 2500
const SOON = 300

/** Callbacks that announce the user's presence and show the response. */
interface PresenceOptions<Person> {
  announce(isLeaving: boolean): Promise<readonly Person[]>
  /** Shows the other people in the page; none while the server doesn't respond. */
  show(people: readonly Person[]): void
}

interface PresenceHandle {
  /** Reports a visible change, which is announced soon if another person is there. */
  moved(): void
  /** Announces that the page is hidden or closed; it may come back. */
  leave(): void
  stop(): void
}

/** Announces the user's presence until stopped, one request at a time. */
export function keepPresent<Person>({ announce, show }: PresenceOptions<Person>): PresenceHandle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let hasMoved = false
  let isAlone = true
  let isStopped = false
  void sendHeartbeat()
  return {
    moved() {
      if (isAlone) return
      if (isAsking) hasMoved = true
      else plan(SOON)
    },
    leave,
    stop() {
      isStopped = true
      clearTimeout(timer)
      leave()
    },
  }

  /** Announces that the user leaves. If it doesn't arrive, the others notice after 30 seconds. */
  function leave(): void {
    announce(true).catch(() => undefined)
  }

  async function sendHeartbeat(): Promise<void> {
    isAsking = true
    hasMoved = false
    const people = await announce(false).catch((): readonly Person[] => [])
    isAsking = false
    if (isStopped) return
    isAlone = people.length === 0
    show(people)
    if (hasMoved) plan(SOON)
    else plan(isAlone ? ALONE : TOGETHER)
  }

  function plan(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void sendHeartbeat(), delay)
  }
}
