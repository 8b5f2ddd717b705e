import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listTopicIds, type TopicRecord } from '../../read/topics'

/** Topics for the topic control: those that stand by themselves, and those of one's documents. */
export function topics(
  _: unknown,
  args: PageArguments & { readonly search?: string | null },
  { reader, loaders }: RequestContext,
): Connection<TopicRecord> {
  const part = partOf(args)
  const { nodes: ids, totalCount } = listTopicIds(reader, args.search?.trim(), part)
  return connection({ nodes, totalCount }, part)

  async function nodes() {
    const found = await Promise.all((await ids()).map((id) => loaders.topic.load(id)))
    return found.filter((one) => one !== null)
  }
}
