import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { listTopicIds, type TopicRecord } from '../reading/topics'

/** Returns topics for the topic control: standalone ones, and those of documents the caller can edit. */
export function topics(
  _: unknown,
  args: PageArguments & {
    readonly search?: string | null
    readonly standalone?: boolean | null
    readonly deleted?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<TopicRecord> {
  const part = partOf(args)
  const query = {
    search: args.search?.trim() || undefined,
    standalone: args.standalone === true,
    deleted: args.deleted === true,
  }
  const { nodes: ids, totalCount } = listTopicIds(readContext, query, part)
  return connection({ nodes, totalCount }, part)

  async function nodes() {
    const found = await Promise.all((await ids()).map((id) => loaders.topic.load(id)))
    return found.filter((one) => one !== null)
  }
}

/** Returns a topic. For a page’s topic, returns the draft to people who can see it, otherwise the published version. */
export async function topic(
  _: unknown,
  args: { readonly id: string },
  { loaders }: RequestContext,
): Promise<TopicRecord | null> {
  const id = idOf(args.id)
  return id === null ? null : loaders.topic.load(id)
}
