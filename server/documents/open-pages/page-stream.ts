import { PassThrough } from 'node:stream'
import { CHANGED, CLOSED } from '#schema/api/changes'
import type { AuthRequest } from '../../people/accounts/accounts'
import type { DocumentState } from './document-states'

/** Maximum number of bytes buffered for a slow client before it is disconnected. */
const MAX_WAITING = 64 * 1024
/** Reconnect delay of browsers, in ms: spread, so that they don't all reconnect at once after a restart. */
const RETRY = { from: 1000, spread: 3000 }

/** One connection: its pages, and the last state sent for each. */
export class PageStream {
  readonly asking: AuthRequest
  readonly accountId: string
  readonly ids: readonly number[]
  readonly out = new PassThrough()
  readonly #sent: Map<number, string>

  constructor(of: {
    readonly asking: AuthRequest
    readonly accountId: string
    readonly ids: readonly number[]
    readonly lastEventId: string
  }) {
    this.asking = of.asking
    this.accountId = of.accountId
    this.ids = of.ids
    this.#sent = readEventId(of.lastEventId)
    // A client that disconnects during an event is not an error.
    this.out.on('error', () => undefined)
    this.#write(`retry: ${RETRY.from + Math.round(Math.random() * RETRY.spread)}\n\n`)
  }

  knows(id: number, { change }: DocumentState): boolean {
    return this.#sent.get(id) === change.tag
  }

  send(id: number, { change }: DocumentState): void {
    this.#sent.set(id, change.tag)
    const eventId = [...this.#sent].map((entry) => entry.join('.')).join(' ')
    this.#write(`id: ${eventId}\nevent: ${CHANGED}\ndata: ${JSON.stringify(change)}\n\n`)
  }

  /** Sends a heartbeat, so that intermediaries don't close the connection. */
  sendHeartbeat(): void {
    this.#write(':\n\n')
  }

  /** Ends the stream; the browser reconnects automatically. */
  end(): void {
    this.out.end()
  }

  /** Ends the stream permanently: the browser is told not to reconnect. */
  close(): void {
    this.#write(`event: ${CLOSED}\ndata: \n\n`)
    this.end()
  }

  #write(text: string): void {
    if (this.out.writableEnded || this.out.destroyed) return
    this.out.write(text)
    if (this.out.readableLength > MAX_WAITING) this.out.destroy()
  }
}

/** Reads the states a browser received before its connection broke, from the id set by `send`. */
function readEventId(text: string): Map<number, string> {
  const known = text.matchAll(/(?:^| )(\d{1,10})\.([\w-]{12})(?= |$)/g)
  return new Map([...known].map(([, id, tag = '']) => [Number(id), tag]))
}
