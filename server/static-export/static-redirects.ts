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
export const statuses: readonly RedirectStatus[] = [301, 302, 308]

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

/** Sorts single addresses before prefixes that include them. */
export function inOrder(redirects: readonly StaticRedirect[]): readonly StaticRedirect[] {
  return redirects.toSorted(
    (a, b) =>
      Number(a.isPrefix ?? false) - Number(b.isPrefix ?? false) || (a.from < b.from ? -1 : 1),
  )
}
