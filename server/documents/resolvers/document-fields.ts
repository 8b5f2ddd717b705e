import { connection, type PageArguments, partOf } from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listedAlready } from '../../read/read-context'
import type { TopicRecord } from '../../read/topics'
import type { DocumentNode } from '../document-node'
import { listPublications } from '../list-publications'
import {
  listRevisions,
  type RevisionNode,
  readRevision,
  readRevisionItems,
} from '../read-revisions'
import { schedulesOf } from '../schedule/list-schedules'

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

export const revisionType = {
  items: (revision: RevisionNode, _: unknown, { readContext }: RequestContext) =>
    readRevisionItems(readContext, revision),
}
