import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that may change something was sent by a page of this very site, or by a program.
 * A browser names the page that sends in Sec-Fetch-Site and Origin, and a foreign page cannot forge either.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = headers
  if (origin === undefined) return true
  // A proxy that speaks https to the browser keeps the host; the scheme it came by is not known here.
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** Whether a body is JSON by its label: a foreign page's form can send only three other kinds unasked. */
export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/(?:json|graphql-response\+json)\s*(?:;|$)/i.test(
    headers['content-type'] ?? '',
  )
}
