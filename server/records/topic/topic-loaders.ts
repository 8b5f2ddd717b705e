import DataLoader from 'dataloader'
import type { DocumentNode } from '../../documents/document-node'
import { readDocumentsOfTopics } from '../../documents/search-documents'
import type { Reader } from '../../read/reader'
import { topicVersions } from './topic.writer'

/** What a list of topics asks of each: one statement for all of a request. */
interface TopicLoaders {
  readonly document: DataLoader<number, DocumentNode | null>
  readonly version: DataLoader<number, number | null>
}

/** Not cached: a mutation of the same request may have written in between. */
const BATCH = { maxBatchSize: 500, cache: false }

/** A reader is that of one request. */
const loaders = new WeakMap<Reader, TopicLoaders>()

export function topicLoaders(reader: Reader): TopicLoaders {
  const known = loaders.get(reader)
  if (known) return known
  const made: TopicLoaders = {
    document: new DataLoader((ids) => readDocumentsOfTopics(reader, ids), BATCH),
    version: new DataLoader((ids) => topicVersions(reader.orm, ids), BATCH),
  }
  loaders.set(reader, made)
  return made
}
