import type { FastifyReply } from 'fastify'

/** Aborts when the connection breaks before the request was answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
