import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { t } from '#schema/messages/t'
import { textOf } from '../revisions/word-diff'
import type { LocationDifference } from '../store/location-version'

/** A value as people compare it: its words, and the ids of its pictures. */
export interface Contents {
  readonly text: string
  readonly pictures: readonly number[]
}

/** Returns the field that a difference changes; undefined for other differences, and for fields that no block declares. */
export function fieldOfDifference(
  { kind, blockKind, field }: LocationDifference,
  registry: Registry,
): AnyField | undefined {
  if (kind !== 'FIELD' || field === null) return undefined
  return declared(registry.get(blockKind ?? '')?.fields, field)
}

/** Returns the contents of one side of a difference. */
export function contentsOfDifference(
  difference: LocationDifference,
  value: unknown,
  registry: Registry,
): Contents {
  const { kind, blockId, field } = difference
  if (kind === 'MOVED') return words(t('Another place'))
  if (kind === 'ADDED' || kind === 'REMOVED')
    return value === null ? words(t('No block')) : contentsOfBlock(value as Block, registry)
  if (blockId === null && field === 'imageId') return { text: '', pictures: idsIn(value) }
  // Another variant of the block.
  if (kind === 'KEY' && field === 'name')
    return words(registry.get(String(value))?.label ?? String(value))
  return contentsOf(fieldOfDifference(difference, registry), value)
}

/** Returns the contents of a value; of one that no field declares, all of it as words. */
export function contentsOf(field: AnyField | undefined, value: unknown): Contents {
  switch (field?.type) {
    case 'media':
    case 'medias':
      return { text: '', pictures: idsIn(value) }
    case 'array':
      return Array.isArray(value)
        ? joined(value.map((item) => contentsOfItem(field.of, item)))
        : NOTHING
    case 'select':
      return words(typeof value === 'string' ? (field.options[value] ?? value) : '')
    default:
      return words(textOf(value).trim())
  }
}

/** Returns the contents of a list item, or of a picture in a list. */
export function contentsOfItem(fields: Fields, item: unknown): Contents {
  if (typeof item !== 'object' || item === null) return { text: '', pictures: idsIn(item) }
  return joined(
    Object.entries(item).map(([name, value]) => contentsOf(declared(fields, name), value)),
  )
}

/** A stored block, as far as it can be read. */
interface Block {
  readonly name?: string
  readonly fields?: readonly { readonly name?: string; readonly value?: unknown }[]
}

export function contentsOfBlock({ name, fields = [] }: Block, registry: Registry): Contents {
  const known = registry.get(name ?? '')?.fields
  const { text, pictures } = joined(
    fields.map((field) => contentsOf(declared(known, field.name ?? ''), field.value)),
  )
  return { text: text === '' && pictures.length === 0 ? t('A block') : text, pictures }
}

/** Each declared field is one of the known types. */
function declared(fields: Fields | undefined, name: string): AnyField | undefined {
  return fields?.[name] as AnyField | undefined
}

const NOTHING: Contents = { text: '', pictures: [] }

function words(text: string): Contents {
  return { text, pictures: [] }
}

function joined(all: readonly Contents[]): Contents {
  return {
    text: all
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n'),
    pictures: all.flatMap(({ pictures }) => pictures),
  }
}

function idsIn(value: unknown): readonly number[] {
  return [value].flat().filter((id) => typeof id === 'number')
}
