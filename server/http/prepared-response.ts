import {
  type IncomingMessage,
  ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/**
 * Returns headers as they are sent, checked and joined once: for a page with its policy and keys, doing both for each response is a
 * third of its cost. Without `content-length` and `connection`, which decide how Node sends the response.
 */
export function prepareHeaders(headers: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A flat string: joined to others as it is, it would be put together again for each response.
  return Buffer.from(lines.join(''), 'latin1').toString('latin1')
}

/** A response that takes prepared headers. */
export class PreparedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  private prepared = ''

  /** Does what `writeHead` does, with prepared headers before the others (alternating names and values). */
  writePrepared(status: number, prepared: string, others: string[]): this {
    this.prepared = prepared
    this.writeHead(status, others)
    if (this.prepared !== '')
      throw new Error('This version of Node doesn’t write headers with _storeHeader')
    return this
  }

  /** Node’s own step that joins the first line and the headers, in all versions so far. */
  _storeHeader(firstLine: string, headers: unknown): void {
    const { prepared } = this
    this.prepared = ''
    storeHeader.call(this, firstLine + prepared, headers)
  }
}

// The types of Node don’t have it.
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as {
  _storeHeader(this: ServerResponse, firstLine: string, headers: unknown): void
}
