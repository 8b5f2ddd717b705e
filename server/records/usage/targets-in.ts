import type { Fields, LinkValue } from '#schema/fields'
import { readReferences } from '#schema/fields/references'
import type { Values } from '#schema/fields/walk'
import { picturesNamedIn } from '../../documents/publications/picture-address'
import { byId, byKey, mediaTarget, type Target } from './reference'

/** What fields point at, inside lists too: pictures, pages and their blocks, records, and addresses of the site. */
export function targetsOf(fields: Fields, values: Values): readonly Target[] {
  const targets: Target[] = []
  readReferences(fields, values, {
    record: (kind, key) => targets.push(recordTarget(kind, key)),
    link: (link) => targets.push(...linkTargets(link)),
    text: (text) => targets.push(...targetsInText(text)),
  })
  return targets
}

/** What formatted text points at: pictures by their addresses, and links to addresses of the site. */
export function targetsInText(text: string): readonly Target[] {
  const hrefs = Array.from(text.matchAll(/href="([^"]+)"/g), ([, href = '']) => href)
  return [
    ...picturesNamedIn(text).map(mediaTarget),
    ...hrefs.flatMap((href) => pathTargets(href.replaceAll('&amp;', '&'))),
  ]
}

/** The key of a record is its id, also as text, or its slug. */
function recordTarget(kind: string, key: number | string): Target {
  if (typeof key === 'number') return byId(kind, key)
  return /^[1-9]\d{0,8}$/.test(key) ? byId(kind, Number(key)) : byKey(kind, key)
}

function linkTargets({ pageId, blockId, href }: LinkValue): readonly Target[] {
  if (typeof pageId === 'number') return [byId('document', pageId, blockId ?? '')]
  return typeof href === 'string' ? pathTargets(href) : []
}

/** An address of the site itself; pictures are targets of their own. */
function pathTargets(href: string): readonly Target[] {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/media/')) return []
  const [path = ''] = href.split(/[?#]/)
  return [byKey('path', siteAddress(path))]
}

/** A path as pages have it: without a language before it, and without a slash behind. */
export function siteAddress(path: string): string {
  const plain = path.replace(/^\/[a-z]{2,3}-[A-Z]{2}(?=\/|$)/, '').replace(/\/+$/, '')
  return plain === '' ? '/' : plain
}
