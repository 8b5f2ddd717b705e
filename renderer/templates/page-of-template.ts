import type { AnyBlock, RawProps, Registry } from '#schema/block/block'
import type { AnyField } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { readProps } from '#schema/fields/read'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { escapeText } from '#schema/text/escape-text'
import type { Template, TemplateBlock } from './template'

/** The placeholders that a template fills in. */
interface TemplateNames {
  readonly title: string
  readonly location: string
}

interface TemplatePage {
  readonly title: string
  readonly description: string
  readonly blocks: readonly StoredBlock[]
}

/** Creates a page from a template, with new ids. Without a title it gets the template's, or none. */
export function pageOfTemplate(
  template: Template,
  names: TemplateNames,
  { registry, nextId }: { readonly registry: Registry; readonly nextId: () => string },
): TemplatePage {
  const title = names.title.trim() || titleOf(template, names.location)
  const known = { ...names, title }
  return {
    title,
    description: filled(template.description, known),
    blocks: template.blocks.map((block) => madeBlock(block, known)),
  }

  function madeBlock({ name, displayName, fields = {} }: TemplateBlock, known: TemplateNames) {
    const definition = registry.get(name)
    if (!definition)
      throw new Error(`Template '${template.id}' has a block '${name}' that nobody knows`)
    const block = newBlock(definition, nextId(), propsOf(definition, fields, known))
    return displayName === undefined ? block : { ...block, displayName }
  }
}

/** Returns the title of a page before one is entered; empty if the page needs an individual title. */
export function titleOf({ title }: Template, location: string): string {
  return title === null ? '' : filled(title, { title: '', location })
}

function propsOf({ fields }: AnyBlock, values: RawProps, names: TemplateNames): RawProps {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) throw new Error(`No block of a template has a field '${unknown}'`)
  return readProps(
    fields,
    mapValues(fields, values, (field, value) => filledValue(field, value, names)),
  )
}

function filledValue({ type }: AnyField, value: unknown, names: TemplateNames): unknown {
  if (typeof value !== 'string') return value
  if (type === 'string') return filled(value, names)
  if (type !== 'html' && type !== 'richtext') return value
  return filled(value, { title: escapeText(names.title), location: escapeText(names.location) })
}

function filled(text: string, { title, location }: TemplateNames): string {
  // Replaced in one pass, because a title may itself contain `{location}`.
  return text.replace(/\{(title|location)\}/g, (_, name) => (name === 'title' ? title : location))
}
