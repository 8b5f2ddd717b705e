import type { AnyField, FieldByType, Fields, FieldType, LinkValue } from '#schema/fields'
import type { ShownLink } from '#schema/records/record-item'
import type { LoadMedia } from './media'
import type { ItemPart } from './record-sources'

type Values = Readonly<Record<string, unknown>>
type ReadBy = Pick<ItemPart, 'page'> & { readonly mediaList: LoadMedia }

/** Returns field values as shown on pages: pictures as media items, including those in lists, and links with addresses. */
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
    // Keeps the order of the fields, regardless of which value loads first.
    shown[name] = value
    if (reading) read.push(reading.then((found) => void Object.assign(shown, { [name]: found })))
  }
  await Promise.all(read)
  return shown
}

type ValueReader<T extends FieldType> = (
  value: never,
  loaders: ReadBy,
  field: FieldByType[T],
) => Promise<unknown> | null

/** Converters by field type; `null` if the value is shown as stored. */
const readers: { readonly [T in FieldType]: ValueReader<T> | null } = {
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
  link: (link: LinkValue, { page }) => resolveLink(link, page),
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
  // The map ties each type to its field and value, but the compiler can’t follow one key through it.
  const read = readers[field.type] as
    | ((value: unknown, loaders: ReadBy, field: AnyField) => Promise<unknown> | null)
    | null
  return read ? read(value, loaders, field) : null
}

/** Returns list items with their pictures; other values stay as stored. */
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

/** A link to a page that isn’t public has no address. */
async function resolveLink(
  { pageId, blockId, href }: LinkValue,
  pages: ReadBy['page'],
): Promise<ShownLink | null> {
  if (!pageId) return href ? { href, isWhole: false } : null
  const page = await pages.load(pageId)
  const anchor = blockId ? `#${encodeURIComponent(blockId)}` : ''
  return page && { href: `${page.path}${anchor}`, isWhole: true }
}
