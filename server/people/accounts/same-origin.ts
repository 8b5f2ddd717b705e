import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether a request that may change data was sent by a page of this site or by a program. Browsers send Sec-Fetch-Site
 * and Origin, which foreign pages can’t forge.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = headers
  if (origin === undefined) return true
  // Compares only hosts: behind an https proxy the host is the same, but the scheme is unknown here.
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** Returns whether the content type is JSON. Without a CORS preflight, a foreign page’s form can send only three other types. */
export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/(?:json|graphql-response\+json)\s*(?:;|$)/i.test(
    headers['content-type'] ?? '',
  )
}
