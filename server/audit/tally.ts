import type { Logger } from 'pino'
import type { Changes } from '../database/changes'
import { type AuditEntry, audit } from './audit'

/** An event that may happen any number of times, such as a refused anonymous request. */
type AuditEvent = Omit<AuditEntry, 'chain' | 'count' | 'locationId'> & {
  readonly locationId?: number | null
}

/** Writes events that may happen any number of times in a bounded number of rows. */
export interface AuditTally {
  /** Resolves when it is written, if it is the first of its kind. Never rejects: the refusal is still to be sent. */
  note(event: AuditEvent): Promise<void>
  /** Writes the pending counts; to be called before the database is closed. */
  close(): Promise<void>
}

/** How long events of one kind are counted before the next row. */
const WINDOW_MS = 10 * 60_000
/** The number of kinds that get rows of their own in a window; the others are counted together. */
const MAX_KINDS = { anonymous: 50, known: 500 } as const

interface EventCount {
  readonly event: AuditEvent
  /** Events that are not in a row yet. */
  count: number
}

/**
 * Events are of one kind when action, reason, person, location and network are the same. The first of a window is a row at once, with its request;
 * those after it are counted, and become one row at the end of the window. So the table cannot be flooded: anonymous requests cause
 * at most 101 rows in ten minutes, from however many networks, and never crowd out the rows of accounts that are
 * signed in. What was counted and not yet written is lost when the process is killed.
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
    const kept = hasRoom || known.has(kindOf(event)) ? event : together(event)
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

  /** One transaction at a time: they all write to one chain. */
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

/** The kind that events beyond the limit are counted as: a refusal, no matter who it was for. */
function together({ action, outcome, by }: AuditEvent): AuditEvent {
  return { action, outcome, by: { ...by, network: null }, reason: 'OTHERS' }
}
