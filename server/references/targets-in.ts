import type { AnyField, Fields, LinkValue } from '#schema/fields'
import { picturesNamedIn } from '../published/picture-address'
import { byId, byKey, mediaTarget, type Target } from './reference'

type Values = Readonly<Record<string, unknown>>

/** What fields point at, inside lists too: pictures, pages and their blocks, records, and addresses of the site. */
export function targetsOf(fields: Fields, values: Values): readonly Target[] {
  return (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) =>
    targetsOfField(field, values[name] ?? null),
  )
}

/** What one field points at. A stored value of a wrong type points at nothing. */
export function targetsOfField(field: AnyField, value: unknown): readonly Target[] {
  switch (field.type) {
    case 'media':
    case 'event':
    case 'gallery':
    case 'topic':
      return typeof value === 'number' ? [byId(field.type, value)] : []
    case 'medias':
      return listOf(value).flatMap((id) => (typeof id === 'number' ? [mediaTarget(id)] : []))
    case 'newsArticle':
    case 'location':
      return recordTargets(field.type, value)
    case 'record':
      return recordTargets(field.kind, value)
    case 'link':
      return linkTargets(value as LinkValue | null)
    case 'array':
      return listOf(value).flatMap((item) => targetsOf(field.of, item as Values))
    default:
      return typeof value === 'string' ? targetsInText(value) : []
  }
}

/** What formatted text points at: pictures by their addresses, and links to addresses of the site. */
export function targetsInText(text: string): readonly Target[] {
  const hrefs = Array.from(text.matchAll(/href="([^"]+)"/g), ([, href = '']) => href)
  return [
    ...picturesNamedIn(text).map(mediaTarget),
    ...hrefs.flatMap((href) => pathTargets(href.replaceAll('&amp;', '&'))),
  ]
}

/** The key of a record is its id as text, or its slug. */
function recordTargets(kind: string, key: unknown): readonly Target[] {
  if (typeof key !== 'string' || key === '') return []
  return [/^[1-9]\d{0,8}$/.test(key) ? byId(kind, Number(key)) : byKey(kind, key)]
}

function linkTargets(link: LinkValue | null): readonly Target[] {
  if (link === null || typeof link !== 'object') return []
  const { pageId, blockId, href } = link
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

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
