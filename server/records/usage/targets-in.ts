import type { Fields, LinkValue } from '#schema/fields'
import { readReferences } from '#schema/fields/references'
import type { Values } from '#schema/fields/walk'
import { DESCRIBED, picturesNamedIn } from '../reading/media'
import { byId, byKey, mediaTarget, type Target } from './reference'

/**
 * Returns the references in field values, including lists: pictures, pages and their blocks, records, and addresses of the site.
 */
export function targetsOf(fields: Fields, values: Values): readonly Target[] {
  const targets: Target[] = []
  readReferences(fields, values, {
    record: (kind, key) => targets.push(recordTarget(kind, key)),
    link: (link) => targets.push(...linkTargets(link)),
    text: (text) => targets.push(...targetsInText(text)),
  })
  return targets
}

/** Returns the references in rich text: pictures by address, and links within the site. */
export function targetsInText(text: string): readonly Target[] {
  const hrefs = Array.from(text.matchAll(/href="([^"]+)"/g), ([, href = '']) => href)
  const undescribed = undescribedIn(text)
  return [
    ...picturesNamedIn(text).map((id) =>
      undescribed.has(id) ? mediaTarget(id) : byId('media', id, DESCRIBED),
    ),
    ...hrefs.flatMap((href) => pathTargets(href.replaceAll('&amp;', '&'))),
  ]
}

/** Returns the ids of pictures that a text shows without an alt text of its own. */
function undescribedIn(text: string): ReadonlySet<number> {
  const tags = Array.from(text.matchAll(/<img\b(?:"[^"]*"|[^">])*>/gi), ([tag]) => tag)
  return new Set(tags.filter((tag) => !/\salt="[^"]*\S[^"]*"/i.test(tag)).flatMap(picturesNamedIn))
}

/** Returns the target of a record by key: its id, possibly as text, or its slug. */
function recordTarget(kind: string, key: number | string): Target {
  if (typeof key === 'number') return byId(kind, key)
  return /^[1-9]\d{0,8}$/.test(key) ? byId(kind, Number(key)) : byKey(kind, key)
}

function linkTargets({ pageId, blockId, href }: LinkValue): readonly Target[] {
  if (typeof pageId === 'number') return [byId('document', pageId, blockId ?? '')]
  return typeof href === 'string' ? pathTargets(href) : []
}

/** Returns the target of a link within the site; pictures are separate targets. */
function pathTargets(href: string): readonly Target[] {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/media/')) return []
  const [path = ''] = href.split(/[?#]/)
  return [byKey('path', siteAddress(path))]
}

/** Returns a path as stored for pages: without language prefix and trailing slash. */
function siteAddress(path: string): string {
  const plain = path.replace(/^\/[a-z]{2,3}-[A-Z]{2}(?=\/|$)/, '').replace(/\/+$/, '')
  return plain === '' ? '/' : plain
}
