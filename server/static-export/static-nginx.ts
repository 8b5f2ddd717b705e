import { commonHeaders } from '../http/security-headers'
import { inOrder, type StaticRedirect, statuses } from './static-redirects'
import { CHARSET_TYPES, FILE_TYPES, plainType } from './static-types'

/** The not-found page of a site and language. */
export interface NotFoundPage {
  readonly root: string
  readonly file: string
}

interface MapParts {
  readonly redirects: readonly StaticRedirect[]
  readonly notFound: readonly NotFoundPage[]
  /** Paths of the exported pages and files. */
  readonly written: Iterable<string>
}

/** Returns the nginx maps, for its `http` block. */
export function nginxMaps({ redirects, notFound, written }: MapParts): string {
  const longest = Math.max(0, ...redirects.map(({ from }) => Buffer.byteLength(from)))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64))
  const size = 2 ** Math.ceil(Math.log2(redirects.length * 2 + 2048))
  const spellings = caseSensitive(redirects, written)
  const maps = statuses.flatMap((status) => {
    const own = inOrder(redirects).filter((each) => each.status === status)
    const single = own.filter(({ isPrefix }) => !isPrefix)
    return [
      mapOf('$uri', `toran_${status}`, {
        fallback: '""',
        lines: single.map((each) => singleLine(each, spellings.has(each.from.toLowerCase()))),
      }),
      // The address as it was sent: the part below the prefix stays encoded.
      mapOf('$request_uri', `toran_below_${status}`, {
        fallback: '""',
        lines: own.filter(({ isPrefix }) => isPrefix).map(prefixLine),
      }),
    ]
  })
  // A location alone has none at the root.
  const elsewhere = (notFound.find(({ root }) => root === '') ?? notFound[0])?.file ?? '/404.html'
  // Longest root first, because the first matching expression wins.
  const pages = notFound
    .filter(({ root }) => root !== '')
    .toSorted((a, b) => b.root.length - a.root.length)
    .map(({ root, file }) => `  "~^${pattern(root)}(?:/|$)" ${quoted(file)};`)
  return [
    `map_hash_bucket_size ${bucket};`,
    `map_hash_max_size ${size};`,
    ...maps,
    mapOf('$uri', 'toran_not_found', { fallback: quoted(elsewhere), lines: pages }),
    ...HEADER_MAPS,
    '',
  ].join('\n')
}

interface ServerParts {
  readonly host: string
  readonly root: string
  /** Content types by file name, for files whose extension implies a different type. */
  readonly types: ReadonlyMap<string, string>
}

/**
 * Returns an nginx server block for the export. Its content types do not depend on the rest of the configuration, and it answers
 * other spellings of an address as the live site does.
 */
export function nginxServer({ host, root, types }: ServerParts): string {
  const redirects = statuses.flatMap((status) =>
    ['', 'below_'].map(
      (part) =>
        `  if ($toran_${part}${status}) { return ${status} $toran_${part}${status}$is_args$args; }`,
    ),
  )
  return `server {
  listen 80;
  server_name ${host};
  root ${quoted(root)};

  types {
${Object.entries(FILE_TYPES)
  .map(([extension, type]) => `    ${plainType(type)} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${CHARSET_TYPES.join(' ')};
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1000;
  gzip_types ${[...CHARSET_TYPES, 'image/svg+xml'].join(' ')};

${headerLines().join('\n')}

  absolute_redirect off;
  if ($uri ~ "[\\\\\\\\[:cntrl:]]") { return 404; }
  if ($request_uri ~ "^[^?]*//") { rewrite "^(/.*?)/?$" "$1" permanent; }
  rewrite "^(.+)/$" "$1" permanent;
${redirects.join('\n')}
  error_page 404 $toran_not_found;
  location / { try_files $uri $uri/index.html =404; }
  location = / { try_files /index.html =404; }
  location = /_redirects { internal; }
  location ~ "/(?:404|index)\\.html$" { internal; }
${typeLocations(types).join('\n')}
}
`
}

/** Headers by address and status, in variables: an `add_header` within a location would turn off those of the server. */
const HEADER_MAPS = [
  mapOf('$status$uri', 'toran_cache', {
    fallback: '"public, max-age=0, must-revalidate"',
    lines: [
      '  "~^404" "no-store";',
      '  "~^[23]\\\\d\\\\d/(?:assets/|media/\\\\d+-[0-9a-f]{8,}[-.])" "public, max-age=31536000, immutable";',
    ],
  }),
  // Link previews are shown on other sites.
  mapOf('$uri', 'toran_resource_policy', {
    fallback: 'same-origin',
    lines: ['  "~^/media/" cross-origin;'],
  }),
  mapOf('$uri', 'toran_disposition', { fallback: '""', lines: ['  "~\\\\.pdf$" attachment;'] }),
]

function headerLines(): readonly string[] {
  const own = {
    ...commonHeaders(false),
    'cross-origin-resource-policy': '$toran_resource_policy',
    // The rest of the policy is in each page; browsers support this directive only in a header.
    'content-security-policy': "frame-ancestors 'self'",
    'cache-control': '$toran_cache',
    'content-disposition': '$toran_disposition',
  }
  return Object.entries(own).map(([name, value]) => `  add_header ${name} "${value}" always;`)
}

function typeLocations(types: ReadonlyMap<string, string>): readonly string[] {
  return [...types].map(
    ([name, type]) =>
      `  location ~ "/${pattern(name)}$" { types { } default_type ${plainType(type)}; }`,
  )
}

/**
 * Returns redirects, in lower case, that differ from a page or another redirect only in case: nginx ignores it in the keys of a map,
 * and `/Visit` would lead to `/visit` and from there to itself.
 */
function caseSensitive(
  redirects: readonly StaticRedirect[],
  written: Iterable<string>,
): ReadonlySet<string> {
  const seen = new Set([...written].map((address) => address.toLowerCase()))
  const found = new Set<string>()
  for (const { from } of redirects) {
    const key = from.toLowerCase()
    if (seen.has(key)) found.add(key)
    seen.add(key)
  }
  return found
}

function mapOf(
  source: string,
  name: string,
  { fallback, lines }: { readonly fallback: string; readonly lines: readonly string[] },
): string {
  return [`map ${source} $${name} {`, `  default ${fallback};`, ...lines, '}'].join('\n')
}

function singleLine({ from, to }: StaticRedirect, isCaseSensitive: boolean): string {
  const key = isCaseSensitive ? `"~^${pattern(from)}$"` : quoted(from)
  return `  ${key} ${target(to || '/')};`
}

function prefixLine({ from, to }: StaticRedirect): string {
  const source = encodeURI(from)
  // Hexadecimal digits of encoded characters may be written in either case.
  const flag = source === from ? '~' : '~*'
  return to === ''
    ? `  "${flag}^${pattern(source)}(?:/([^?]*))?(?:\\\\?|$)" "/$1";`
    : `  "${flag}^${pattern(source)}(/[^?]*)?(?:\\\\?|$)" ${target(to, '$1')};`
}

function target(to: string, rest = ''): string {
  return quoted(`${to.replaceAll('$', '%24')}${rest}`)
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Escapes text for a regular expression in quotes. */
function pattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|"]/g, (sign) => (sign === '"' ? '\\"' : `\\\\${sign}`))
}
