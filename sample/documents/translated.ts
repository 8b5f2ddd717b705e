// For its effect: `wordsOf` knows all languages.
import '#renderer/parts/words/all-words'
import { withDefaultWords } from '#renderer/parts/words/default-words'
import { definitions } from '#renderer/registry/definitions'
import type { StoredBlock } from '#schema/page/content'
import { rawProps, withProp } from '#schema/page/stored-props'

/** The texts of a block in another language: its texts by field, those of its lists in their order; the rest is the original's. */
type BlockTexts = { readonly [field: string]: Text } & { readonly displayName?: string }
type Text = string | readonly TextsOfItem[]
interface TextsOfItem {
  readonly [field: string]: Text
}

/** The texts of a page in another language, by the ids of its blocks, those in slots too. */
export interface PageTexts {
  readonly title: string
  readonly blocks?: Readonly<Record<string, BlockTexts>>
}

/**
 * The blocks of a page in another language: pictures, links and settings are the original's, default titles are words of
 * the catalogue. Throws for texts of a block or a field that the page does not have.
 */
export function translated(
  blocks: readonly StoredBlock[],
  language: string,
  texts: Readonly<Record<string, BlockTexts>> = {},
): readonly StoredBlock[] {
  const used = new Set<string>()
  const inLanguage = blocks.map((each) => translate(each))
  const unused = Object.keys(texts).filter((id) => !used.has(id))
  if (unused.length > 0) throw new Error(`There are texts for no block: ${unused.join(', ')}`)
  return inLanguage

  function translate(original: StoredBlock): StoredBlock {
    used.add(original.id)
    const { displayName, ...own } = texts[original.id] ?? {}
    const slots = Object.entries(original.slots ?? {}).map(
      ([name, children]) => [name, children.map(translate)] as const,
    )
    return {
      ...withTexts(original, own, language),
      ...(displayName !== undefined && { displayName }),
      ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    }
  }
}

function withTexts(
  original: StoredBlock,
  texts: Readonly<Record<string, Text>>,
  language: string,
): StoredBlock {
  const definition = definitions.get(original.name)
  if (!definition) throw new Error(`There is no block '${original.name}'`)
  const values = withDefaultWords(definition.fields, rawProps(original), language)
  const changed = { ...values }
  for (const [name, text] of Object.entries(texts)) changed[name] = merged(values[name], text)
  return Object.entries(changed).reduce(
    (block, [name, value]) => withProp(definition, block, name, value),
    original,
  )
}

function merged(value: unknown, text: Text): unknown {
  if (typeof text === 'string') return text
  if (!Array.isArray(value) || value.length < text.length)
    throw new Error(`There are texts for more items than the list has: ${JSON.stringify(text[0])}`)
  return value.map((item: Readonly<Record<string, unknown>>, index) => {
    const own = Object.entries(text[index] ?? {})
    return {
      ...item,
      ...Object.fromEntries(own.map(([name, part]) => [name, merged(item[name], part)])),
    }
  })
}
