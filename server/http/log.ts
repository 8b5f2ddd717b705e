import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { describeBriefly, describeError } from './describe-error'
import { shortenedNetwork } from './network-of'
import { RepeatedLines } from './repeated-lines'

/** The lines of these are never counted together: someone was told the id that each of them has. */
const TOLD = new Set(['a request failed', 'request failed'])
/** `warn` and above, in pino's numbers: below it, each line is about a request of its own. */
const WARN = 40

interface LogOptions {
  /** Whether addresses of clients are written shortened (`192.0.2.0/24`). */
  readonly shortensAddresses?: boolean
  /** Another destination than the standard output. */
  readonly to?: DestinationStream
}

/** Where the server says what happened, as lines of JSON. No tokens, cookies, query strings or values sent to the database ever get there. */
export function createLog(
  level: string,
  { shortensAddresses = false, to = pino.destination(1) }: LogOptions = {},
): Logger {
  const repeated = new RepeatedLines()
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: describeRequest,
        err: describeError,
        reason: describeBriefly,
        address: shortensAddresses ? shortenedNetwork : (address: unknown) => address,
      },
      redact: [
        'req.headers',
        'headers.authorization',
        'headers.cookie',
        'headers["set-cookie"]',
        'err.config',
      ],
      hooks: {
        logMethod(line, method, number) {
          const write = (...args: typeof line) => method.apply(this, args)
          const isCounted = number >= WARN && !TOLD.has(String(line[1]))
          if (!isCounted || repeated.admit(number, line, write)) write(...line)
        },
      },
    },
    to,
  )
}

function describeRequest({ id, method, url, ip }: FastifyRequest) {
  return { id, method, path: pathOf(url), address: ip }
}

/** The path alone: a query may carry a token. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** What is known of a request besides what everyone sees of it. */
interface RequestNote {
  /** The id of the account. */
  readonly account?: string
  /** What GraphQL was asked: the name of the operation, or of its first field. */
  readonly operation?: string
}

const notes = new WeakMap<object, RequestNote>()

/** Has the line of a request in the log say more. */
export function noteRequest(request: object, note: RequestNote): void {
  notes.set(request, { ...notes.get(request), ...note })
}

export function noteOf(request: object): RequestNote {
  return notes.get(request) ?? {}
}
