import DataLoader from 'dataloader'
import type { DocumentNode } from '../../documents/document-node'
import { readDocumentsOfTopics } from '../../documents/search-documents'
import type { ReadContext } from '../reading/read-context'
import { topicVersions } from './topic.writer'

/** What a list of topics asks of each: one statement for all of a request. */
interface TopicLoaders {
  readonly document: DataLoader<number, DocumentNode | null>
  readonly version: DataLoader<number, number | null>
}

/** Not cached: a mutation of the same request may have written in between. */
const BATCH = { maxBatchSize: 500, cache: false }

/** A read context belongs to one request. */
const loaders = new WeakMap<ReadContext, TopicLoaders>()

export function topicLoaders(readContext: ReadContext): TopicLoaders {
  const known = loaders.get(readContext)
  if (known) return known
  const made: TopicLoaders = {
    document: new DataLoader((ids) => readDocumentsOfTopics(readContext, ids), BATCH),
    version: new DataLoader((ids) => topicVersions(readContext.orm, ids), BATCH),
  }
  loaders.set(readContext, made)
  return made
}
