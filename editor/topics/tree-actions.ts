import type { DeskTopic } from '../api/topics'
import type { Refusals, RowAction } from '../screens/list/use-row-actions'

/** The parent of a topic in the tree. */
export interface TopicParent {
  readonly id: number
  /** The topics beside it, itself included. */
  readonly beside: readonly DeskTopic[]
}

/** What the nodes of the tree have in common. */
export interface TreeActions {
  readonly mayMove: boolean
  /** Whether the trash is shown. */
  readonly deleted: boolean
  readonly refusals: Refusals
  /** Incremented with each change, so that expanded branches are fetched again. */
  readonly round: number
  readonly run: (action: RowAction<DeskTopic>, topic: DeskTopic) => void
  readonly changed: () => void
}
