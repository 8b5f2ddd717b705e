import DataLoader from 'dataloader'
import type { PageAddress } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import { type GalleryNode, readGalleries } from './galleries'
import { readLocations, readLocationsById } from './locations'
import { type LoadMedia, readMedia } from './media'
import { readPageAddresses } from './page-addresses'
import { inOrder, MAX_LIST_LENGTH, type ReadContext } from './read-context'
import { recordSource } from './record-sources'
import { readTopics, type TopicRecord } from './topics'

/** Loads records by id for one request or page, batching simultaneous requests into one query. */
export interface Loaders {
  readonly media: DataLoader<number, MediaItem | null>
  readonly gallery: DataLoader<number, GalleryNode | null>
  readonly topic: DataLoader<number, TopicRecord | null>
  readonly location: DataLoader<string, Location | null>
  readonly locationById: DataLoader<number, Location | null>
  readonly page: DataLoader<number, PageAddress | null>
  /** Names of articles, by slug. */
  readonly article: DataLoader<string, ArticleName | null>
  /** Returns the existing items in the order requested. */
  readonly mediaList: LoadMedia
}

export interface ArticleName {
  readonly id: number
  readonly slug: string
  readonly title: string
}

/** Maximum number of ids per query; pages request fewer. */
const BATCH = { maxBatchSize: 500 }
/**
 * Small batches, because topics come with all their texts, up to megabytes each: few are in memory before an expensive query is
 * cancelled.
 */
const BATCH_OF_TOPICS = { maxBatchSize: 25 }

/** The maximum length of a list. */
const BATCH_OF_RECORDS = { maxBatchSize: MAX_LIST_LENGTH }

/** Creates the loaders; `given` replaces the picture loader if pictures are already known. */
export function createLoaders(readContext: ReadContext, given?: LoadMedia): Loaders {
  const media = new DataLoader((ids: readonly number[]) => readMedia(readContext, ids), BATCH)
  const mediaList: LoadMedia =
    given ??
    (async (ids) =>
      (await Promise.all(ids.map((id) => media.load(id)))).filter((item) => item !== null))
  return {
    media,
    mediaList,
    gallery: new DataLoader((ids) => readGalleries(readContext, ids, mediaList), BATCH),
    topic: new DataLoader(
      oneAfterAnother((ids) => readTopics(readContext, ids, mediaList)),
      BATCH_OF_TOPICS,
    ),
    location: new DataLoader((slugs) => readLocations(readContext, slugs, mediaList), BATCH),
    locationById: new DataLoader((ids) => readLocationsById(readContext, ids, mediaList), BATCH),
    page: new DataLoader((ids) => readPageAddresses(readContext, ids), BATCH),
    article: new DataLoader((slugs) => readArticles(readContext, slugs), BATCH_OF_RECORDS),
  }
}

async function readArticles(
  readContext: ReadContext,
  slugs: readonly string[],
): Promise<(ArticleName | null)[]> {
  const part = { first: slugs.length, offset: 0, load: async () => [] }
  const { list } = recordSource(readContext.orm, 'newsArticle')
  const listed = await list(readContext, { keys: slugs, publicOnly: false }, part)
  const found = (await listed.nodes()).map(({ id, key: slug, title }) => ({ id, slug, title }))
  return inOrder(slugs, found, ({ slug }) => slug)
}

/** Runs batches sequentially, because in parallel they would use too much memory. */
function oneAfterAnother<Row>(
  read: (ids: readonly number[]) => Promise<Row[]>,
): (ids: readonly number[]) => Promise<Row[]> {
  let before: Promise<unknown> = Promise.resolve()
  return (ids) => {
    const rows = before.then(() => read(ids))
    // A failed batch rejects only its own loads; the next one still runs.
    before = rows.catch(() => undefined)
    return rows
  }
}
