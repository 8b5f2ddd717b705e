import type { AnyField, Fields, LinkValue } from '#schema/fields'
import type { ShownLink } from '#schema/records/record-item'
import type { Loaders } from './loaders'

interface ReadBy {
  readonly loaders: Pick<Loaders, 'mediaList' | 'page'>
}

/** What records' fields hold as pages show it: pictures as media items, links with their addresses. */
export async function shownValues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  loaders: ReadBy['loaders'],
): Promise<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(fields) as [string, AnyField][]
  const shown = entries.map(
    async ([name, field]) =>
      [name, await shownValue(field, values[name] ?? null, loaders)] as const,
  )
  return Object.fromEntries(await Promise.all(shown))
}

async function shownValue(
  { type }: AnyField,
  value: unknown,
  { mediaList, page }: ReadBy['loaders'],
): Promise<unknown> {
  if (value === null) return null
  switch (type) {
    case 'medias':
      return mediaList(value as readonly number[])
    case 'media':
      return (await mediaList([value as number]))[0] ?? null
    case 'link':
      return shownLink(value as LinkValue, page)
    default:
      return value
  }
}

/** A page that visitors do not see leads nowhere. */
async function shownLink(
  { pageId, blockId, href }: LinkValue,
  pages: ReadBy['loaders']['page'],
): Promise<ShownLink | null> {
  if (!pageId) return href ? { href, isWhole: false } : null
  const page = await pages.load(pageId)
  const anchor = blockId ? `#${encodeURIComponent(blockId)}` : ''
  return page && { href: `${page.path}${anchor}`, isWhole: true }
}
