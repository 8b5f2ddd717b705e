import type { AnyBlock, RawProps, Registry } from '#schema/block/block'
import type { AnyField } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { readProps } from '#schema/fields/read'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { escapeText } from '#schema/text/escape-text'
import type { Template, TemplateBlock } from './template'

/** What a template fills in of the page that is made of it. */
interface TemplateNames {
  readonly title: string
  readonly location: string
}

interface TemplatePage {
  readonly title: string
  readonly description: string
  readonly blocks: readonly StoredBlock[]
}

/** A page made of a template, under ids of its own. A title that was not entered is that of the template, or none. */
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

/** The title a page of the template has before anyone enters one; empty where it needs a name of its own. */
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
  // In one pass: a title may hold the words `{location}` itself.
  return text.replace(/\{(title|location)\}/g, (_, name) => (name === 'title' ? title : location))
}
