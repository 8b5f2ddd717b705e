import { useApolloClient } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { collectionTopicsQuery } from '../api/operations/topics'
import { type CollectionTopic, TOPICS_PAGE_SIZE, topicListVariables } from '../api/topics'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { SelectAllBox } from '../screens/list/selection'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { useRowActions } from '../screens/list/use-row-actions'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { topicActions } from './topic-actions'
import { TopicNode } from './topic-node'
import { topicTitle } from './topic-steps'
import type { TreeActions } from './tree-actions'

export function TopicTree({ search, deleted, mayMove }: TopicTreeProps) {
  const refetchTree = useRefetchTree()
  const tree = useRef<HTMLUListElement>(null)
  const { topics, shown, clear, ...selection } = useSelectedTopics(tree)
  const list = usePagedQuery(collectionTopicsQuery, {
    variables: topicListVariables(search, deleted),
    partOf: (answer) => answer.topics,
  })
  const { toast, refusals, isBusy, run } = useRowActions<CollectionTopic>(changed, {
    nameOf: topicTitle,
  })
  const actions: TreeActions = {
    ...{ mayMove, deleted, refusals, isBusy, changed, ...selection },
    run: (action, topic) => void run(action, [topic]),
  }
  return (
    <>
      <List
        list={list}
        loading={t('Loading the topics…')}
        pageSize={TOPICS_PAGE_SIZE}
        empty={
          <EmptyState
            icon={<FileText size={32} />}
            title={deleted ? t('The trash is empty') : t('No topics match')}
          >
            {deleted ? t('Deleted topics stay here for 30 days.') : t('Try fewer words.')}
          </EmptyState>
        }
      >
        {({ nodes }) => (
          <>
            {mayMove && (
              // The box is named by the words beside it.
              // biome-ignore lint/a11y/noLabelWithoutControl: SelectAllBox is its control
              <label className="ed-topic-all">
                <span className="ed-list-select">
                  <SelectAllBox
                    label={t('Select all topics shown')}
                    keys={shown}
                    selected={selection.selected}
                    onSelect={selection.onSelect}
                  />
                </span>
                {t('Select all shown')}
              </label>
            )}
            <ul ref={tree} className="ed-topics" aria-label={t('Topics')}>
              {nodes.map((topic) => (
                <TopicNode key={topic.id} topic={topic} parent={null} actions={actions} />
              ))}
            </ul>
          </>
        )}
      </List>
      <BulkBar
        label={t('Selected topics')}
        rows={topics}
        actions={topicActions}
        isBusy={isBusy}
        onAction={(action, meant) => void run(action, meant)}
        onClear={clear}
      />
      <ScreenToast toast={toast} />
    </>
  )

  function changed(): void {
    // Every topic has a new version now.
    clear()
    refetchTree()
  }
}

const OF_TREE: readonly unknown[] = ['CollectionTopics', 'TopicBelow']

/** Returns a function that refetches the visible part of the tree: the top and all expanded topics. */
export function useRefetchTree(): () => void {
  const client = useApolloClient()
  return () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => OF_TREE.includes(queryName),
    })
}

const NONE: ReadonlyMap<number, CollectionTopic> = new Map()

/** The selected topics, anywhere in the tree. */
function useSelectedTopics(tree: RefObject<HTMLUListElement | null>) {
  const [shown, setShown] = useState(NONE)
  const [ids, setIds] = useState<readonly number[]>([])
  const show = useCallback(
    (topic: CollectionTopic) => setShown((before) => new Map(before).set(topic.id, topic)),
    [],
  )
  const hide = useCallback((id: number) => {
    setShown((before) => new Map([...before].filter(([other]) => other !== id)))
    setIds((before) => before.filter((other) => other !== id))
  }, [])
  const clear = useCallback(() => setIds([]), [])
  const selected = useMemo(() => new Set(ids), [ids])
  const last = useRef<number>(null)
  return {
    ...{ selected, show, hide, clear, onSelect: setIds },
    topics: ids.flatMap((id) => shown.get(id) ?? []),
    shown: [...shown.keys()],
    range: { keys: idsIn, last },
  }

  /** Returns the ids in tree order, regardless of the order in which topics were expanded. */
  function idsIn(): readonly number[] {
    const boxes = tree.current?.querySelectorAll<HTMLElement>('[data-topic-box]') ?? []
    return Array.from(boxes, ({ dataset }) => Number(dataset.topicBox))
  }
}

interface TopicTreeProps {
  readonly search: string
  /** True if the trash is shown instead of the tree. */
  readonly deleted: boolean
  /** True if this user may manage topics and their places in the tree. */
  readonly mayMove: boolean
}
