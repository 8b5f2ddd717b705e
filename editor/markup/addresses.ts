import { safeHref } from '#schema/text/safe-href'

/** An address in a text: its position and target. */
export interface FoundAddress {
  readonly from: number
  readonly to: number
  readonly href: string
}

const WEB = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"'“”‘’]+/u
/** Without a scheme, only known endings count: "7pm.In" is not an address. */
const SITE =
  /(?<![\p{L}\p{N}@/._-])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|(?:ac|co|gov|org)\.[a-z]{2})(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])(?:[/?#][^\s<>"'“”‘’]*)?/u
const MAIL =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?![\p{L}\p{N}])/u
/** With the code of a country. Other digits may be something else. */
const PHONE = /(?<![\p{L}\p{N}+=/.-])\+\d(?:[\s\u00a0().-]{0,2}\d){7,14}(?!\d)/u
const ANY = new RegExp(
  `(?<web>${WEB.source}|${SITE.source})|(?<mail>${MAIL.source})|(?<phone>${PHONE.source})`,
  'giu',
)

/** Returns the web and email addresses in a text, and phone numbers with country code. */
export function addressesIn(text: string): FoundAddress[] {
  if (!/[@+.]/.test(text)) return []
  return [...text.matchAll(ANY)].flatMap(({ 0: found, index, groups = {} }) => {
    const words = groups.web === undefined ? found : withoutEnd(found)
    const href = safeHref(hrefOf(words, groups))
    return href === null ? [] : [{ from: index, to: index + words.length, href }]
  })
}

function hrefOf(words: string, { web, mail }: Readonly<Record<string, string>>): string {
  if (web !== undefined) return /^https?:/i.test(words) ? words : `https://${words}`
  return mail === undefined ? `tel:${words.replace(/[^+\d]/g, '')}` : `mailto:${words}`
}

/** Removes punctuation at the end of a sentence; a bracket stays if it was opened within the address. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?।…]+$/, '')
  const isClosing = bare.endsWith(')') && !bare.includes('(')
  return isClosing ? withoutEnd(bare.slice(0, -1)) : bare
}
