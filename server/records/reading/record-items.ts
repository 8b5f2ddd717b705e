import type { AnyField, FieldByType, Fields, FieldType, LinkValue } from '#schema/fields'
import type { ShownLink } from '#schema/records/record-item'
import type { Loaders } from './loaders'
import type { ItemPart } from './record-sources'

type Values = Readonly<Record<string, unknown>>
type ReadBy = Pick<Loaders, 'mediaList'> & Pick<ItemPart, 'page'>

/** What records' fields hold as pages show it: pictures as media items, also in lists, and links with their addresses. */
export async function shownValues(
  fields: Fields,
  values: Values,
  loaders: ReadBy,
): Promise<Values> {
  const shown: Record<string, unknown> = {}
  const read: Promise<void>[] = []
  for (const [name, field] of Object.entries(fields) as [string, AnyField][]) {
    const value = values[name] ?? null
    const reading = value === null ? null : readValue(field, value, loaders)
    // In the order of the fields, whichever is read first.
    shown[name] = value
    if (reading) read.push(reading.then((found) => void Object.assign(shown, { [name]: found })))
  }
  await Promise.all(read)
  return shown
}

type ReadValue<T extends FieldType> = (
  value: never,
  loaders: ReadBy,
  field: FieldByType[T],
) => Promise<unknown> | null

/** `null` for what is shown as it is stored. */
const readers: { readonly [T in FieldType]: ReadValue<T> | null } = {
  array: (items: readonly Values[], loaders, { of }) => readItems(of, items, loaders),
  boolean: null,
  colour: null,
  coordinates: null,
  date: null,
  dateTime: null,
  hours: null,
  hoursGroup: null,
  html: null,
  icon: null,
  language: null,
  link: (link: LinkValue, { page }) => shownLink(link, page),
  media: (id: number, { mediaList }) => mediaList([id]).then(([item]) => item ?? null),
  medias: (ids: readonly number[], { mediaList }) => mediaList(ids),
  number: null,
  periods: null,
  record: null,
  richtext: null,
  select: null,
  string: null,
  timeZone: null,
}

function readValue(field: AnyField, value: unknown, loaders: ReadBy): Promise<unknown> | null {
  // The map above ties each type to its field and what it stores; the compiler cannot follow one key through it.
  const read = readers[field.type] as
    | ((value: unknown, loaders: ReadBy, field: AnyField) => Promise<unknown> | null)
    | null
  return read ? read(value, loaders, field) : null
}

/** The items of a list with their pictures; everything else in them is as it is stored. */
function readItems(
  fields: Fields,
  items: readonly Values[],
  loaders: ReadBy,
): Promise<unknown> | null {
  const pictures = (Object.entries(fields) as [string, AnyField][]).filter(
    ([, { type }]) => type === 'media' || type === 'medias',
  )
  if (pictures.length === 0) return null
  const of = Object.fromEntries(pictures)
  return Promise.all(
    items.map(async (item) => ({ ...item, ...(await shownValues(of, item, loaders)) })),
  )
}

/** A page that visitors do not see leads nowhere. */
async function shownLink(
  { pageId, blockId, href }: LinkValue,
  pages: ReadBy['page'],
): Promise<ShownLink | null> {
  if (!pageId) return href ? { href, isWhole: false } : null
  const page = await pages.load(pageId)
  const anchor = blockId ? `#${encodeURIComponent(blockId)}` : ''
  return page && { href: `${page.path}${anchor}`, isWhole: true }
}
