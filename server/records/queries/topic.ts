import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import type { TopicRecord } from '../reading/topics'

/** A topic: of a page its draft, to those who may see it; to everyone else what is published. */
export async function topic(
  _: unknown,
  args: { readonly id: string },
  { loaders }: RequestContext,
): Promise<TopicRecord | null> {
  const id = idOf(args.id)
  return id === null ? null : loaders.topic.load(id)
}
