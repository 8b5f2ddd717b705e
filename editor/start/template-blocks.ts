import { sampleOf } from '#renderer/registry/samples'
import type { AnyBlock, RawProps, Registry } from '#schema/block/block'
import type { AnyField, Fields, LinkValue } from '#schema/fields'
import { kindOfReference } from '#schema/fields/kinds'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import type { Template } from './templates'

/** The blocks of a template. Their ids are of the template: copies of them go on a page. */
export async function templateBlocks(
  { id, blocks }: Template,
  registry: Registry,
): Promise<StoredBlock[]> {
  return Promise.all(
    blocks.map(async ({ name, displayName, fields }, index) => {
      const definition = registry.get(name)
      if (!definition) throw new Error(`Template '${id}' has a block '${name}' that nobody knows`)
      const sample = withoutRecords(definition, (await sampleOf(name)) ?? {})
      const block = newBlock(definition, `${id}-${index}`, { ...sample, ...fields })
      return displayName ? { ...block, displayName } : block
    }),
  )
}

/** A sample points at records of its own world: on a real site they are others, or not there. */
function withoutRecords({ fields }: AnyBlock, sample: RawProps): RawProps {
  return cleared(fields, sample)
}

function cleared(fields: Fields, values: RawProps): RawProps {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name] as AnyField | undefined
      return [name, field ? clearedValue(field, value) : value]
    }),
  )
}

function clearedValue(field: AnyField, value: unknown): unknown {
  if (kindOfReference(field) !== null) return null
  switch (field.type) {
    case 'medias':
      return []
    case 'link':
      return leadsAway(value as LinkValue | null) ? value : null
    case 'html':
    case 'richtext':
      return String(value).replace(/<a\b[^>]*href="[/#][^"]*"[^>]*>(.*?)<\/a>/gs, '$1')
    case 'array':
      return (value as readonly RawProps[]).map((item) => cleared(field.of, item))
    default:
      return value
  }
}

function leadsAway(link: LinkValue | null): boolean {
  return !link?.pageId && !link?.blockId && /^[a-z]+:/i.test(link?.href ?? '')
}
