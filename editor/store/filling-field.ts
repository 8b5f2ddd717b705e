import type { AnyBlock } from '#schema/block/block'
import type { AnyField } from '#schema/fields'

/** The field by which an empty block is filled, and how that is said. */
export interface FillingField {
  readonly name: string
  /** What is missing, as a sentence. */
  readonly missing: string
  /** The label of the button that begins. */
  readonly action: string
}

/** In this order: what most of a block consists of comes first, a line of text last. */
const BY_TYPE = [
  ['medias'],
  ['event', 'newsArticle', 'gallery', 'record'],
  ['array'],
  ['richtext', 'html'],
  ['topic'],
  ['string'],
] as const

/** How a block that shows nothing is filled; `null` for one that shows records as they are published. */
export function fillingField({ fields }: AnyBlock): FillingField | null {
  const all = Object.entries(fields as Readonly<Record<string, AnyField>>).filter(
    ([, { when }]) => !when || when.filled === false,
  )
  const required = all.find(([, field]) => field.required && field.type === 'string')
  if (required) return wordsFor(...required)
  for (const types of BY_TYPE) {
    const found = all.find(
      ([name, field]) => types.some((type) => type === field.type) && !isOptional(name, field),
    )
    if (found) return wordsFor(...found)
  }
  return null
}

/** A text that has a default is there already; a title alone says nothing. */
function isOptional(name: string, field: AnyField): boolean {
  return field.type === 'string' && (field.default !== '' || name === 'title')
}

function wordsFor(name: string, field: AnyField): FillingField {
  const label = field.label.toLocaleLowerCase('en')
  switch (field.type) {
    case 'medias':
      return { name, missing: 'No pictures yet.', action: 'Add pictures' }
    case 'array':
      return {
        name,
        missing: `No ${label} yet.`,
        action: `Add ${field.itemLabel.toLocaleLowerCase('en')}`,
      }
    case 'event':
    case 'newsArticle':
    case 'gallery':
    case 'record':
    case 'topic':
      return {
        name,
        missing: `No ${label} chosen yet.`,
        action: `Choose ${article(label)} ${label}`,
      }
    default:
      return { name, missing: `No ${label} yet.`, action: `Add ${label}` }
  }
}

function article(noun: string): 'a' | 'an' {
  return /^[aeiou]/.test(noun) ? 'an' : 'a'
}
