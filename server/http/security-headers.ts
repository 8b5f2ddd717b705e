import { EMBEDS } from '#schema/site/embeds'

type Headers = Readonly<Record<string, string>>

const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers that only affect documents; on small files they would weigh as much as the content. */
export const DOCUMENT_HEADERS = ['permissions-policy', 'referrer-policy']

/**
 * Isolates windows of signed-in people. Not used on public pages: they contain nothing to protect, and browsers start a separate
 * process for each such page.
 */
export const SEPARATE_WINDOW: Headers = { 'cross-origin-opener-policy': 'same-origin' }

/** For responses that aren’t documents: nothing may run if a browser opens one as a document. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Browsers honor it only over HTTPS. */
const TRANSPORT_HEADERS: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/** Returns the headers of every response. */
export function commonHeaders(https: boolean): Headers {
  return https ? { ...COMMON_HEADERS, ...TRANSPORT_HEADERS } : COMMON_HEADERS
}

/** A map without a key may redirect within the same service; after redirects a policy compares only the host. */
const FRAMES = Object.values(EMBEDS)

/**
 * Returns the policy of public pages. A page’s style element is identified by its hash, so that rendered bytes can be cached;
 * scripts and other style sheets come only from this site, and there are no inline scripts. Style attributes contain focal points
 * and accents.
 */
export function pagePolicy(styleHashes: readonly string[]): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': [...styleHashes.map((hash) => `'${hash}'`), "'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': FRAMES,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

/** Policy of the editor. Its libraries insert style elements while dragging and in dialogs. */
export const EDITOR_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...FRAMES],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** Policy of the editor’s service worker, which applies to its own requests. */
export const WORKER_POLICY = policy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}
