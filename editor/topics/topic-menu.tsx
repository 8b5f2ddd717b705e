import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, Plus, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeskTopic } from '../api/topics'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { MoveTopicDialog } from './move-topic-dialog'
import { NewTopicDialog } from './new-topic-dialog'
import { trashTopic, untrashTopic } from './topic-steps'
import { shiftBy, type TopicParent, type TreeActions } from './tree-actions'

/** What can be done with a topic in the tree, by those who say what topics there are. */
export function TopicMenu({ topic, title, parent, actions }: TopicMenuProps) {
  const [asked, setAsked] = useState<'new' | 'move' | null>(null)
  if (!actions.mayMove) return null
  const at = parent?.beside.findIndex(({ id }) => id === topic.id) ?? 0
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" className="ed-icon-button" aria-label={`Actions for ${title}`}>
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
      >
        {actions.deleted ? (
          <MenuItem icon={<Undo2 size={16} />} onSelect={restore}>
            Take out of the trash
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={<Plus size={16} />} onSelect={() => setAsked('new')}>
              New topic below
            </MenuItem>
            <MenuItem icon={<CornerDownRight size={16} />} onSelect={() => setAsked('move')}>
              Move below another…
            </MenuItem>
            {parent && at > 0 && (
              <MenuItem icon={<ArrowUp size={16} />} onSelect={() => shift(parent, -1)}>
                Move up
              </MenuItem>
            )}
            {parent && at < parent.beside.length - 1 && (
              <MenuItem icon={<ArrowDown size={16} />} onSelect={() => shift(parent, 1)}>
                Move down
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<Trash2 size={16} />} danger onSelect={trash}>
              Move to the trash
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'new' && (
        <NewTopicDialog below={{ id: topic.id, title }} onMade={actions.changed} onClose={close} />
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

  function trash(): void {
    actions.run({ done: 'Moved to the trash:', run: trashTopic }, topic)
  }

  function restore(): void {
    const action = async (...[client]: Parameters<typeof untrashTopic>) => {
      await untrashTopic(client, topic)
      return null
    }
    actions.run({ done: 'Restored', run: action }, topic)
  }
}

interface TopicMenuProps {
  readonly topic: DeskTopic
  readonly title: string
  readonly parent: TopicParent | null
  readonly actions: TreeActions
}
