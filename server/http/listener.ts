import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { PreparedResponse } from './prepared-response'
import { MAX_BODY_BYTES, refusalOf } from './refusal'
import { LINGER, refuse } from './refuse'

/** Timeouts for clients, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request including its body. */
  readonly request: number
  /** Longest idle time between requests on a connection, in milliseconds. */
  readonly keepAlive: number
  /** Interval between checks for slow clients. */
  readonly check: number
}

export const TIMEOUTS: Timeouts = {
  headers: 8_000,
  request: 30_000,
  keepAlive: 65_000,
  check: 1_000,
}

/** Interval between checks of how much of an unwanted body has arrived, in milliseconds. */
const LOOK_EVERY = 10

type RequestListener = (request: IncomingMessage, response: PreparedResponse) => void

const answering = new WeakMap<Server, Set<ServerResponse>>()

/** Returns the number of requests received but not yet answered. */
export function requestsInFlight(server: Server): number {
  return answering.get(server)?.size ?? 0
}

/** Creates Node’s HTTP server, hardened: refused requests never reach a route, and slow clients are disconnected. */
export function createListener(answer: RequestListener, timeouts: Timeouts): Server {
  const open = new Set<ServerResponse>()
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16 * 1024,
      ServerResponse: PreparedResponse,
    },
    (request, response) => {
      if (refused(request)) return
      cutUnread(request, response)
      listener(request, response)
    },
  )
  answering.set(server, open)
  // The client asks before it sends the body, so a refused body is never sent.
  server.on('checkContinue', (request: IncomingMessage, response: PreparedResponse) => {
    if (refused(request)) return
    response.writeContinue()
    cutUnread(request, response)
    listener(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, connection: Duplex) => {
    const [status, message] = statusOf(error.code)
    refuse(connection, status, message)
  })
  return server

  function listener(request: IncomingMessage, response: PreparedResponse): void {
    // During shutdown, the next response on each connection is its last and says so.
    if (!server.listening) response.shouldKeepAlive = false
    answer(request, response)
    // Nearly every response is a cached page that the system has already taken completely; tracking it would cost a tenth of its
    // time.
    if (response.writableEnded && response.socket?.writableLength === 0) return
    open.add(response)
    response.once('close', () => open.delete(response))
  }
}

function refused(request: IncomingMessage): boolean {
  const refusal = refusalOf(request)
  if (!refusal) return false
  refuse(request.socket, refusal.status, refusal.message)
  return true
}

/**
 * Closes the connection of a client that keeps sending chunks after the response, because its body was refused or unexpected. At
 * most one body’s worth is read; the client gets time to read the response.
 */
function cutUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const { socket } = request
  response.once('finish', () => {
    const mayRead = socket.bytesRead + MAX_BODY_BYTES
    const looking = setInterval(() => {
      if (request.complete || socket.destroyed) stop()
      else if (socket.bytesRead > mayRead) socket.pause()
    }, LOOK_EVERY)
    const cut = setTimeout(() => {
      stop()
      if (!request.complete) socket.destroy()
    }, LINGER)
    looking.unref()
    cut.unref()

    function stop(): void {
      clearInterval(looking)
      clearTimeout(cut)
    }
  })
}

function statusOf(code: string | undefined): [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive']
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The headers of the request are too large']
  return [400, 'The request isn’t valid HTTP']
}
