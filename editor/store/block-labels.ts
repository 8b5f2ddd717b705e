import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { isShown } from '#schema/fields/show-when'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import { textOfMarkup } from '#schema/text/text-of-markup'
import { kindLabel, sharedName } from './places'

/** The number of characters that are enough to recognise a block by. */
const MAX_LENGTH = 60
/** The length of markup that is searched for them; the rest of a long text is not read. */
const READ = 2000

const known = new WeakMap<StoredBlock, string>()

/** The first words that visitors read in a block: its title, else its first text, else that of its first item. Memoised by block. */
export function summaryOf(block: StoredBlock, registry: Registry): string {
  const before = known.get(block)
  if (before !== undefined) return before
  const definition = registry.get(block.name)
  const words = definition ? labelFromFields(definition.fields, propsOf(definition, block)) : ''
  known.set(block, words)
  return words
}

/** What a block is called in lists: its own name or that of its shared block, else its first words, else its kind. */
export function rowLabel(block: StoredBlock, registry: Registry): string {
  return (
    block.displayName ||
    sharedName(block) ||
    summaryOf(block, registry) ||
    kindLabel(block.name, registry)
  )
}

function labelFromFields(fields: Fields, values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields) as [string, AnyField][]
  // What must be there is what it is called: the title, and not the line above it.
  for (const isOne of [isTitle, isText, isMarkup, isList])
    for (const [name, field] of entries) {
      const words =
        isOne(field) && isShown(fields, values, name) ? labelFromValue(field, values[name]) : ''
      if (words !== '') return words
    }
  return ''
}

function labelFromValue(field: AnyField, value: unknown): string {
  if (field.type === 'array') {
    const first: unknown = Array.isArray(value) ? value[0] : null
    return isRecord(first) ? labelFromFields(field.of, first) : ''
  }
  if (typeof value !== 'string') return ''
  const text = isMarkup(field) ? textOfMarkup(value.slice(0, READ)) : value
  // Examples stand in double brackets.
  return shortened(
    text
      .replace(/\[\[|\]\]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** No word is cut, unless it is the only one. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf(' ', MAX_LENGTH)
  return text.slice(0, end > 0 ? end : MAX_LENGTH)
}

/** Words, and no time or address. */
function isText(field: AnyField): boolean {
  return field.type === 'string' && field.pattern === undefined
}

const isTitle = (field: AnyField) => isText(field) && field.required
const isMarkup = ({ type }: AnyField) => type === 'richtext' || type === 'html'
const isList = ({ type }: AnyField) => type === 'array'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
