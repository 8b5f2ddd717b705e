import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { statusBody } from './errors/error-body'

/** How long a refused client may take to read why, in milliseconds. */
export const LINGER = 500

/**
 * Answers on the bare connection and closes it. Nothing more is read: a client that goes on sending is cut off
 * once it has had time to read the answer.
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
  // `end` alone leaves a silent client's connection open for ever.
  setTimeout(() => connection.destroy(), LINGER).unref()
}
