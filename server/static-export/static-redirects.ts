/** A redirect from an address without a page. */
export interface StaticRedirect {
  /** Decoded: `/ottawa/old`. */
  readonly from: string
  /** Encoded, or an absolute external address. */
  readonly to: string
  readonly status: RedirectStatus
  /** True if all addresses below redirect to the same path below the target. */
  readonly isPrefix?: boolean
}

type RedirectStatus = 301 | 302 | 308
const STATUSES: readonly RedirectStatus[] = [301, 302, 308]

/** Returns a `_redirects` file for Netlify, Cloudflare Pages and others; the first matching line applies. */
export function redirectsFile(redirects: readonly StaticRedirect[]): string {
  return inOrder(redirects)
    .flatMap(({ from, to, status, isPrefix }) => {
      const [source, target] = [encodeURI(from), to || '/']
      const own = `${source} ${target} ${status}`
      return isPrefix ? [own, `${source}/* ${to}/:splat ${status}`] : [own]
    })
    .map((line) => `${line}\n`)
    .join('')
}

/** The not-found page of a site and language. */
export interface NotFoundPage {
  readonly root: string
  readonly file: string
}

/** Returns the nginx maps, for its `http` block. */
export function nginxMaps(
  redirects: readonly StaticRedirect[],
  notFound: readonly NotFoundPage[],
): string {
  const longest = Math.max(0, ...redirects.map(({ from }) => Buffer.byteLength(from)))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64))
  const size = 2 ** Math.ceil(Math.log2(redirects.length * 2 + 2048))
  const maps = STATUSES.map((status) =>
    mapOf(
      `toran_${status}`,
      '""',
      inOrder(redirects)
        .filter((each) => each.status === status)
        .map(nginxRedirect),
    ),
  )
  // Longest root first, because the first matching expression wins.
  const pages = notFound
    .filter(({ root }) => root !== '')
    .toSorted((a, b) => b.root.length - a.root.length)
    .map(({ root, file }) => `  "~^${pattern(root)}(?:/|$)" ${quoted(file)};`)
  return [
    `map_hash_bucket_size ${bucket};`,
    `map_hash_max_size ${size};`,
    ...maps,
    mapOf('toran_not_found', '/404.html', pages),
    '',
  ].join('\n')
}

/** Returns an nginx server block for the export. */
export function nginxServer({ host, root }: { readonly host: string; readonly root: string }) {
  const leads = STATUSES.map(
    (status) => `  if ($toran_${status}) { return ${status} $toran_${status}$is_args$args; }`,
  )
  return `server {
  listen 80;
  server_name ${host};
  root ${quoted(root)};
  charset utf-8;
  charset_types text/css text/plain application/javascript text/xml;
  absolute_redirect off;
  gzip_static on;
  add_header X-Content-Type-Options nosniff always;
  add_header Referrer-Policy strict-origin-when-cross-origin always;
${leads.join('\n')}
  rewrite ^(.+)/$ $1 permanent;
  error_page 404 $toran_not_found;
  location / { try_files $uri $uri/index.html =404; }
  location = / { try_files /index.html =404; }
  location /media/ { expires max; }
  location /assets/ { expires max; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
  location ~ \\.ics$ { types { } default_type "text/calendar; charset=utf-8"; }
}
`
}

function mapOf(name: string, fallback: string, lines: readonly string[]): string {
  return [`map $uri $${name} {`, `  default ${fallback};`, ...lines, '}'].join('\n')
}

function nginxRedirect({ from, to, isPrefix }: StaticRedirect): string {
  const target = to.replaceAll('$', '%24')
  if (!isPrefix) return `  ${quoted(from)} ${quoted(target || '/')};`
  return to === ''
    ? `  "~^${pattern(from)}(?:/(.*))?$" "/$1";`
    : `  "~^${pattern(from)}(/.*)?$" ${quoted(`${target}$1`)};`
}

/** Sorts single addresses before prefixes that include them. */
function inOrder(redirects: readonly StaticRedirect[]): readonly StaticRedirect[] {
  return redirects.toSorted(
    (a, b) =>
      Number(a.isPrefix ?? false) - Number(b.isPrefix ?? false) || (a.from < b.from ? -1 : 1),
  )
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Escapes text for a regular expression in quotes. */
function pattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|"]/g, (sign) => (sign === '"' ? '\\"' : `\\\\${sign}`))
}
