import { categories } from '#schema/block/block'
import type { BlockData, FieldData } from './registry-data'

const TITLES: Readonly<Record<string, string>> = {
  navigation: 'Navigation',
  hero: 'Heroes',
  feature: 'Features',
  content: 'Content',
  footer: 'Footer',
  gallery: 'Galleries',
}

/** Returns the block library as a Markdown document for editors. `pictureOf` returns the address of a block's picture. */
export function blocksDocument(
  blocks: readonly BlockData[],
  pictureOf: (name: string) => string,
): string {
  const chapters = categories.map((category) => {
    const inside = blocks.filter((block) => block.category === category)
    return `## ${TITLES[category]}\n\n${inside.map((block) => chapter(block, pictureOf(block.name))).join('\n')}`
  })
  return [
    '# The block library\n',
    `${blocks.length} blocks, rendered from their samples. This page is made from the registry by \`npm run docs:blocks\`.\n`,
    chapters.join('\n'),
  ].join('\n')
}

function chapter(block: BlockData, picture: string): string {
  const { name, label, description, targets, fields, slots } = block
  const where = targets.map((target) => `${target} pages`).join(' and ')
  return [
    `### ${label}\n`,
    `\`${name}\`, on ${where}. ${description}\n`,
    `![${label}](${picture})\n`,
    ...(slots.length > 0 ? [`Contains other blocks in: ${slots.join(', ')}.\n`] : []),
    ...(fields.length > 0 ? [table(fields)] : []),
  ].join('\n')
}

function table(fields: readonly FieldData[]): string {
  const rows = fields.flatMap((field) => [
    row(field, ''),
    ...(field.of ?? []).map((inner) => row(inner, `${field.name} › `)),
  ])
  return `| field | type | default | what it is for |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

function row(field: FieldData, prefix: string): string {
  const { name, label, help = '' } = field
  const cells = [`\`${prefix}${name}\``, typeOf(field), defaultOf(field), `**${label}.** ${help}`]
  return `| ${cells.map(cell).join(' | ')} |`
}

function typeOf({ type, required, options, min, max }: FieldData): string {
  const rules = [
    required && 'required',
    options && `one of ${Object.values(options).join(', ')}`,
    min !== undefined && `at least ${min}`,
    max !== undefined && `at most ${max}`,
  ].filter(Boolean)
  return rules.length > 0 ? `${type} (${rules.join('; ')})` : type
}

function defaultOf({ default: value, options }: FieldData): string {
  if (value === null || value === '') return ''
  if (Array.isArray(value)) return value.length > 0 ? `${value.length} of them` : ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object') return `\`${addressOf(value)}\``
  return options?.[String(value)] ?? String(value)
}

/** Returns the address of a link, and every other value as JSON. */
function addressOf(value: object): string {
  return 'href' in value ? String(value.href) : JSON.stringify(value)
}

/** Escapes text for a table cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()
}
