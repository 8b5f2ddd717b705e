import type { ContentSource, RecordShapes, ShapedKind } from '#schema/api/content-source'
import { galleryFor, type MediaItem, pictureFor } from '#schema/entities/media'
import { bestOf, type LocaleScope } from '#schema/entities/place'
import { hasTranslations, recordFor } from '#schema/entities/record-text'
import type { Fields } from '#schema/fields'
import type { ReadDefinition, RecordItem } from '#schema/records/record-item'

/**
 * Wraps a source so that everything blocks read is localised: alternative texts, captions and covers of galleries, and records in
 * the language of the page. Used for the public page and the canvas.
 */
export function localisedSource(source: ContentSource, place: LocaleScope): ContentSource {
  const local = <T>(answer: T): T => inWordsOf(answer, place)
  return {
    ...source,
    async record(kind, key) {
      const found = await source.record(kind, key)
      return found && copyFor(found, place, localisers[kind])
    },
    media: async (ids) => local(await source.media(ids)),
    async galleries(query) {
      return copyFor(await source.galleries(query), place, (tiles) =>
        local(
          tiles.map((tile) =>
            tile.covers.length === 0
              ? tile
              : { ...tile, image: bestOf(tile.covers, place)?.image ?? tile.image },
          ),
        ),
      )
    },
    search: (query) => source.search({ language: place.language, ...query }),
    pages: (query) => source.pages('ids' in query ? query : { language: place.language, ...query }),
    places: async () => local(await source.places()),
    records: async (kind, query) => local(await source.records(kind, query)),
    async recordsOf(definition, query) {
      return copyFor(await source.recordsOf(definition, query), place, (found) => {
        const localised = local(found)
        return localised === found
          ? found
          : found.map((item, index) => filteredAs(definition, item, localised[index] ?? item))
      })
    },
  }
}

const localisers: {
  readonly [Kind in ShapedKind]: (
    found: RecordShapes[Kind],
    place: LocaleScope,
  ) => RecordShapes[Kind]
} = {
  gallery: (found, place) => recordFor(galleryFor(found, place), place.language),
  location: inWordsOf,
  topic: inWordsOf,
}

/** Lists are filtered by the stored values, not the localised ones. */
function filteredAs<F extends Fields>(
  { list: { filters } }: ReadDefinition<F>,
  { values }: RecordItem<F>,
  local: RecordItem<F>,
): RecordItem<F> {
  if (filters.every((name) => local.values[name] === values[name])) return local
  const stored = Object.fromEntries(filters.map((name) => [name, values[name]]))
  return { ...local, values: { ...local.values, ...stored } }
}

/** Returns the value localised for the place. Objects are copied only if a picture or record in them differs there. */
export function inWordsOf<T>(value: T, place: LocaleScope): T {
  // Copies have the same shape as the original.
  return localOf(value, place) as T
}

/**
 * The latest copy of each value for a place: pages of a location share what they read, and what is made of it, such as the keys of
 * rendered blocks.
 */
const copies = new WeakMap<object, { readonly place: LocaleScope; readonly copy: unknown }>()

/** Returns the copy of a value for a place, made once while pages of the place are rendered. */
function copyFor<T extends object>(
  value: T,
  place: LocaleScope,
  make: (value: T, place: LocaleScope) => T,
): T {
  const last = copies.get(value)
  if (last?.place.language === place.language && last.place.locationId === place.locationId)
    // It was made of the same value, by the same reader.
    return last.copy as T
  const copy = make(value, place)
  copies.set(value, { place, copy })
  return copy
}

/** Caches whether a value varies by place, so that data shared by pages is traversed only once. */
const varying = new WeakMap<object, boolean>()

function localOf(value: unknown, place: LocaleScope): unknown {
  if (typeof value !== 'object' || value === null || !variesByPlace(value)) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => localOf(item, place))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (isPicture(value)) return pictureFor(value, place)
  const localised = hasTranslations(value) ? recordFor(value, place.language) : value
  const parts = Object.entries(localised).map(
    ([name, part]) => [name, part, localOf(part, place)] as const,
  )
  if (parts.every(([, part, local]) => part === local)) return localised
  return Object.fromEntries(parts.map(([name, , local]) => [name, local]))
}

/** Returns whether a value contains texts for particular languages or places. */
function variesByPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const known = varying.get(value)
  if (known !== undefined) return known
  const varies = hasTranslations(value) || Object.values(value).some(variesByPlace)
  varying.set(value, varies)
  return varies
}

function isPicture(value: object): value is MediaItem {
  return 'texts' in value && 'altText' in value && 'focalPoint' in value
}
