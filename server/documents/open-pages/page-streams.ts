import type { Readable } from 'node:stream'
import { MAX_PAGES_OF_STREAM } from '#schema/api/changes'
import type { App } from '../../app/app'
import { onChange } from '../../database/changes'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { tooMany } from '../../http/limits/too-many'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import type { AuthRequest } from '../../people/accounts/accounts'
import { type DocumentState, readStates } from './document-states'
import { PageStream } from './page-stream'

export interface StreamLimits {
  readonly perAccount: number
  readonly perServer: number
  /** Interval in ms at which each stream sends a heartbeat and checks for missed changes. */
  readonly heartbeatMs: number
}

const LIMITS: StreamLimits = { perAccount: 20, perServer: 2_000, heartbeatMs: 20_000 }
/** Retry delay in seconds when there are too many streams. */
const COME_AGAIN = 30
/** Number of streams whose permissions are read at the same time, to leave connections for other queries. */
const CONCURRENCY = 8

interface Opening {
  readonly asking: AuthRequest
  readonly principal: Principal
  readonly ids: readonly number[]
  /** The id sent by the browser after a broken connection; empty for a new one. */
  readonly lastEventId: string
}

/**
 * Sends everyone with open pages their state, when one of the servers has written them. It sends states, not steps: what gets
 * lost on the way is made up for by the next look, and a stream that breaks goes on where it was.
 */
export class PageStreams {
  readonly #app: App
  readonly #limits: StreamLimits
  readonly #streams = new Set<PageStream>()
  readonly #stopListening: () => void
  readonly #timer: NodeJS.Timeout
  /** Documents that may have changed and are checked next. */
  readonly #changed = new Set<number>()
  #looking: Promise<void> | null = null
  #isClosed = false

  constructor(app: App, limits: Partial<StreamLimits> = {}) {
    this.#app = app
    this.#limits = { ...LIMITS, ...limits }
    this.#stopListening = onChange(app, (keys) => this.#hear(keys))
    this.#timer = setInterval(() => void this.#sendHeartbeats(), this.#limits.heartbeatMs)
    this.#timer.unref()
  }

  /** Opens a stream. Refused if none of the pages may be seen, or if there are too many streams. */
  async open({ asking, principal, ids, lastEventId }: Opening): Promise<Readable> {
    if (ids.length > MAX_PAGES_OF_STREAM)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        forPrograms(`A stream can follow at most ${MAX_PAGES_OF_STREAM} pages.`),
      )
    const states = await readStates(this.#app.database.orm, ids)
    const seen = ids.filter((id) => maySee(principal, states.get(id)))
    if (seen.length === 0) throw notFound('document')
    this.#checkRoom(principal.id)
    const stream = new PageStream({ asking, accountId: principal.id, ids: seen, lastEventId })
    this.#streams.add(stream)
    stream.out.once('close', () => this.#streams.delete(stream))
    // Checked again once it listens, so that no change is missed in between.
    this.#look(seen)
    return stream.out
  }

  /** Ends every stream when the server stops. */
  endAll(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#stopListening()
    for (const stream of this.#streams) stream.end()
  }

  /** Waits for pending reads, so that the database can be closed. */
  async close(): Promise<void> {
    this.endAll()
    await this.#looking
  }

  #checkRoom(accountId: string): void {
    const own = [...this.#streams].filter((stream) => stream.accountId === accountId)
    if (own.length >= this.#limits.perAccount) throw tooMany('ownPages', COME_AGAIN)
    if (this.#isClosed || this.#streams.size >= this.#limits.perServer)
      throw tooMany('openPages', COME_AGAIN)
  }

  /** Never awaited, so that saves don't wait for notifications. */
  #hear(keys: readonly string[]): void {
    if (this.#streams.size === 0) return
    const named = keys.includes('*')
      ? this.#watched()
      : keys.flatMap((key) => /^(?:draft|document):(\d+)$/.exec(key)?.[1] ?? []).map(Number)
    this.#look(named)
  }

  #watched(): readonly number[] {
    return [...new Set([...this.#streams].flatMap(({ ids }) => ids))]
  }

  #look(ids: readonly number[]): void {
    for (const id of ids) this.#changed.add(id)
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = null
    })
  }

  async #lookNow(): Promise<void> {
    while (this.#changed.size > 0 && !this.#isClosed) {
      const watched = new Set(this.#watched())
      const ids = [...this.#changed].filter((id) => watched.has(id))
      this.#changed.clear()
      if (ids.length === 0) return
      try {
        const states = await readStates(this.#app.database.orm, ids)
        await this.#each((stream) => this.#tell(stream, ids, states))
      } catch (error) {
        // The next heartbeat checks again.
        this.#app.log.warn({ err: error }, 'failed to notify open pages of a change')
      }
    }
  }

  async #tell(
    stream: PageStream,
    ids: readonly number[],
    states: ReadonlyMap<number, DocumentState>,
  ): Promise<void> {
    const news = ids.filter((id) => {
      const state = states.get(id)
      return stream.ids.includes(id) && !(state && stream.knows(id, state))
    })
    if (news.length === 0) return
    const principal = await this.#principalOf(stream)
    const seen = news.filter((id) => maySee(principal, states.get(id)))
    for (const id of seen) {
      const state = states.get(id)
      if (state) stream.send(id, state)
    }
    // A stream ends if none of its pages exist or may be seen any more.
    if (principal === null || (seen.length === 0 && stream.ids.length === news.length))
      stream.close()
  }

  /** Checks every permission and page again, because sessions and assignments expire silently. */
  async #sendHeartbeats(): Promise<void> {
    if (this.#streams.size === 0) return
    for (const stream of this.#streams) stream.sendHeartbeat()
    try {
      const states = await readStates(this.#app.database.orm, this.#watched())
      await this.#each(async (stream) => {
        const principal = await this.#principalOf(stream)
        if (!stream.ids.some((id) => maySee(principal, states.get(id)))) stream.close()
      })
    } catch (error) {
      this.#app.log.warn({ err: error }, 'failed to check who has pages open')
    }
    this.#look(this.#watched())
  }

  /** Returns the principal; `null` if the person has signed out; throws if that can't be determined. */
  async #principalOf({ asking }: PageStream): Promise<Principal | null> {
    try {
      return await this.#app.accounts.principalOf(asking)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return null
      throw error
    }
  }

  async #each(work: (stream: PageStream) => Promise<void>): Promise<void> {
    const streams = [...this.#streams]
    for (let from = 0; from < streams.length; from += CONCURRENCY)
      await Promise.all(streams.slice(from, from + CONCURRENCY).map(work))
  }
}

function maySee(principal: Principal | null, state: DocumentState | undefined): boolean {
  return state !== undefined && can(principal, 'readDraft', state.resource)
}
