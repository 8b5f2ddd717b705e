import { safeHref } from '#schema/text/safe-href'
import { addressesIn } from './addresses'

/** Addresses that only redirect: of Google documents and emails, Outlook, Facebook and Instagram. */
const REDIRECTS: readonly {
  readonly host: RegExp
  readonly path: RegExp
  readonly in: string[]
}[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, in: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, in: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/l?/, in: ['u'] },
]

/** Returns the target of a redirecting address. */
function realAddress(address: string): string {
  let now = address
  for (let times = 0; times < 3; times += 1) {
    const next = redirectTarget(now)
    if (next === null) return now
    now = next
  }
  return now
}

function redirectTarget(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null
  const { host, pathname, searchParams } = new URL(address)
  const found = REDIRECTS.find((each) => each.host.test(host) && each.path.test(pathname))
  const target = found?.in.map((name) => searchParams.get(name)).find((each) => each)
  return target && /^(?:https?:\/\/|mailto:|tel:)/i.test(target) ? target : null
}

/** Resolves redirecting links; links without a valid target here, e.g. to a position in the source document, become text. */
export function tidyLinks(body: HTMLElement): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const href = safeHref(realAddress(link.getAttribute('href')?.trim() ?? ''))
    if (href === null || href.startsWith('#')) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', href)
  }
}

/** Links web and email addresses, and phone numbers with country code. */
export function linkAddresses(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (!text.parentElement?.closest('a, code, pre')) linkIn(text)
}

function linkIn(text: Text): void {
  const parts: (string | Node)[] = []
  let at = 0
  for (const { from, to, href } of addressesIn(text.data)) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = text.data.slice(from, to)
    parts.push(text.data.slice(at, from), link)
    at = to
  }
  if (at > 0) text.replaceWith(...parts, text.data.slice(at))
}
