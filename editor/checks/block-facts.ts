import type { AnyBlock, Registry } from '#schema/block/block'
import type { AnyField, Fields, LinkValue } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import { problemsOf } from '../store/problems-of'

/** Where a block shows a picture or leads somewhere. `field` is a path: `slides.2.image`. */
export interface Use<Value> {
  readonly field: string
  /** The field's name for people. */
  readonly label: string
  readonly value: Value
}

/** What the checks need to know of one block, read from its fields alone. */
export interface BlockFacts {
  readonly issues: readonly PageIssue[]
  readonly pictures: readonly Use<number>[]
  readonly links: readonly Use<LinkValue>[]
  /** Pictures in formatted text that say nothing of what they show. */
  readonly unnamed: readonly Use<string>[]
  /** The length of its texts, in characters. */
  readonly length: number
}

const known = new WeakMap<StoredBlock, BlockFacts>()

/** The same block is read once: a key press in one block leaves the facts of all others as they are. */
export function factsOf(block: StoredBlock, registry: Registry): BlockFacts {
  const before = known.get(block)
  if (before) return before
  const definition = registry.get(block.name)
  const uses = definition ? usesIn(definition, block) : { pictures: [], links: [], unnamed: [] }
  const length = JSON.stringify(block.fields).length
  const facts = { issues: problemsOf(block, registry), ...uses, length }
  known.set(block, facts)
  return facts
}

function usesIn(definition: AnyBlock, block: StoredBlock) {
  const pictures: Use<number>[] = []
  const links: Use<LinkValue>[] = []
  const unnamed: Use<string>[] = []
  visit(definition.fields, propsOf(definition, block), '')
  return { pictures, links, unnamed }

  function visit(fields: Fields, values: Readonly<Record<string, unknown>>, at: string): void {
    for (const [name, field] of Object.entries(fields))
      note(field as AnyField, values[name], `${at}${name}`)
  }

  function note(definedField: AnyField, value: unknown, field: string): void {
    const { label } = definedField
    switch (definedField.type) {
      case 'media':
        if (value !== null) pictures.push({ field, label, value: value as number })
        break
      case 'medias':
        for (const id of value as readonly number[]) pictures.push({ field, label, value: id })
        break
      case 'link':
        if (value !== null) links.push({ field, label, value: value as LinkValue })
        break
      case 'html':
      case 'richtext':
        noteMarkup(value as string, field, label)
        break
      case 'array':
        for (const [index, item] of (value as readonly Record<string, unknown>[]).entries())
          visit(definedField.of, item, `${field}.${index}.`)
        break
    }
  }

  function noteMarkup(markup: string, field: string, label: string): void {
    for (const [tag] of markup.matchAll(/<a\b[^>]*>/gi)) {
      const href = attribute(tag, 'href')
      if (href !== null) links.push({ field, label, value: { href } })
    }
    for (const [tag] of markup.matchAll(/<img\b[^>]*>/gi))
      if (attribute(tag, 'alt') === null) unnamed.push({ field, label, value: tag })
  }
}

/** The value of an attribute in the text of a tag; `null` when the tag has none. */
function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  if (!found) return null
  return (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&')
}
