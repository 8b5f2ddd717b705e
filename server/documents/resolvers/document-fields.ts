import DataLoader from 'dataloader'
import { connection, type PageArguments, partOf } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { listPreviews } from '../../people/accounts/preview-tokens'
import { listedAlready, type ReadContext } from '../../records/reading/read-context'
import type { TopicRecord } from '../../records/reading/topics'
import type { DocumentNode } from '../document-node'
import type { SavedDocument } from '../document-row'
import { listPublications } from '../list-publications'
import { publicPeriodsOf } from '../read-public-periods'
import {
  listRevisions,
  type RevisionNode,
  readRevision,
  readRevisionItems,
} from '../read-revisions'
import { readTextStates, type TextState, textStatesOf } from '../read-text-states'
import { type ScheduleNode, schedulesOf, schedulesOfAll } from '../schedule/list-schedules'
import { readDocument } from '../search-documents'

interface Loaders {
  readonly texts: DataLoader<number, readonly TextState[]>
  readonly schedules: DataLoader<number, readonly ScheduleNode[]>
}
const loaders = new WeakMap<ReadContext, Loaders>()
const BATCH = { maxBatchSize: 25 }

/** Creates the loaders that batch document reads of one request. */
function loadersOf(readContext: ReadContext): Loaders {
  const { orm } = readContext
  const known = loaders.get(readContext)
  if (known) return known
  const made = {
    texts: new DataLoader((ids: readonly number[]) => readTextStates(orm, ids), BATCH),
    schedules: new DataLoader((ids: readonly number[]) => schedulesOfAll(orm, ids), BATCH),
  }
  loaders.set(readContext, made)
  return made
}

/** Document fields that are not in its own row, loaded lazily. */
export const documentType = {
  topic: async ({ topicId }: DocumentNode, _: unknown, { loaders }: RequestContext) => {
    const found = await loaders.topic.load(topicId)
    // The caller can see the document and therefore its topic, which can only be missing if it was deleted in between.
    return (
      found ??
      ({
        ...{ id: topicId, locationId: null, externalUrl: null, dateTime: null },
        ...{ recordStatus: 'ACTIVE', items: [], media: [], children: [] },
      } satisfies TopicRecord)
    )
  },
  maxBlocks: (_node: DocumentNode, _: unknown, { app }: RequestContext) =>
    app.configuration.maxBlocks,
  publications: (
    { id, showsHistory }: DocumentNode,
    _: unknown,
    { readContext }: RequestContext,
  ) => (showsHistory ? listPublications(readContext.orm, id) : []),
  schedules: ({ id, showsHistory }: DocumentNode, _: unknown, { readContext }: RequestContext) =>
    showsHistory ? loadersOf(readContext).schedules.load(id) : [],
  previews: ({ id, showsHistory }: DocumentNode, _: unknown, { readContext }: RequestContext) =>
    showsHistory ? listPreviews(readContext.orm, id) : [],
  texts: ({ id, showsHistory }: DocumentNode, _: unknown, { readContext }: RequestContext) =>
    showsHistory ? loadersOf(readContext).texts.load(id) : [],
  revisions: (
    { id, showsHistory }: DocumentNode,
    args: PageArguments,
    { readContext }: RequestContext,
  ) => {
    const part = partOf(args)
    if (!showsHistory) return connection(listedAlready<RevisionNode>([]), part)
    return connection(listRevisions(readContext, id, part), part)
  },
  revision: (
    { id, showsHistory }: DocumentNode,
    { version }: { readonly version: number },
    { readContext }: RequestContext,
  ) => (showsHistory ? readRevision(readContext, id, version) : null),
}

/** Fields read after the write. No permission check is needed: only those who can see the draft can write it. */
export const savedDocumentType = {
  livePath: async ({ id }: SavedDocument, _: unknown, { readContext }: RequestContext) =>
    (await readDocument(readContext, id))?.livePath ?? null,
  texts: ({ id }: SavedDocument, _: unknown, { readContext }: RequestContext) =>
    textStatesOf(readContext.orm, id),
  schedules: ({ id }: SavedDocument, _: unknown, { readContext }: RequestContext) =>
    schedulesOf(readContext.orm, id),
}

export const revisionType = {
  publicPeriods: (revision: RevisionNode, _: unknown, { readContext }: RequestContext) =>
    publicPeriodsOf(readContext, revision),
  items: (revision: RevisionNode, _: unknown, { readContext }: RequestContext) =>
    readRevisionItems(readContext, revision),
}
