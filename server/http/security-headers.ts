import { EMBEDS } from '#schema/site/embeds'

type Headers = Readonly<Record<string, string>>

const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'cross-origin-resource-policy': 'same-origin',
}

/** What only a document can obey: on files they would weigh as much as a small script. */
export const DOCUMENT_HEADERS = ['permissions-policy', 'referrer-policy']

/**
 * Where someone is signed in. Not on public pages: they hold nothing that a window could be asked for, and a browser starts a process
 * of its own for each.
 */
export const SEPARATE_WINDOW: Headers = { 'cross-origin-opener-policy': 'same-origin' }

/** For answers that are no documents: nothing may run should a browser open one as such. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Browsers honor it only over HTTPS. */
const TRANSPORT_HEADERS: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/** On every answer. */
export function commonHeaders(https: boolean): Headers {
  return https ? { ...COMMON_HEADERS, ...TRANSPORT_HEADERS } : COMMON_HEADERS
}

/** A map without a key may lead on to another address of the same service: a policy compares only the host then. */
const FRAMES = Object.values(EMBEDS)

/**
 * For public pages. A page's one style element is named by its hash, so that finished bytes can be kept; scripts and
 * other sheets come from this site only and there is no inline script. Style attributes carry focal points and accents.
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

/** For the editor. Its libraries set style elements while dragging and in dialogs. */
export const EDITOR_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
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

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}
