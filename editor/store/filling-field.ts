import type { AnyBlock } from '#schema/block/block'
import type { AnyField } from '#schema/fields'
import { type PublishedType, publishedType } from '#schema/fields/kinds'
import { t } from '#schema/messages/t'

/** The field that fills an empty block, with its labels. */
export interface FillingField {
  readonly name: string
  /** Sentence about what is missing. */
  readonly missing: string
  /** Label of the button that starts filling it. */
  readonly action: string
}

/** Field types that don't fill a block alone; an empty location field uses the page's location. */
type NonFillingType = 'boolean' | 'document' | 'link' | 'location' | 'media' | 'number' | 'select'

/** Priority of types: the main content of most blocks first, a line of text last. */
const ORDER: { readonly [T in Exclude<PublishedType, NonFillingType>]: number } = {
  medias: 0,
  event: 1,
  newsArticle: 1,
  gallery: 1,
  record: 1,
  array: 2,
  richtext: 3,
  html: 3,
  topic: 4,
  string: 5,
}

function orderOf(field: AnyField): number | undefined {
  return (ORDER as Partial<Record<PublishedType, number>>)[publishedType(field)]
}

/** Returns the field to fill an empty block; `null` for a block that shows published records. */
export function fillingField({ fields }: AnyBlock): FillingField | null {
  const all = Object.entries(fields as Readonly<Record<string, AnyField>>).filter(
    ([, { when }]) => !when || when.filled === false,
  )
  const required = all.find(([, field]) => field.required && publishedType(field) === 'string')
  if (required) return fillingFieldOf(...required)
  const [first] = all
    .filter(([name, field]) => orderOf(field) !== undefined && !isOptional(name, field))
    .sort(([, a], [, b]) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0))
  return first ? fillingFieldOf(...first) : null
}

/** Returns whether the field can't fill a block: text with a default is never empty, and a title alone isn't content. */
function isOptional(name: string, field: AnyField): boolean {
  return publishedType(field) === 'string' && (field.default !== '' || name === 'title')
}

function fillingFieldOf(name: string, field: AnyField): FillingField {
  if (field.type === 'medias')
    return { name, missing: t('No pictures yet.'), action: t('Add pictures') }
  if (field.type === 'record')
    return { name, missing: t('Nothing chosen yet.'), action: t('Choose') }
  if (field.type === 'array') return { name, missing: t('No items yet.'), action: t('Add item') }
  if (publishedType(field) === 'string')
    return { name, missing: t('Nothing entered yet.'), action: t('Fill in') }
  return { name, missing: t('No text yet.'), action: t('Add text') }
}
