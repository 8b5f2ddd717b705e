import DataLoader from 'dataloader'
import { connection, type PageArguments, partOf } from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listedAlready, type ReadContext } from '../../read/read-context'
import type { TopicRecord } from '../../read/topics'
import type { DocumentNode } from '../document-node'
import type { SavedDocument } from '../document-row'
import { listPublications } from '../list-publications'
import {
  listRevisions,
  type RevisionNode,
  readRevision,
  readRevisionItems,
} from '../read-revisions'
import { readTextStates, type TextState, textStatesOf } from '../read-text-states'
import { schedulesOf } from '../schedule/list-schedules'

const textsLoaders = new WeakMap<ReadContext, DataLoader<number, readonly TextState[]>>()

/** The texts of the documents of one request, in one read. */
function textsLoader(readContext: ReadContext): DataLoader<number, readonly TextState[]> {
  const known = textsLoaders.get(readContext)
  if (known) return known
  const loader = new DataLoader((ids: readonly number[]) => readTextStates(readContext.orm, ids), {
    maxBatchSize: 25,
  })
  textsLoaders.set(readContext, loader)
  return loader
}

/** What is not in a document's own row, read only when it is asked for. */
export const documentType = {
  topic: async ({ topicId }: DocumentNode, _: unknown, { loaders }: RequestContext) => {
    const found = await loaders.topic.load(topicId)
    // The document may be seen, so its topic may: it can only have gone in between.
    return (
      found ??
      ({
        id: topicId,
        externalUrl: null,
        dateTime: null,
        recordStatus: 'ACTIVE',
        items: [],
        media: [],
        children: [],
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
    showsHistory ? schedulesOf(readContext.orm, id) : [],
  texts: ({ id, showsHistory }: DocumentNode, _: unknown, { readContext }: RequestContext) =>
    showsHistory ? textsLoader(readContext).load(id) : [],
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

/** Read after what was written: only those who may see the draft write it. */
export const savedDocumentType = {
  texts: ({ id }: SavedDocument, _: unknown, { readContext }: RequestContext) =>
    textStatesOf(readContext.orm, id),
  schedules: ({ id }: SavedDocument, _: unknown, { readContext }: RequestContext) =>
    schedulesOf(readContext.orm, id),
}

export const revisionType = {
  items: (revision: RevisionNode, _: unknown, { readContext }: RequestContext) =>
    readRevisionItems(readContext, revision),
}
