import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type DeskTopic, readBelow } from '../api/topics'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { useRecordDoor } from '../panel/pickers/record-door'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { TopicMenu } from './topic-menu'
import { topicsIn, topicTitle } from './topic-steps'
import type { TopicParent, TreeActions } from './tree-actions'

/** A topic: its title opens its text, and the topics below it can be expanded. */
export function TopicNode({ topic, parent, actions }: TopicNodeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const door = useRecordDoor()
  const title = topicTitle(topic)
  const below = topic.topicChildren.reduce((sum, { numChildren }) => Math.max(sum, numChildren), 0)
  const refusal = actions.refusals.get(topic.id)
  return (
    <li className="ed-topic">
      <div className="ed-topic-row">
        {below > 0 && !actions.deleted ? (
          <Button
            look="quiet"
            className="ed-icon-button"
            aria-expanded={isOpen}
            aria-label={isOpen ? `Close ${title}` : `Show what stands below ${title}`}
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
        {topic.document ? (
          <AppLink href={pagePath(topic.document.id)}>{title}</AppLink>
        ) : (
          <button
            type="button"
            className="ed-topic-title"
            disabled={actions.deleted}
            onClick={() => door?.open('topic', String(topic.id))}
          >
            {title}
          </button>
        )}
        <span className="ed-quiet">{placesOf(topic)}</span>
        {topic.document === null && <TopicMenu {...{ topic, title, parent, actions }} />}
      </div>
      {refusal !== undefined && <p className="ed-refusal">{refusal}</p>}
      {isOpen && <Below topic={topic} actions={actions} />}
    </li>
  )
}

interface TopicNodeProps {
  readonly topic: DeskTopic
  /** `null` at the top of the tree. */
  readonly parent: TopicParent | null
  readonly actions: TreeActions
}

function Below({ topic, actions }: Pick<TopicNodeProps, 'topic' | 'actions'>) {
  const { client } = useApp()
  const { answer, again } = useAnswer(`below ${topic.id} ${actions.round}`, () =>
    readBelow(client, topic.id),
  )
  if (answer.state === 'loading') return <Spinner label="Loading…" />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  const beside = topicsIn(answer.value?.lists ?? [])
  return (
    <ul className="ed-topics" aria-label={`Below ${topicTitle(topic)}`}>
      {beside.map((child) => (
        <TopicNode
          key={child.id}
          topic={child}
          parent={{ id: topic.id, beside }}
          actions={actions}
        />
      ))}
    </ul>
  )
}

/** In how many languages it has a text, and whether locations have one of their own. */
function placesOf({ items }: DeskTopic): string {
  const languages = [...new Set(items.map(({ language }) => language))]
  const places = new Set(items.flatMap(({ locationId }) => locationId ?? []))
  const own = places.size > 1 ? ` · ${places.size} locations` : ''
  return `${languages.join(', ')}${own}`
}
