import type { AnyBlock, Registry } from '#schema/block/block'
import type { LeafField, LeafType, LinkValue } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import { visitValues } from '#schema/fields/walk'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import { examplesIn } from '../store/examples-in'
import { problemsOf } from '../store/problems-of'

/** A picture or link in a block. `field` is a path: `slides.2.image`. */
export interface Use<Value> {
  readonly field: string
  /** The field's label. */
  readonly label: string
  readonly value: Value
}

/** Facts about a block for the checks, read from its fields alone. */
export interface BlockFacts {
  readonly issues: readonly PageIssue[]
  /** Fields that still contain example content. */
  readonly examples: readonly PageIssue[]
  readonly pictures: readonly Use<number>[]
  readonly links: readonly Use<LinkValue>[]
  /** Opening times as JSON; empty if the block shows those of the location. */
  readonly hours: readonly Use<string>[]
  readonly events: readonly Use<number>[]
  /** Texts written by editors, without markup. */
  readonly texts: readonly Use<string>[]
  /** Pictures in formatted text without alt text. */
  readonly unnamed: readonly Use<string>[]
  /** Addresses of pictures that the site can't show, from texts: on other sites, from other programs, or empty. */
  readonly unshown: readonly Use<string>[]
  /** Length of the block's texts, in characters. */
  readonly length: number
}

const factsByBlock = new WeakMap<StoredBlock, BlockFacts>()

/** Returns the facts of a block, cached by block object, so that typing in one block doesn't recompute the others. */
export function factsOf(block: StoredBlock, registry: Registry): BlockFacts {
  const before = factsByBlock.get(block)
  if (before) return before
  const definition = registry.get(block.name)
  const uses = definition ? usesIn(definition, block) : NO_USES
  const length = JSON.stringify(block.fields).length
  const facts = {
    issues: problemsOf(block, registry),
    examples: examplesIn(block, registry),
    ...uses,
    length,
  }
  factsByBlock.set(block, facts)
  return facts
}

type Uses = Omit<BlockFacts, 'issues' | 'examples' | 'length'>
const NO_USES: Uses = {
  ...{ pictures: [], links: [], hours: [], events: [], texts: [] },
  ...{ unnamed: [], unshown: [] },
}

function usesIn(definition: AnyBlock, block: StoredBlock): Uses {
  const pictures: Use<number>[] = []
  const links: Use<LinkValue>[] = []
  const hours: Use<string>[] = []
  const events: Use<number>[] = []
  const texts: Use<string>[] = []
  const unnamed: Use<string>[] = []
  const unshown: Use<string>[] = []
  visitValues(definition.fields, propsOf(definition, block), note)
  return { pictures, links, hours, events, texts, unnamed, unshown }

  function note(definedField: LeafField, value: unknown, field: string): void {
    const { label, type } = definedField
    const place = { field, label }
    if (type === 'media') add(pictures, place, value as number | null)
    if (type === 'medias') for (const id of value as readonly number[]) add(pictures, place, id)
    if (type === 'link') add(links, place, value as LinkValue | null)
    if (type === 'record' && definedField.kind === 'event')
      add(events, place, value as number | null)
    if (typeof value === 'string') noteText(type, value, place)
  }

  function noteText(type: LeafType, value: string, { field, label }: FieldUse): void {
    if (type === 'hours') hours.push({ field, label, value })
    if (type === 'string') texts.push({ field, label, value })
    if (type === 'html' || type === 'richtext') noteMarkup(value, field, label)
  }

  function notePicture(tag: string, place: FieldUse): void {
    const src = attribute(tag, 'src') ?? ''
    const [, id] = /^\/media\/([1-9]\d{0,8})(?!\d)/.exec(src) ?? []
    if (!/^\/(?!\/)/.test(src)) unshown.push({ ...place, value: src })
    else if (attribute(tag, 'alt') !== null) return
    // Has the alt text of the media library.
    else if (id !== undefined) pictures.push({ ...place, value: Number(id) })
    else unnamed.push({ ...place, value: tag })
  }

  function noteMarkup(markup: string, field: string, label: string): void {
    texts.push({ field, label, value: markup.replace(/<[^>]*>/g, ' ') })
    for (const [tag] of markup.matchAll(/<a\b[^>]*>/gi)) {
      const href = attribute(tag, 'href')
      if (href !== null) links.push({ field, label, value: { href } })
    }
    for (const [tag] of markup.matchAll(/<img\b[^>]*>/gi)) notePicture(tag, { field, label })
  }
}

type FieldUse = Omit<Use<unknown>, 'value'>

function add<Value>(uses: Use<Value>[], place: FieldUse, value: Value | null): void {
  if (value !== null) uses.push({ ...place, value })
}

/** Returns the value of an attribute in the source of a tag; `null` if the tag doesn't have it. */
function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  if (!found) return null
  return (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&')
}
