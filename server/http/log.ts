import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { describeBriefly, describeError } from './describe-error'
import { openLogOutput } from './log-output'
import { shortenedNetwork } from './network-of'
import { RepeatedLines } from './repeated-lines'
import { pathOf } from './request-head'

/** Messages that are never merged, because each line has a request id that a person was given. */
const TOLD = new Set(['a request failed', 'request failed'])
/** pino’s number for `warn`; lines below that level each concern a different request. */
const WARN = 40

interface LogOptions {
  /** True if client addresses are shortened (`192.0.2.0/24`). */
  readonly shortensAddresses?: boolean
  /** Destination instead of standard output. */
  readonly to?: DestinationStream
}

/** Creates the server’s log, as lines of JSON. It never contains tokens, cookies, query strings or database values. */
export function createLog(
  level: string,
  { shortensAddresses = false, to = openLogOutput() }: LogOptions = {},
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

/** Information about a request that isn’t in its head. */
interface RequestNote {
  /** Account id. */
  readonly account?: string
  /** The GraphQL operation: its name, or its first field. */
  readonly operation?: string
}

const notes = new WeakMap<object, RequestNote>()

/** Adds information to a request’s log line. */
export function noteRequest(request: object, note: RequestNote): void {
  notes.set(request, { ...notes.get(request), ...note })
}

export function noteOf(request: object): RequestNote {
  return notes.get(request) ?? {}
}
