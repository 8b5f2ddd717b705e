import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { BODY_LIMIT, refusalOf } from './refusal'
import { LINGER, refuse } from './refuse'

/** How long clients may take, in milliseconds. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headers: number
  /** For a whole request with its body. */
  readonly request: number
  /** Longest idle time between requests on a connection, in milliseconds. */
  readonly keepAlive: number
  /** How often slow clients are looked for. */
  readonly check: number
}

export const TIMEOUTS: Timeouts = {
  headers: 8_000,
  request: 30_000,
  keepAlive: 65_000,
  check: 1_000,
}

/** How often it is looked how much of an unwanted body has come, in milliseconds. */
const LOOK_EVERY = 10

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

const answering = new WeakMap<Server, Set<ServerResponse>>()

/** How many requests of a server have been received and are not answered yet. */
export function requestsInFlight(server: Server): number {
  return answering.get(server)?.size ?? 0
}

/** Node's HTTP server, hardened: what is refused never reaches a route, and who dawdles is cut off. */
export function createListener(answer: RequestListener, timeouts: Timeouts): Server {
  const open = new Set<ServerResponse>()
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (refused(request)) return
      cutUnread(request, response)
      listener(request, response)
    },
  )
  answering.set(server, open)
  // Asked whether to go on sending: a refused body is then never sent at all.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
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

  function listener(request: IncomingMessage, response: ServerResponse): void {
    // A server that ends answers once more on each connection, and says that it was the last time.
    if (!server.listening) response.shouldKeepAlive = false
    answer(request, response)
    // Nearly every answer is a cached page, which the system has taken whole by now: to follow it would cost a tenth of it.
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
 * Closes the connection of a client that goes on sending chunks once it has been answered: its body was refused, or
 * nobody asked for one, and nothing says when it ends. No more of it is read than of any body; the client is then left
 * time to read the answer.
 */
function cutUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const { socket } = request
  response.once('finish', () => {
    const mayRead = socket.bytesRead + BODY_LIMIT
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
