import { useQuery } from '@apollo/client/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { topicBelowQuery } from '../api/operations/topics'
import { belowOf, type CollectionTopic } from '../api/topics'
import { FailureNote } from '../app/error-page'
import { useRecordEditing } from '../panel/pickers/record-editing'
import { SelectBox } from '../screens/list/selection'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { shortName } from '../ui/language-names'
import { type SortableItem, SortableList, useSortableItem } from '../ui/sortable/sortable-list'
import { useMovedRows } from '../ui/sortable/use-moved-rows'
import { Spinner } from '../ui/spinner'
import { StatusMark } from '../ui/status-mark'
import { TopicMenu } from './topic-menu'
import { topicsIn, topicTitle } from './topic-steps'
import { shiftBy, type TopicParent, type TreeActions } from './tree-actions'

/** A topic in the tree: its title opens its text, and its child topics can be expanded. */
export function TopicNode({ topic, parent, actions, sortable }: TopicNodeProps) {
  const { handle, ...frame } = sortable ?? {}
  const [isOpen, setIsOpen] = useState(false)
  const editing = useRecordEditing()
  const title = topicTitle(topic)
  const below = topic.topicChildren.reduce((sum, { numChildren }) => Math.max(sum, numChildren), 0)
  const refusal = actions.refusals.get(topic.id)
  return (
    <li className="ed-topic" {...frame}>
      <div className="ed-topic-row" data-selected={actions.selected.has(topic.id)}>
        {topic.document === null && <TopicBox {...{ topic, actions }} />}
        {handle}
        {below > 0 && !actions.deleted ? (
          <Button
            look="quiet"
            className="ed-icon-button"
            aria-expanded={isOpen}
            aria-label={
              isOpen ? t('Close {title}', { title }) : t('Show the subtopics of {title}', { title })
            }
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? (
              <ChevronDown size={16} aria-hidden />
            ) : (
              <ChevronRight size={16} aria-hidden />
            )}
          </Button>
        ) : (
          <span className="ed-topic-leaf" />
        )}
        <span className="ed-topic-words">
          {topic.document ? (
            <AppLink href={pagePath(topic.document.id)}>{title}</AppLink>
          ) : (
            <button
              type="button"
              className="ed-topic-title"
              disabled={actions.deleted}
              onClick={() => editing?.open('topic', String(topic.id))}
            >
              {title}
            </button>
          )}
          <HiddenMark topic={topic} />
          <span className="ed-quiet">{placesOf(topic)}</span>
        </span>
        {topic.document === null && <TopicMenu {...{ topic, title, parent, actions }} />}
      </div>
      {refusal !== undefined && <p className="ed-refusal">{refusal}</p>}
      {isOpen && <Below topic={topic} actions={actions} />}
    </li>
  )
}

/** Checkbox that selects a topic, for users who have actions on it. */
function TopicBox({ topic, actions }: Pick<TopicNodeProps, 'topic' | 'actions'>) {
  const { mayMove, selected, onSelect, range, show, hide } = actions
  const { id } = topic
  useEffect(() => {
    if (mayMove) show(topic)
  }, [topic, mayMove, show])
  useEffect(() => () => hide(id), [id, hide])
  if (!mayMove) return null
  return (
    <span className="ed-list-select" data-topic-box={id}>
      <SelectBox of={id} name={topicTitle(topic)} {...{ selected, onSelect, range }} />
    </span>
  )
}

/** Mark for a topic that visitors don't see. */
function HiddenMark({ topic: { recordStatus } }: Pick<TopicNodeProps, 'topic'>) {
  if (recordStatus === 'ARCHIVED') return <StatusMark words={t('Archived')} shape="archived" />
  if (recordStatus === 'INACTIVE') return <StatusMark words={t('Draft')} shape="draft" />
  return null
}

interface TopicNodeProps {
  readonly topic: CollectionTopic
  /** `null` at the top of the tree. */
  readonly parent: TopicParent | null
  readonly actions: TreeActions
  /** Set if the topic is part of a sortable list. */
  readonly sortable?: SortableItem
}

/** A topic that can be dragged among its siblings. */
function SortableTopic(props: Omit<TopicNodeProps, 'sortable'>) {
  const { topic } = props
  return (
    <TopicNode {...props} sortable={useSortableItem(String(topic.id), topicTitle(topic), false)} />
  )
}

function Below({ topic, actions }: Pick<TopicNodeProps, 'topic' | 'actions'>) {
  const query = useQuery(topicBelowQuery, { variables: { id: topic.id } })
  const { error, data = query.previousData } = query
  const below = useMemo(() => data && belowOf(data), [data])
  if (error) return <FailureNote failure={failureOf(error)} reload={() => void query.refetch()} />
  if (below === undefined) return <Spinner label={t('Loading…')} />
  return <TopicActions topic={topic} actions={actions} below={below} />
}

/** The topics below a topic; users with the right can sort them. */
function TopicActions({ topic, actions, below }: TopicActionsProps) {
  const topics = useMemo(() => topicsIn(below?.lists ?? []), [below])
  const { shown, moveRow } = useMovedRows(topics, actions.refusals)
  const parent = { id: topic.id, beside: shown }
  const Node = actions.mayMove ? SortableTopic : TopicNode
  const list = (
    <ul className="ed-topics" aria-label={t('Below {topic}', { topic: topicTitle(topic) })}>
      {shown.map((child) => (
        <Node key={child.id} topic={child} parent={parent} actions={actions} />
      ))}
    </ul>
  )
  if (!actions.mayMove) return list
  return (
    <SortableList
      keys={shown.map(({ id }) => String(id))}
      nameOf={(index) => (shown[index] ? topicTitle(shown[index]) : '')}
      move={move}
    >
      {list}
    </SortableList>
  )

  function move(from: number, to: number): void {
    const moved = actions.isBusy ? null : moveRow(from, to)
    if (moved) actions.run(shiftBy(parent, moved.row, moved.by), moved.row)
  }
}

interface TopicActionsProps extends Pick<TopicNodeProps, 'topic' | 'actions'> {
  readonly below: ReturnType<typeof belowOf>
}

/** Returns a text with the languages of a topic, and whether locations have their own versions. */
function placesOf({ items }: CollectionTopic): string {
  const languages = [...new Set(items.map(({ language }) => shortName(language)))]
  const places = new Set(items.flatMap(({ locationId }) => locationId ?? []))
  const own = places.size > 1 && t('{size} locations', { size: places.size })
  return formatDetails([...languages, own])
}
