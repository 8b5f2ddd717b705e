import {
  CHANGED,
  CHANGES_PATH,
  CLOSED,
  type DocumentChange,
  documentChange,
} from '#schema/api/changes'

/** When to try again after the server refused a stream, in ms; each time twice as long. */
const FIRST_RETRY = 15_000
const MAX_RETRY_DELAY = 300_000

/**
 * Calls back with what others save and publish of a document, while the page can be seen: a browser has few connections to one
 * server, and a page that comes back into view is told where it stands at once. Returns a function that stops it.
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
    // No longer for this person: saving says so, too.
    opened.addEventListener(CLOSED, disconnect)
    opened.addEventListener('error', () => {
      // A connection that broke is made again by the browser; one that was refused is not.
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
