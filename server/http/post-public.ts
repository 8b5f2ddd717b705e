import type { RequestOptions } from 'node:https'
import { checkPublicUrl, createPublicLookup, PUBLIC, type ReadParts } from './read-public'

/** Timeout from connecting to the complete response, in milliseconds. */
const MAX_MS = 5_000

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a POST to a public https address; returns the response’s status. Ignores its body and doesn’t follow redirects. */
export function postPublic(
  address: string,
  { headers, body }: Post,
  parts: ReadParts = PUBLIC,
): Promise<number> {
  const url = new URL(address)
  checkPublicUrl(url, parts)
  const options: RequestOptions = {
    method: 'POST',
    signal: AbortSignal.timeout(MAX_MS),
    lookup: createPublicLookup(parts),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  }
  return new Promise((resolve, reject) => {
    const asking = parts.request(url, options, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
