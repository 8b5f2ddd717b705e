import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import type { PageContent, StoredBlock } from '#schema/page/content'

/** What stands at the new location for what blocks name at the model. */
export interface Replacements {
  readonly pages: ReadonlyMap<number, number>
  readonly galleries: ReadonlyMap<number, number>
  readonly locations: ReadonlyMap<string, string>
}

/** Page content that names the copies; what was not copied is named as before. */
export function copiedContent(
  content: PageContent,
  registry: Registry,
  replacements: Replacements,
): PageContent {
  return { ...content, blocks: content.blocks.map(copied) }

  function copied(block: StoredBlock): StoredBlock {
    const fields = registry.get(block.name)?.fields ?? {}
    return {
      ...block,
      fields: block.fields.map((stored) => {
        const field = fields[stored.name] as AnyField | undefined
        return field ? { ...stored, value: replaced(field, stored.value, replacements) } : stored
      }),
      ...(block.slots && {
        slots: Object.fromEntries(
          Object.entries(block.slots).map(([name, blocks]) => [name, blocks.map(copied)]),
        ),
      }),
    }
  }
}

function replaced(field: AnyField, value: unknown, by: Replacements): unknown {
  switch (field.type) {
    case 'gallery':
      return by.galleries.get(Number(value)) ?? value
    case 'location':
      return by.locations.get(String(value)) ?? value
    case 'link':
      return isObject(value) ? replacedLink(value, by) : value
    case 'array':
      return Array.isArray(value) ? value.map((item) => replacedItem(field.of, item, by)) : value
    default:
      return value
  }
}

function replacedLink(link: Readonly<Record<string, unknown>>, { pages }: Replacements) {
  const pageId = pages.get(Number(link.pageId))
  return pageId === undefined ? link : { ...link, pageId }
}

function replacedItem(of: Fields, item: unknown, by: Replacements): unknown {
  return isObject(item) ? replacedValues(of, item, by) : item
}

/** What fields hold, naming the copies. */
export function replacedValues(
  of: Fields,
  values: Readonly<Record<string, unknown>>,
  by: Replacements,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = of[name] as AnyField | undefined
      return [name, field ? replaced(field, value, by) : value]
    }),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
