import { t } from '#schema/messages/t'
import type { CollectionTopic } from '../api/topics'
import type { SelectRange } from '../screens/list/selection'
import type { Refusals, RowAction } from '../screens/list/use-row-actions'
import { shiftTopic } from './topic-steps'

/** The parent of a topic in the tree. */
export interface TopicParent {
  readonly id: number
  /** The topics beside it, itself included. */
  readonly beside: readonly CollectionTopic[]
}

/** What the nodes of the tree have in common. */
export interface TreeActions {
  readonly mayMove: boolean
  /** Whether the trash is shown. */
  readonly deleted: boolean
  readonly refusals: Refusals
  /** Whether a change is being made. */
  readonly isBusy: boolean
  /** The ids of the topics that are selected. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
  readonly range: SelectRange<number>
  /** What is shown can be selected; what is not shown any more is not selected any more. */
  readonly show: (topic: CollectionTopic) => void
  readonly hide: (id: number) => void
  readonly run: (action: RowAction<CollectionTopic>, topic: CollectionTopic) => void
  readonly changed: () => void
}

/** Moves a topic so many places up (below 0) or down among those beside it. */
export function shiftBy(
  { id: above }: TopicParent,
  { id }: CollectionTopic,
  by: number,
): RowAction<CollectionTopic> {
  return {
    done: (what: string) => t('Moved {what}.', { what }),
    async run(client) {
      await shiftTopic(client, above, { topic: id, by })
      return () => shiftTopic(client, above, { topic: id, by: -by })
    },
  }
}
