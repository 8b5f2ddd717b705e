import DataLoader from 'dataloader'
import type {
  ContentSource,
  PageAddress,
  RecordsQuery,
  TrailQuery,
} from '#schema/api/content-source'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { App } from '../../../app/app'
import {
  addressTag,
  locationTag,
  NETWORK,
  pathTag,
  pictureTag,
  recordTag,
  topicOf,
  topicTextsTag,
} from '../../../database/cache-tags'
import { type SourceApp, sourceBy } from '../content-source'
import { type LoadMedia, readMedia } from '../media'
import { pathsAbove, readPageAddresses, readPagesAt } from '../page-addresses'
import type { AddCacheTag, Reading, ReadMemory } from './read-memory'

/**
 * Content source of visitors’ pages, from the cache that all pages share. Adds tags as if everything had just been read
 * (`createContentSource`). Searches are not cached; times are rounded to the minute.
 */
export function createRememberedSource(
  app: SourceApp & Pick<App, 'configuration'>,
  memory: ReadMemory,
  addCacheTag: AddCacheTag,
): ContentSource {
  const { orm } = app.database
  const { mapsKey } = app.configuration
  // Their single tag is known in advance, so simultaneous requests of a page share one query, regardless of who records the tag.
  const silent = { orm, principal: null, addCacheTag: () => undefined }
  const media = new DataLoader((ids: readonly number[]) => readMedia(silent, ids))
  const addresses = new DataLoader((ids: readonly number[]) => readPageAddresses(silent, ids))
  const now = sourceBy(app, { orm, principal: null, mapsKey, addCacheTag }, mediaFor(addCacheTag))
  return {
    ...now,
    media: mediaFor(addCacheTag),
    pages(query) {
      if (!('ids' in query)) return trail(query)
      return loadExisting(
        query.ids.map((id) =>
          memory.read(`page ${id}`, addCacheTag, ({ addCacheTag: own }) => {
            own(addressTag(id))
            return addresses.load(id)
          }),
        ),
      )
    },
    record: (kind, key) => read(`${kind} ${key}`, (source) => source.record(kind, key)),
    galleries: (query) =>
      read(`galleries ${JSON.stringify(query)}`, (source) => source.galleries(query)),
    records: (kind, query) =>
      read(`records ${kind} ${JSON.stringify(query)}`, (source, { invalidateOn }) =>
        located(source.records(kind, query), query, invalidateOn),
      ),
    recordsOf: (definition, query) =>
      read(`items ${definition.kind} ${JSON.stringify(query)}`, (source, { invalidateOn }) =>
        located(source.recordsOf(definition, query), query, invalidateOn),
      ),
    fieldValues: (query) =>
      read(`values ${JSON.stringify(query)}`, (source) => source.fieldValues(query)),
    places: () => read('places', (source) => source.places()),
    publishedPaths: (query) =>
      read(`paths ${JSON.stringify(query)}`, (source) => source.publishedPaths(query)),
  }

  function trail(place: TrailQuery): Promise<readonly PageAddress[]> {
    const pages = new DataLoader((paths: readonly string[]) => readPagesAt(silent, place, paths))
    return cachedTrail(place, (name, path) =>
      memory.read(name, addCacheTag, (reading) => readPageAbove(path, pages, reading)),
    )
  }

  function read<Value>(
    name: string,
    load: (source: ContentSource, reading: Reading) => Promise<Value>,
  ): Promise<Value> {
    return memory.read(name, addCacheTag, (reading) => {
      const addTag: AddCacheTag = (tag) => {
        reading.addCacheTag(tag)
        const topic = topicOf(tag)
        // Texts of all locations are read together, but pages depend only on those of their own.
        if (topic !== null) reading.invalidateOn(topicTextsTag(topic))
      }
      return load(
        sourceBy(app, { orm, principal: null, mapsKey, addCacheTag: addTag }, mediaFor(addTag)),
        reading,
      )
    })
  }

  function mediaFor(addTag: AddCacheTag): LoadMedia & ContentSource['media'] {
    return (ids) =>
      loadExisting(
        ids.map((id) =>
          memory.read(`media ${id}`, addTag, ({ addCacheTag: own, invalidateOn }) => {
            own(recordTag('media', id))
            // Depends on the picture’s visibility.
            invalidateOn(pictureTag(id))
            return media.load(id)
          }),
        ),
      )
  }
}

/**
 * Adds tags for the records’ locations, because their names and time zones are read with the records, and for the network if the
 * list is filtered by country.
 */
async function located<Value extends { readonly locationId: number | null }>(
  reading: Promise<readonly Value[]>,
  { filter }: Pick<RecordsQuery, 'filter'>,
  invalidateOn: AddCacheTag,
): Promise<readonly Value[]> {
  if (filter?.countryCode !== undefined) invalidateOn(NETWORK)
  const found = await reading
  for (const { locationId } of found) if (locationId !== null) invalidateOn(locationTag(locationId))
  return found
}

async function loadExisting<Value>(reads: readonly Promise<Value | null>[]): Promise<Value[]> {
  return (await Promise.all(reads)).filter((value) => value !== null)
}

/** An object, so that a missing page is cached too; their number is limited to ancestors of pages. */
interface PageAbove {
  readonly page: PageAddress | null
}

async function cachedTrail(
  { locationSlug, above: path, language = DEFAULT_LANGUAGE }: TrailQuery,
  read: (name: string, path: string) => Promise<PageAbove>,
): Promise<readonly PageAddress[]> {
  const found = await Promise.all(
    pathsAbove(path).map((each) => read(`path ${locationSlug} ${language} ${each}`, each)),
  )
  return found.flatMap(({ page }) => page ?? [])
}

async function readPageAbove(
  path: string,
  pages: DataLoader<string, PageAddress | null>,
  { addCacheTag }: Pick<Reading, 'addCacheTag'>,
): Promise<PageAbove> {
  addCacheTag(pathTag(path))
  const page = await pages.load(path)
  if (page) addCacheTag(addressTag(page.id))
  return { page }
}
