import { lookup } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** For a whole response with its redirects, so that one that never ends blocks nothing. */
const MAX_MS = 10_000
const MEGABYTE = 1_000_000
const MAX_REDIRECTS = 3

/** What tests replace: a server on this machine has no public address. */
export interface ReadParts {
  readonly allows: (address: string) => boolean
  readonly request: typeof request
}

export const PUBLIC: ReadParts = { allows: isPublicAddress, request }

/** What is asked for, and how much of it is taken. */
interface ResponseLimits {
  readonly accept: string
  readonly mostBytes: number
}

/** The text of a feed at an address of the public internet. */
export async function readFeed(address: string, parts?: ReadParts): Promise<string> {
  const accept = 'application/atom+xml, application/rss+xml, application/feed+json, */*'
  return (await readPublic(address, { accept, mostBytes: MEGABYTE }, parts)).toString()
}

/** The JSON at an address of the public internet, as text. */
export async function readJson(address: string, parts?: ReadParts): Promise<string> {
  const wanted = { accept: 'application/json', mostBytes: MEGABYTE / 5 }
  return (await readPublic(address, wanted, parts)).toString()
}

/** The file of a picture at an address of the public internet; what it is, its content has to show. */
export function readPicture(address: string, parts?: ReadParts): Promise<Buffer> {
  return readPublic(address, { accept: 'image/*', mostBytes: 10 * MEGABYTE }, parts)
}

/**
 * What is at an address of the public internet, over https. Throws when it is somewhere else, too long or too slow. The
 * addresses of a name are checked as the connection is made, so that no second answer of the name server gets around it.
 */
async function readPublic(
  address: string,
  wanted: ResponseLimits,
  parts: ReadParts = PUBLIC,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(MAX_MS)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url, { ...wanted, signal, parts })
    if (Buffer.isBuffer(answer)) return answer
    url = new URL(answer.redirect, url)
  }
  throw new Error(`${address} redirects more than ${MAX_REDIRECTS} times`)
}

/** Where it is to be read instead. */
interface Redirect {
  readonly redirect: string
}

interface PublicRequest extends ResponseLimits {
  readonly signal: AbortSignal
  readonly parts: ReadParts
}

function ask(
  url: URL,
  { accept, mostBytes, signal, parts }: PublicRequest,
): Promise<Buffer | Redirect> {
  checkPublicUrl(url, parts)
  const options: RequestOptions = {
    ...{ signal, lookup: publicLookup(parts) },
    headers: { accept },
  }
  return new Promise((resolve, reject) => {
    const asking = parts.request(url, options, (answer) => {
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy()
        resolve({ redirect: headers.location })
        return
      }
      if (statusCode !== 200) {
        answer.destroy()
        reject(new Error(`${url.host} responded with ${statusCode}`))
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
      answer.on('end', () => resolve(Buffer.concat(chunks)))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** An address written as numbers is never looked up, so it is checked here. */
export function checkPublicUrl(
  { protocol, hostname, username, host }: URL,
  { allows }: Pick<ReadParts, 'allows'>,
): void {
  if (protocol !== 'https:') throw new Error(`${host} can’t be read over ${protocol}. Use https:`)
  if (username !== '') throw new Error(`${host} can’t be read with a user name and password`)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !allows(literal)) throw notPublic(host)
}

export function publicLookup({ allows }: ReadParts): LookupFunction {
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
