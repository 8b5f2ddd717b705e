import { PassThrough } from 'node:stream'
import { CHANGED, CLOSED } from '#schema/api/changes'
import type { AuthRequest } from '../../people/accounts/accounts'
import type { DocumentState } from './document-states'

/** The most bytes that are buffered for a slow client; beyond that it is disconnected. */
const MAX_WAITING = 64 * 1024
/** How soon a browser connects again, in ms: not all at the same moment, as after a restart. */
const RETRY = { from: 1000, spread: 3000 }

/** One connection: which pages it is about, and which state of each was sent last. */
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
    // A client that went away in the middle of an event is none that failed.
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

  /** Keeps what is between here and the browser from taking the connection for dead. */
  beat(): void {
    this.#write(':\n\n')
  }

  /** Ends it; the browser connects again by itself. */
  end(): void {
    this.out.end()
  }

  /** Ends it for good: the browser is told not to come again. */
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

/** The states that a browser heard of before its connection broke, as `send` named them. */
function readEventId(text: string): Map<number, string> {
  const known = text.matchAll(/(?:^| )(\d{1,10})\.([\w-]{12})(?= |$)/g)
  return new Map([...known].map(([, id, tag = '']) => [Number(id), tag]))
}
