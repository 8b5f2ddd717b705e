import { Command } from 'cmdk'
import { useRef, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { addableBlocks, categoryLabels } from '../palette/addable-blocks'
import { categoryIcons } from '../palette/category-icons'
import { fitting } from '../palette/match-words'
import { insertNew } from '../store/commands'
import type { Place } from '../store/edits/place'
import { placeTitle, refusal } from '../store/places'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import './inserter.css'

/** The blocks that may stand at a place, by category; typing searches their names and what they are for. */
export function InserterDialog({ place, onClosed }: InserterDialogProps) {
  const session = useSession()
  const { registry, target, uiStore } = session
  const tree = usePage(({ page }) => page.tree)
  const chosen = useRef<string | null>(null)
  const [text, setText] = useState('')
  const close = () => uiStore.openInserter(null)
  const groups = addableBlocks(
    registry,
    target,
    ({ name }) => refusal(tree, { kind: 'new', name }, place.slot, session) === null,
  )

  // What fits best comes first, whatever it belongs to: Enter adds it.
  const found = fitting(
    groups.flatMap(([, blocks]) => blocks),
    text,
    ({ category, description, label, name }) => ({
      name: label,
      more: `${name} ${description} ${categoryLabels[category]}`,
    }),
  )
  const isSearched = text.trim() !== ''

  function choose(name: string): void {
    chosen.current = name
    close()
  }

  /** Only now: the new block's first field gets the focus, which the dialog would take away again. */
  function finish(): void {
    if (chosen.current === null) onClosed()
    else insertNew(session, chosen.current, place)
  }

  return (
    <Dialog
      title="Insert a block"
      description={placeTitle(tree, { kind: 'new', name: '' }, place, registry)}
      onClose={close}
      onClosed={finish}
    >
      <Command className="ed-inserter" label="Search blocks" shouldFilter={false} loop>
        <Command.Input
          className="ed-input"
          placeholder="Search blocks"
          value={text}
          onValueChange={setText}
        />
        <Command.List className="ed-inserter-list" label="Blocks">
          <Command.Empty className="ed-inserter-empty">
            {groups.length === 0 ? 'Nothing may stand here.' : `No block matches '${text.trim()}'.`}
          </Command.Empty>
          {isSearched
            ? found.map((definition) => (
                <Entry key={definition.name} definition={definition} choose={choose} />
              ))
            : groups.map(([category, blocks]) => (
                <Command.Group key={category} heading={categoryLabels[category]}>
                  {blocks.map((definition) => (
                    <Entry key={definition.name} definition={definition} choose={choose} />
                  ))}
                </Command.Group>
              ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

function Entry({ definition, choose }: EntryProps) {
  const { category, description, label, name } = definition
  const Icon = categoryIcons[category]
  return (
    <Command.Item className="ed-inserter-item" value={name} onSelect={() => choose(name)}>
      <Icon size={18} aria-hidden />
      <span>
        {label}
        <small>{description}</small>
      </span>
    </Command.Item>
  )
}

interface InserterDialogProps {
  readonly place: Place
  readonly onClosed: () => void
}

interface EntryProps {
  readonly definition: AnyBlock
  readonly choose: (name: string) => void
}
