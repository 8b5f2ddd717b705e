import type { Cdn } from '../cdn/cdn'
import { type PurgeRequest, purgeRequests, sendPurge } from '../cdn/purge-requests'
import type { Configuration } from '../configuration'
import { error, type Finding, ok, reasonOf, warning } from './finding'

const PART = 'CDN'
/** A tag that no page has, so that purging it checks the access without removing anything. */
const UNUSED_TAG = 'toran-doctor'

type Environment = Readonly<Record<string, string | undefined>>
type Send = (request: PurgeRequest) => Promise<number>

/** Checks the CDN by purging an unused tag the way a change does. */
export async function checkCdn(
  { cdn }: Pick<Configuration, 'cdn'>,
  environment: Environment = {},
  send: Send = sendPurge,
): Promise<readonly Finding[]> {
  if (!cdn) return checkWithout(environment)
  const [request] = purgeRequests(cdn, [UNUSED_TAG], { id: UNUSED_TAG, at: new Date() })
  if (!request) return []
  const { host } = new URL(request.url)
  try {
    const status = await send(request)
    return [
      status >= 200 && status < 300
        ? ok(PART, `${host} purges for this server; it caches pages for ${cdn.seconds} seconds.`)
        : error(PART, `${host} refused to purge (status ${status}). ${ADVICE[cdn.kind](status)}`),
    ]
  } catch (failure) {
    return [
      error(
        PART,
        `${host} doesn’t respond: ${reasonOf(failure)}. Check the address in CDN_PURGE, and that this machine may connect to it: until then visitors see changes up to ${cdn.seconds} seconds late.`,
      ),
    ]
  }
}

function checkWithout(environment: Environment): readonly Finding[] {
  const unused = ['CDN_PURGE_TOKEN', 'CDN_PURGE_TOKEN_FILE', 'CDN_SECONDS'].filter((name) =>
    environment[name]?.trim(),
  )
  if (unused.length === 0) return []
  return [
    warning(
      PART,
      `${unused.join(' and ')} has no effect without CDN_PURGE. Set CDN_PURGE to the cache in front of the site, or leave it out.`,
    ),
  ]
}

const ADVICE: Readonly<Record<Cdn['kind'], (status: number) => string>> = {
  fastly: (status) =>
    isRefusal(status)
      ? 'Set CDN_PURGE_TOKEN to a token of this service that may purge (purge_select and purge_all).'
      : 'Check the service ID in CDN_PURGE.',
  cloudflare: (status) =>
    isRefusal(status)
      ? 'Set CDN_PURGE_TOKEN to a token with the permission Cache Purge for this zone.'
      : 'Check the zone ID in CDN_PURGE.',
  varnish: () =>
    'Allow PURGE with the header xkey-purge from this machine in vcl_recv, as docs/operations.md shows.',
  webhook: (status) =>
    isRefusal(status)
      ? 'Check that CDN_PURGE_TOKEN is the secret that its receiver verifies the signature with.'
      : 'Check the path in CDN_PURGE: it must accept POST and return a status of 200 to 299.',
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
