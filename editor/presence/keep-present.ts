/** How long until the next announcement, in ms: sooner where someone else would see it. */
const ALONE = 5000
const TOGETHER = 2500
const SOON = 300

/** Says again and again that someone is here, and what came back. */
interface Announcing<Person> {
  announce(isLeaving: boolean): Promise<readonly Person[]>
  /** Called with who else is here; nobody while the server does not answer. */
  show(people: readonly Person[]): void
}

interface KeptPresent {
  /** Something has changed that others see: it is announced soon, if anyone else is there. */
  moved(): void
  /** The page goes, and may come back. */
  leave(): void
  stop(): void
}

/** Announces someone until it is stopped, one request at a time. */
export function keepPresent<Person>({ announce, show }: Announcing<Person>): KeptPresent {
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

  /** Where it does not arrive, the others see it after 30 seconds. */
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
