import { lookup } from 'node:dns'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** Timeout in milliseconds for the whole response including redirects. */
const MAX_MS = 10_000
const MEGABYTE = 1_000_000
const MAX_REDIRECTS = 3
const MAX_VALIDATOR_LENGTH = 300
const NOT_MODIFIED = 304

/** Parts replaced in tests, because a local server has no public address. */
export interface ReadParts {
  readonly allows: (address: string) => boolean
  readonly request: typeof request
}

export const PUBLIC: ReadParts = { allows: isPublicAddress, request }

/** The accepted type and the maximum size of a response. */
interface ResponseLimits {
  readonly accept: string
  readonly mostBytes: number
  /** Additional request headers. */
  readonly headers?: OutgoingHttpHeaders
}

interface PublicAnswer {
  /** `null` if the content is unchanged. */
  readonly body: Buffer | null
  readonly headers: IncomingHttpHeaders
}

/** Reads the text of a feed at a public address. */
export async function readFeed(address: string, parts?: ReadParts): Promise<string> {
  const accept = 'application/atom+xml, application/rss+xml, application/feed+json, */*'
  return (await readBytes(address, { accept, mostBytes: MEGABYTE }, parts)).toString()
}

/** Validators received with a file, for conditional requests. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A text with its validators; `null` if it is unchanged. */
export type ChangedText = (Validators & { readonly text: string }) | null

/** A response without content. Its status can be shown, because it comes from the public internet. */
export class BadStatus extends Error {
  readonly statusCode: number
  constructor(host: string, statusCode: number) {
    super(`${host} responded with ${statusCode}`)
    this.statusCode = statusCode
  }
}

/** Reads a calendar at a public address; returns `null` if it is unchanged. */
export async function readCalendarFile(
  address: string,
  { etag, lastModified }: Validators,
  parts?: ReadParts,
): Promise<ChangedText> {
  const wanted = {
    ...{ accept: 'text/calendar, */*', mostBytes: 2 * MEGABYTE },
    headers: {
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
  }
  const { body, headers } = await readPublic(address, wanted, parts)
  if (body === null) return null
  return {
    text: body.toString(),
    etag: shortHeader(headers.etag),
    lastModified: shortHeader(headers['last-modified']),
  }
}

/** Discards a validator longer than any real one, because it is stored and sent back. */
function shortHeader(value: string | undefined): string | null {
  return value !== undefined && value.length <= MAX_VALIDATOR_LENGTH ? value : null
}

/** Reads JSON at a public address, as text. */
export async function readJson(address: string, parts?: ReadParts): Promise<string> {
  const wanted = { accept: 'application/json', mostBytes: MEGABYTE / 5 }
  return (await readBytes(address, wanted, parts)).toString()
}

/** Reads a picture file at a public address. Its format must be detected from its content. */
export function readPicture(address: string, parts?: ReadParts): Promise<Buffer> {
  return readBytes(address, { accept: 'image/*', mostBytes: 10 * MEGABYTE }, parts)
}

async function readBytes(
  address: string,
  wanted: ResponseLimits,
  parts?: ReadParts,
): Promise<Buffer> {
  const { body } = await readPublic(address, wanted, parts)
  if (body === null)
    throw new Error(`${address} answered 304 to a request without conditional headers`)
  return body
}

/**
 * Fetches a public https URL. Throws if it is not public, too large or too slow. Addresses are checked when the connection
 * is made, to prevent DNS rebinding.
 */
async function readPublic(
  address: string,
  wanted: ResponseLimits,
  parts: ReadParts = PUBLIC,
): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(MAX_MS)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url, { ...wanted, signal, parts })
    if ('body' in answer) return answer
    url = new URL(answer.redirect, url)
  }
  throw new Error(`${address} redirects more than ${MAX_REDIRECTS} times`)
}

/** The address redirected to. */
interface Redirect {
  readonly redirect: string
}

interface PublicRequest extends ResponseLimits {
  readonly signal: AbortSignal
  readonly parts: ReadParts
}

function ask(
  url: URL,
  { accept, mostBytes, headers: further, signal, parts }: PublicRequest,
): Promise<PublicAnswer | Redirect> {
  checkPublicUrl(url, parts)
  const options: RequestOptions = {
    ...{ signal, lookup: createPublicLookup(parts) },
    headers: { accept, ...further },
  }
  return new Promise((resolve, reject) => {
    const asking = parts.request(url, options, (answer) => {
      const { statusCode = 0, headers } = answer
      if (statusCode === NOT_MODIFIED) {
        answer.destroy()
        resolve({ body: null, headers })
        return
      }
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy()
        resolve({ redirect: headers.location })
        return
      }
      if (statusCode !== 200) {
        answer.destroy()
        reject(new BadStatus(url.host, statusCode))
        return
      }
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostBytes)
          answer.destroy(new Error(`${url.host} sends more than ${mostBytes / MEGABYTE} MB`))
        else chunks.push(chunk)
      })
      answer.on('end', () => resolve({ body: Buffer.concat(chunks), headers }))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** Checks the URL here, because numeric addresses are never looked up. */
export function checkPublicUrl(
  { protocol, hostname, username, host }: URL,
  { allows }: Pick<ReadParts, 'allows'>,
): void {
  if (protocol !== 'https:') throw new Error(`${host} can’t be read over ${protocol}. Use https:`)
  if (username !== '') throw new Error(`${host} can’t be read with a user name and password`)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !allows(literal)) throw notPublic(host)
}

export function createPublicLookup({ allows }: ReadParts): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, '', 0)
      else if (!first || !found.every(({ address }) => allows(address)))
        done(notPublic(hostname), '', 0)
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}

function notPublic(host: string): Error {
  return new Error(`${host} is not on the public internet`)
}
