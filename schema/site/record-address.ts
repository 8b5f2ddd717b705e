import { recordDefinition, recordDefinitions } from '../records'
import type { RecordReference } from './page-record'

/**
 * Record pages: one page, made of blocks like any other, stands for all records of a kind. Its address has the kind in
 * place of the record: the page at `/connect/events/:event` is rendered at `/connect/events/7` with event 7. Which kinds
 * have such pages, and where, their declarations say (`schema/records`).
 */

/** A whole address inside a location's site, the kind in place of the record: `/connect/events/:event`. */
export type RecordTemplate = `/${string}:${string}`

interface Template {
  readonly template: RecordTemplate
  readonly prefix: string
  readonly kind: string
  readonly category: string | null
}

/** The longer, the more particular: `/galleries/murti-darshan/:gallery` comes before `/galleries/:gallery`. */
const templates: readonly Template[] = [...recordDefinitions.values()]
  .flatMap(({ kind, pages }) =>
    pages.map(({ template, category = null }) => ({
      ...{ template: template as RecordTemplate, kind, category },
      prefix: template.slice(0, template.indexOf(':')),
    })),
  )
  .sort((a, b) => b.prefix.length - a.prefix.length)

/** The addresses of all record pages, the more particular first. */
export const recordTemplates: readonly RecordTemplate[] = templates.map(({ template }) => template)

/** The template and the record that a path may mean; `null` for every other path. */
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

/** The kind of record that a page at this address stands for; `null` for an ordinary page. */
export function kindOfTemplate(path: string): string | null {
  return templates.find(({ template }) => template === path)?.kind ?? null
}

/**
 * Where a record is shown: `/connect/events/7`. Records of some categories have addresses of their own. Throws for a
 * kind that has no pages.
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
