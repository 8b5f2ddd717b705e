import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, ImagePlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { CollectionTopic } from '../api/topics'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { MoveTopicDialog } from './move-topic-dialog'
import { NewTopicDialog } from './new-topic-dialog'
import { topicActions } from './topic-actions'
import { TopicFactsDialog } from './topic-facts-dialog'
import { shiftBy, type TopicParent, type TreeActions } from './tree-actions'

/** Menu of the actions on a topic in the tree, for users who manage topics. */
export function TopicMenu({ topic, title, parent, actions }: TopicMenuProps) {
  const [asked, setAsked] = useState<'new' | 'move' | 'facts' | null>(null)
  if (!actions.mayMove) return null
  const at = parent?.beside.findIndex(({ id }) => id === topic.id) ?? 0
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <Button
            look="quiet"
            className="ed-icon-button"
            aria-label={t('Actions for {title}', { title })}
          >
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
      >
        {!actions.deleted && (
          <>
            <MenuItem icon={<Plus size={16} />} onSelect={() => setAsked('new')}>
              {t('Add subtopic')}
            </MenuItem>
            <MenuItem icon={<ImagePlus size={16} />} onSelect={() => setAsked('facts')}>
              {t('Picture and link…')}
            </MenuItem>
            <MenuItem icon={<CornerDownRight size={16} />} onSelect={() => setAsked('move')}>
              {t('Move below another…')}
            </MenuItem>
            {parent && at > 0 && (
              <MenuItem icon={<ArrowUp size={16} />} onSelect={() => shift(parent, -1)}>
                {t('Move up')}
              </MenuItem>
            )}
            {parent && at < parent.beside.length - 1 && (
              <MenuItem icon={<ArrowDown size={16} />} onSelect={() => shift(parent, 1)}>
                {t('Move down')}
              </MenuItem>
            )}
            <MenuSeparator />
          </>
        )}
        {topicActions
          .filter(({ isFor }) => isFor(topic))
          .map((action) => (
            <MenuItem
              key={action.label}
              icon={<action.icon size={16} />}
              danger={action.danger ?? false}
              onSelect={() => actions.run(action, topic)}
            >
              {action.label}
            </MenuItem>
          ))}
      </Menu>
      {asked === 'new' && (
        <NewTopicDialog below={{ id: topic.id, title }} onMade={actions.changed} onClose={close} />
      )}
      {asked === 'facts' && (
        <TopicFactsDialog id={topic.id} title={title} onSaved={actions.changed} onClose={close} />
      )}
      {asked === 'move' && (
        <MoveTopicDialog
          {...{ topic, title }}
          from={parent?.id ?? null}
          onMoved={actions.changed}
          onClose={close}
        />
      )}
    </>
  )

  function shift(above: TopicParent, by: number): void {
    actions.run(shiftBy(above, topic, by), topic)
  }
}

interface TopicMenuProps {
  readonly topic: CollectionTopic
  readonly title: string
  readonly parent: TopicParent | null
  readonly actions: TreeActions
}
