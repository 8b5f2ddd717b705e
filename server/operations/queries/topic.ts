import type { TopicRecord } from '../../data/read/topics'
import type { RequestContext } from '../context'
import { idOf } from '../ids'

/** A topic: of a page its draft, to those who may see it; to everybody else what is published. */
export async function topic(
  _: unknown,
  args: { readonly id: string },
  { loaders }: RequestContext,
): Promise<TopicRecord | null> {
  const id = idOf(args.id)
  return id === null ? null : loaders.topic.load(id)
}
