import { FileText } from 'lucide-react'
import { useState } from 'react'
import { type DeskTopic, listTopics } from '../api/topics'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Paging } from '../screens/paging'
import { useCursors } from '../screens/use-cursors'
import { useRowActions } from '../screens/use-row-actions'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { ToastRegion } from '../ui/toast-region'
import { TopicNode } from './topic-node'
import { topicTitle } from './topic-steps'
import type { TreeActions } from './tree-actions'

const AT_ONCE = 50

/** Topics with those below them. */
export function TopicTree({ search, deleted, mayMove }: TopicTreeProps) {
  const { client } = useApp()
  const [round, setRound] = useState(0)
  const { cursors, setCursors } = useCursors(`${search} ${deleted}`)
  const key = `topics ${search} ${deleted} ${cursors.at(-1)} ${round}`
  const { answer, again } = useAnswer(key, () =>
    listTopics(client, { search, deleted, after: cursors.at(-1) ?? null }),
  )
  const { toast, refusals, run } = useRowActions<DeskTopic>(() => setRound(round + 1), {
    nameOf: topicTitle,
    countOf: (count) => (count === 1 ? 'The topic' : `${count} topics`),
  })
  if (answer.state === 'loading') return <Spinner label="Loading the topics…" />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  const { nodes } = answer.value
  const actions: TreeActions = {
    ...{ mayMove, deleted, refusals, round },
    run: (action, topic) => void run(action, [topic]),
    changed: () => setRound(round + 1),
  }
  return (
    <>
      {nodes.length === 0 ? (
        <EmptyState
          icon={<FileText size={32} />}
          title={deleted ? 'The trash is empty' : 'No topic matches'}
        >
          {deleted ? 'Deleted topics stay here for 30 days.' : 'Try fewer words.'}
        </EmptyState>
      ) : (
        <ul className="ed-topics" aria-label="Topics">
          {nodes.map((topic) => (
            <TopicNode key={topic.id} topic={topic} parent={null} actions={actions} />
          ))}
        </ul>
      )}
      <Paging list={answer.value} atOnce={AT_ONCE} {...{ cursors, setCursors }} />
      <ToastRegion toast={toast} onUndo={() => toast?.action?.run()} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
    </>
  )
}

interface TopicTreeProps {
  readonly search: string
  /** Whether the trash is shown in place of the tree. */
  readonly deleted: boolean
  /** Whether this user says what topics there are, and where they stand. */
  readonly mayMove: boolean
}
