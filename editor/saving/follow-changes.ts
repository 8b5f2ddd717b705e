import {
  CHANGED,
  CHANGES_PATH,
  CLOSED,
  type DocumentChange,
  documentChange,
} from '#schema/api/changes'

/** Delay before a refused stream is retried, in ms; doubled each time. */
const FIRST_RETRY = 15_000
const MAX_RETRY_DELAY = 300_000

/**
 * Calls back when other people save or publish a document, while the page is visible: browsers allow few connections per server,
 * and a page that becomes visible again is told the current state at once. Returns a function that stops it.
 */
export function followChanges(
  documentId: number,
  hear: (change: DocumentChange) => void,
): () => void {
  let source: EventSource | null = null
  let timer = 0
  let wait = FIRST_RETRY
  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    document.removeEventListener('visibilitychange', update)
    disconnect()
  }

  function update(): void {
    disconnect()
    wait = FIRST_RETRY
    if (document.visibilityState === 'visible') connect()
  }

  function connect(): void {
    const opened = new EventSource(`${CHANGES_PATH}?documents=${documentId}`)
    source = opened
    opened.addEventListener(CHANGED, ({ data }: MessageEvent<string>) => {
      wait = FIRST_RETRY
      hear(documentChange.parse(JSON.parse(data)))
    })
    // The user lost access; saving reports it, too.
    opened.addEventListener(CLOSED, disconnect)
    opened.addEventListener('error', () => {
      // Browsers reconnect after a lost connection, but not after a refusal.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      disconnect()
      timer = window.setTimeout(connect, wait)
      wait = Math.min(2 * wait, MAX_RETRY_DELAY)
    })
  }

  function disconnect(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }
}
