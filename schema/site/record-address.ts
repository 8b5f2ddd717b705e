import { recordDefinition, recordDefinitions } from '../records'
import type { RecordReference } from './page-record'

/**
 * Record pages: one page, made of blocks like any other, is the template for all records of a kind. Its address contains the kind
 * in place of the record: the page at `/connect/events/:event` is rendered at `/connect/events/7` with event 7. The kinds'
 * declarations define which pages exist (`schema/records`).
 */

/** A full path inside a location's site, with the kind in place of the record: `/connect/events/:event`. */
export type RecordTemplate = `/${string}:${string}`

interface Template {
  readonly template: RecordTemplate
  readonly prefix: string
  readonly kind: string
  readonly category: string | null
}

/** Longest first, because it is more specific: `/galleries/murti-darshan/:gallery` precedes `/galleries/:gallery`. */
const templates: readonly Template[] = [...recordDefinitions.values()]
  .flatMap(({ kind, pages }) =>
    pages.map(({ template, category = null }) => ({
      ...{ template: template as RecordTemplate, kind, category },
      prefix: template.slice(0, template.indexOf(':')),
    })),
  )
  .sort((a, b) => b.prefix.length - a.prefix.length)

/** The addresses of all record pages, most specific first. */
export const recordTemplates: readonly RecordTemplate[] = templates.map(({ template }) => template)

/** Returns the template and record that a path may refer to; `null` for every other path. */
export function recordAt(
  path: string,
): { readonly template: RecordTemplate; readonly record: RecordReference } | null {
  for (const { template, prefix, kind } of templates) {
    if (!path.startsWith(prefix)) continue
    const record = referenceOf(kind, path.slice(prefix.length))
    if (record) return { template, record }
  }
  return null
}

/** Returns the kind of record that a page at this address shows; `null` for an ordinary page. */
export function kindOfTemplate(path: string): string | null {
  return templates.find(({ template }) => template === path)?.kind ?? null
}

/**
 * Returns the address of a record: `/connect/events/7`. Records of some categories have separate addresses. Throws for a kind
 * without pages.
 */
export function addressOfRecord(record: RecordReference, category?: string): string {
  const own = templates.filter(({ kind }) => kind === record.kind)
  const { prefix } =
    own.find((page) => page.category !== null && page.category === category) ??
    own.find((page) => page.category === null) ??
    noPages(record.kind)
  return `${prefix}${'id' in record ? record.id : record.slug}`
}

function referenceOf(kind: string, key: string): RecordReference | null {
  if (recordDefinition(kind).key === 'id')
    return /^[1-9]\d{0,8}$/.test(key) ? { kind, id: Number(key) } : null
  return key !== '' && !key.includes('/') && !key.startsWith(':') ? { kind, slug: key } : null
}

function noPages(kind: string): never {
  throw new Error(`Records of the kind '${kind}' have no pages of their own`)
}
