import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listTopicIds, type TopicRecord } from '../../read/topics'

/** Topics for the topic control: those that stand by themselves, and those of one's documents. */
export async function topics(
  _: unknown,
  args: PageArguments & { readonly search?: string | null },
  { reader, loaders }: RequestContext,
): Promise<Connection<TopicRecord>> {
  const part = partOf(args)
  const { nodes: ids, totalCount } = await listTopicIds(reader, args.search?.trim(), part)
  const found = await Promise.all(ids.map((id) => loaders.topic.load(id)))
  return connection({ nodes: found.filter((one) => one !== null), totalCount }, part)
}
