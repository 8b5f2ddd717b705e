import { t } from '#schema/messages/t'
import type { CollectionTopic } from '../api/topics'
import type { SelectRange } from '../screens/list/selection'
import type { Refusals, RowAction } from '../screens/list/use-row-actions'
import { shiftTopic } from './topic-steps'

/** The parent of a topic in the tree. */
export interface TopicParent {
  readonly id: number
  /** The siblings of the topic, including itself. */
  readonly beside: readonly CollectionTopic[]
}

/** Data and actions that all nodes of the tree share. */
export interface TreeActions {
  readonly mayMove: boolean
  /** True if the trash is shown. */
  readonly deleted: boolean
  readonly refusals: Refusals
  /** True while a change is being made. */
  readonly isBusy: boolean
  /** The ids of the selected topics. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
  readonly range: SelectRange<number>
  /** Visible topics can be selected; topics that disappear are deselected. */
  readonly show: (topic: CollectionTopic) => void
  readonly hide: (id: number) => void
  readonly run: (action: RowAction<CollectionTopic>, topic: CollectionTopic) => void
  readonly changed: () => void
}

/** Moves a topic up (negative) or down among its siblings. */
export function shiftBy(
  { id: above }: TopicParent,
  { id }: CollectionTopic,
  by: number,
): RowAction<CollectionTopic> {
  return {
    done: ({ name }) => t('Moved “{name}”.', { name }),
    async run(client) {
      await shiftTopic(client, above, { topic: id, by })
      return () => shiftTopic(client, above, { topic: id, by: -by })
    },
  }
}
