import { FileText } from 'lucide-react'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { type CollectionTopic, listTopics } from '../api/topics'
import { useApp } from '../app/app-context'
import { BulkBar } from '../screens/list/bulk-bar'
import { List } from '../screens/list/list'
import { SelectAllBox } from '../screens/list/selection'
import { useList } from '../screens/list/use-list'
import { useRowActions } from '../screens/list/use-row-actions'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast } from '../ui/screen-toast'
import { topicActions } from './topic-actions'
import { TopicNode } from './topic-node'
import { topicTitle } from './topic-steps'
import type { TreeActions } from './tree-actions'

const PAGE_SIZE = 50

/** The tree of topics. */
export function TopicTree({ search, deleted, made, mayMove }: TopicTreeProps) {
  const { client } = useApp()
  const [round, setRound] = useState(0)
  const tree = useRef<HTMLUListElement>(null)
  const { topics, shown, clear, ...selection } = useSelectedTopics(tree)
  const list = useList(`topics ${search} ${deleted} ${made}`, (after) =>
    listTopics(client, { search, deleted, after }),
  )
  const { toast, refusals, isBusy, run } = useRowActions<CollectionTopic>(changed, {
    nameOf: topicTitle,
    countOf: (count) => (count === 1 ? '1 topic' : `${count} topics`),
  })
  const actions: TreeActions = {
    ...{ mayMove, deleted, refusals, isBusy, round, changed, ...selection },
    run: (action, topic) => void run(action, [topic]),
  }
  return (
    <>
      <List
        list={list}
        what="the topics"
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState
            icon={<FileText size={32} />}
            title={deleted ? 'The trash is empty' : 'No topic matches'}
          >
            {deleted ? 'Deleted topics stay here for 30 days.' : 'Try fewer words.'}
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
                    label="Select all topics that are shown"
                    keys={shown}
                    selected={selection.selected}
                    onSelect={selection.onSelect}
                  />
                </span>
                Select all that are shown
              </label>
            )}
            <ul ref={tree} className="ed-topics" aria-label="Topics">
              {nodes.map((topic) => (
                <TopicNode key={topic.id} topic={topic} parent={null} actions={actions} />
              ))}
            </ul>
          </>
        )}
      </List>
      <BulkBar
        what="topics"
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
    // Each has another version now.
    clear()
    setRound((count) => count + 1)
    list.refetch()
  }
}

const NONE: ReadonlyMap<number, CollectionTopic> = new Map()

/** The topics that are selected, wherever they stand in the tree. */
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

  /** In the order of the tree, whatever was expanded first. */
  function idsIn(): readonly number[] {
    const boxes = tree.current?.querySelectorAll<HTMLElement>('[data-topic-box]') ?? []
    return Array.from(boxes, ({ dataset }) => Number(dataset.topicBox))
  }
}

interface TopicTreeProps {
  /** How many were made beside the tree: with each it is read again. */
  readonly made: number
  readonly search: string
  /** Whether the trash is shown in place of the tree. */
  readonly deleted: boolean
  /** Whether this user says what topics there are, and where they stand. */
  readonly mayMove: boolean
}
