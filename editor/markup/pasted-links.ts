import { safeHref } from '#schema/text/safe-href'

/** Addresses that only lead on to another: of Google's documents and mails, of Outlook, Facebook and Instagram. */
const REDIRECTS: readonly {
  readonly host: RegExp
  readonly path: RegExp
  readonly in: string[]
}[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, in: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, in: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/l?/, in: ['u'] },
]

/** Where an address really leads. */
export function realAddress(address: string): string {
  let now = address
  for (let times = 0; times < 3; times += 1) {
    const next = leadsOn(now)
    if (next === null) return now
    now = next
  }
  return now
}

function leadsOn(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null
  const { host, pathname, searchParams } = new URL(address)
  const found = REDIRECTS.find((each) => each.host.test(host) && each.path.test(pathname))
  const target = found?.in.map((name) => searchParams.get(name)).find((each) => each)
  return target && /^(?:https?:\/\/|mailto:|tel:)/i.test(target) ? target : null
}

/** Links lead where they say; those that lead nowhere from here, as to a place in the document they come from, are words. */
export function tidyLinks(body: HTMLElement): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const href = safeHref(realAddress(link.getAttribute('href')?.trim() ?? ''))
    if (href === null || href.startsWith('#')) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', href)
  }
}

const WEB = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"'“”‘’]+/u
const MAIL =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?![\p{L}\p{N}])/u
/** With the code of a country: any other row of digits may be something else. */
const PHONE = /(?<![\p{L}\p{N}+=/.-])\+\d(?:[\s\u00a0().-]{0,2}\d){7,14}(?!\d)/u
const ANY = new RegExp(
  `(?<web>${WEB.source})|(?<mail>${MAIL.source})|(?<phone>${PHONE.source})`,
  'giu',
)

/** Addresses of the web and of mail, and phone numbers with their country, become links. */
export function linkAddresses(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts)
    if (/[@+]|www\.|:\/\//i.test(text.data) && !text.parentElement?.closest('a, code, pre'))
      linkIn(text)
}

function linkIn(text: Text): void {
  const parts: (string | Node)[] = []
  let at = 0
  for (const { 0: found, index, groups = {} } of text.data.matchAll(ANY)) {
    const words = groups.web === undefined ? found : withoutEnd(found)
    const href = safeHref(hrefOf(words, groups))
    if (href === null) continue
    const link = document.createElement('a')
    link.href = href
    link.textContent = words
    parts.push(text.data.slice(at, index), link)
    at = index + words.length
  }
  if (at > 0) text.replaceWith(...parts, text.data.slice(at))
}

function hrefOf(words: string, { web, mail }: Readonly<Record<string, string>>): string {
  if (web !== undefined) return /^www\./i.test(words) ? `https://${words}` : words
  return mail === undefined ? `tel:${words.replace(/[^+\d]/g, '')}` : `mailto:${words}`
}

/** Marks that end a sentence are none of an address; a bracket is where it was opened in it. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?।…]+$/, '')
  const isClosing = bare.endsWith(')') && !bare.includes('(')
  return isClosing ? withoutEnd(bare.slice(0, -1)) : bare
}
