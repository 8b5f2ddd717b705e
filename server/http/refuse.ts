import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { statusBody } from './errors/error-body'

/** Time for a refused client to read the response, in milliseconds. */
export const LINGER = 500

/**
 * Responds on the raw connection and closes it. Reads nothing more: a client that keeps sending is disconnected after it had time
 * to read the response.
 */
export function refuse(connection: Duplex, status: number, message: string): void {
  if (connection.destroyed) return
  if (!connection.writable) {
    connection.destroy()
    return
  }
  const body = JSON.stringify(statusBody({ status, message, requestId: randomUUID() }))
  connection.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  // `end` alone would leave a silent client’s connection open forever.
  setTimeout(() => connection.destroy(), LINGER).unref()
}
