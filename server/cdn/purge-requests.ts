import { signatureHeaders } from '../webhooks/sign-delivery'
import type { Cdn } from './cdn'

/** A request that purges tags from a cache. */
export interface PurgeRequest {
  readonly url: string
  readonly method: 'POST' | 'PURGE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The tag that stands for everything. */
const EVERYTHING = '*'
/** Limits of each service per purge request. */
const MAX_TAGS = { fastly: 256, cloudflare: 30, varnish: 100, webhook: 1_000 } as const

const MAX_MS = 10_000

interface PurgeOptions {
  /** Id of the job, by which a receiver recognizes retries. */
  readonly id: string
  readonly at: Date
}

/** Returns the requests that purge tags; `*` purges everything. */
export function purgeRequests(
  cdn: Cdn,
  tags: readonly string[],
  options: PurgeOptions,
): readonly PurgeRequest[] {
  if (tags.includes(EVERYTHING)) return [requestOf(cdn, [EVERYTHING], options)]
  const size = MAX_TAGS[cdn.kind]
  const count = Math.ceil(tags.length / size)
  return Array.from({ length: count }, (_, index) =>
    requestOf(cdn, tags.slice(index * size, (index + 1) * size), {
      ...options,
      id: `${options.id}-${index}`,
    }),
  )
}

/** Escapes a tag for Cloudflare’s header, in which commas separate tags. */
function cloudflareTag(tag: string): string {
  return tag.replaceAll(',', '%2C')
}

function requestOf(cdn: Cdn, tags: readonly string[], options: PurgeOptions): PurgeRequest {
  const isAll = tags[0] === EVERYTHING
  if (cdn.kind === 'fastly') {
    const url = `https://api.fastly.com/service/${cdn.target}/purge${isAll ? '_all' : ''}`
    const headers = { 'fastly-key': cdn.token ?? '', accept: 'application/json' }
    return post(url, headers, isAll ? {} : { surrogate_keys: tags })
  }
  if (cdn.kind === 'cloudflare') {
    const url = `https://api.cloudflare.com/client/v4/zones/${cdn.target}/purge_cache`
    const headers = { authorization: `Bearer ${cdn.token}` }
    return post(
      url,
      headers,
      isAll ? { purge_everything: true } : { tags: tags.map(cloudflareTag) },
    )
  }
  if (cdn.kind === 'varnish')
    return { url: cdn.target, method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } }
  const body = JSON.stringify({ everything: isAll, tags: isAll ? [] : tags })
  const signature = signatureHeaders(cdn.token ?? '', {
    ...options,
    id: `purge_${options.id}`,
    body,
  })
  return { ...post(cdn.target, signature, {}), body }
}

function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  content: unknown,
): PurgeRequest {
  return {
    ...{ url, method: 'POST', body: JSON.stringify(content) },
    headers: { ...headers, 'content-type': 'application/json' },
  }
}

/** Sends a request and returns its status. Private addresses are allowed, because they come from the server’s settings. */
export async function sendPurge({ url, ...init }: PurgeRequest): Promise<number> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_MS),
  })
  await answer.arrayBuffer()
  return answer.status
}
