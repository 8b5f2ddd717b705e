import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { isShown } from '#schema/fields/show-when'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { lockOfBlock } from '#schema/page/overrides/locks'
import {
  changeAddress,
  changesOf,
  isMarkup,
  isShared,
  type SharedChange,
  takesChange,
  valueOfChange,
} from '#schema/page/shared-block'
import { propsOf } from '#schema/page/stored-props'

/** A text of a shared block that a page can override. */
export interface PageText {
  readonly at: string
  readonly label: string
  readonly field: AnyField
  /** The shared block's own text. */
  readonly text: string
}

/** Returns the texts of a shared block, except empty and locked ones. */
export function textsOf(content: PageContent, registry: Registry): readonly PageText[] {
  return content.blocks.flatMap(textsIn)

  function textsIn(block: StoredBlock): PageText[] {
    const lock = lockOfBlock(block)
    if (block.hidden || isShared(block) || lock?.fields === null) return []
    const inner = Object.values(block.slots ?? {}).flatMap((held) => held.flatMap(textsIn))
    const locked = new Set(lock?.fields)
    return [...ownTexts(block).filter(({ name }) => !locked.has(name)), ...inner]
  }

  function ownTexts(block: StoredBlock): (PageText & { readonly name: string })[] {
    const definition = registry.get(block.name)
    if (!definition) return []
    const values: Readonly<Record<string, unknown>> = propsOf(definition, block)
    const owner = block.displayName || definition.label
    return (Object.entries(definition.fields) as [string, AnyField][]).flatMap(([name, field]) => {
      const text = values[name]
      if (!takesChange(field) || typeof text !== 'string' || text.trim() === '') return []
      if (!isShown(definition.fields, values, name)) return []
      const label = owner === field.label ? owner : `${owner}: ${field.label}`
      return [{ at: changeAddress(block.id, name), name, label, field, text }]
    })
  }
}

/**
 * Returns form fields for these texts; resetting one returns to the shared block's text. Named by number, because addresses
 * contain dots.
 */
export function fieldsOf(texts: readonly PageText[]): Fields {
  return Object.fromEntries(
    texts.map(({ field, label, text }, index) => {
      // Its condition and tab refer to its own block.
      const { when: _when, group: _group, ...rest } = field
      return [nameAt(index), { ...rest, label, default: text }]
    }),
  )
}

export function nameAt(index: number): string {
  return `text${index}`
}

/** Returns the texts of a use: overridden ones, otherwise those of the shared block. */
export function valuesOf(
  use: StoredBlock,
  texts: readonly PageText[],
): Readonly<Record<string, string>> {
  const changes = new Map(changesOf(use).map((change) => [change.at, change]))
  return Object.fromEntries(
    texts.map(({ at, field, text }, index) => {
      const change = changes.get(at)
      return [nameAt(index), (change && valueOfChange(field, change)) ?? text]
    }),
  )
}

/** Returns the overrides of a use with one text set; a text equal to the shared block's is no longer overridden. */
export function withText(
  changes: readonly SharedChange[],
  { at, field, text }: PageText,
  value: string,
): readonly SharedChange[] {
  const others = changes.filter((change) => change.at !== at)
  if (value === text) return others
  const change = isMarkup(field.type)
    ? { at, text: '', html: value }
    : { at, text: value, html: '' }
  const index = changes.findIndex((each) => each.at === at)
  return index < 0 ? [...changes, change] : changes.with(index, change)
}
