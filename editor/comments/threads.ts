import type { Comment } from '../api/comments'

/** Comments on one block that are open, or were resolved together; oldest first. */
export interface Thread {
  readonly key: string
  readonly block: string
  /** Name of the block at the last comment. */
  readonly label: string
  readonly comments: readonly [Comment, ...Comment[]]
}

/** Groups comments into open and resolved threads, the one with the latest comment first. */
export function threadsOf(comments: readonly Comment[]): {
  readonly open: readonly Thread[]
  readonly resolved: readonly Thread[]
} {
  const threads = new Map<string, Thread>()
  for (const comment of comments) {
    const { block, blockLabel, resolvedAt } = comment
    const key = `${resolvedAt ?? ''} ${block}`
    const thread = threads.get(key)
    threads.set(key, {
      ...{ key, block, label: thread?.label ?? blockLabel },
      // The list is sorted latest first.
      comments: [comment, ...(thread?.comments ?? [])],
    })
  }
  const all = [...threads.values()]
  const isOpen = ({ comments: [{ resolvedAt }] }: Thread) => resolvedAt === null
  return { open: all.filter(isOpen), resolved: all.filter((thread) => !isOpen(thread)) }
}
