import type { Logger } from 'pino'
import type { Changes } from '../database/changes'
import { type AuditEntry, audit } from './audit'

/** An event that may occur any number of times, such as a refused anonymous request. */
type AuditEvent = Omit<AuditEntry, 'chain' | 'count' | 'locationId'> & {
  readonly locationId?: number | null
}

/** Writes such events in a bounded number of rows. */
export interface AuditTally {
  /** Resolves when it is written, if it is the first of its kind. Never rejects, because the refusal must still be sent. */
  note(event: AuditEvent): Promise<void>
  /** Writes the pending counts; must be called before the database is closed. */
  close(): Promise<void>
}

/** Time for which events of one kind are counted before the next row, in ms. */
const WINDOW_MS = 10 * 60_000
/** Number of kinds with separate rows per window; all others are counted together. */
const MAX_KINDS = { anonymous: 50, known: 500 } as const

interface EventCount {
  readonly event: AuditEvent
  /** Events not written yet. */
  count: number
}

/**
 * Events are of one kind if action, reason, person, location and network are equal. The first of a window is written at once,
 * with its request; later ones are counted and become one row at the end of the window. So the table can't be flooded: anonymous
 * requests cause at most 101 rows in ten minutes, from however many networks, and never crowd out those of signed-in accounts.
 * Counts not written yet are lost when the process is killed.
 */
export function createAuditTally(
  parts: { readonly changes: Pick<Changes, 'write'>; readonly log: Logger },
  windowMs = WINDOW_MS,
): AuditTally {
  const { changes, log } = parts
  const kinds = { anonymous: new Map<string, EventCount>(), known: new Map<string, EventCount>() }
  let writing = Promise.resolve()
  const timer = setInterval(() => void flush(), windowMs)
  timer.unref()
  return {
    note,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }

  async function note(event: AuditEvent): Promise<void> {
    const who = event.by.principal ? 'known' : 'anonymous'
    const known = kinds[who]
    const hasRoom = known.size < MAX_KINDS[who]
    const kept = hasRoom || known.has(kindOf(event)) ? event : overflowEvent(event)
    const key = kindOf(kept)
    const counted = known.get(key)
    if (counted) {
      counted.count += 1
      return
    }
    known.set(key, { event: kept, count: 0 })
    await write([{ event: kept, count: 1 }])
  }

  function flush(): Promise<void> {
    const counted = [...kinds.anonymous.values(), ...kinds.known.values()]
    kinds.anonymous.clear()
    kinds.known.clear()
    return write(counted.filter(({ count }) => count > 0))
  }

  /** One transaction at a time, because they all write to one chain. */
  function write(rows: readonly EventCount[]): Promise<void> {
    writing = writing.then(() => writeNow(rows))
    return writing
  }

  async function writeNow(rows: readonly EventCount[]): Promise<void> {
    if (rows.length === 0) return
    try {
      await changes.write(async (tx) => {
        for (const { event, count } of rows)
          await audit(tx, { locationId: null, ...event, chain: 'events', count })
      })
    } catch (error) {
      log.error({ err: error, rows: rows.length }, 'failed to write audit rows')
    }
  }
}

function kindOf({ action, reason, actorId, locationId, by }: AuditEvent): string {
  return [action, reason, by.principal?.id ?? actorId, locationId, by.network].join(' ')
}

/** Returns the kind under which events beyond the limit are counted: a refusal, regardless of its recipient. */
function overflowEvent({ action, outcome, by }: AuditEvent): AuditEvent {
  return { action, outcome, by: { ...by, network: null }, reason: 'OTHERS' }
}
