import { Command } from 'cmdk'
import { useRef, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { addableBlocks, categoryLabels } from '../palette/addable-blocks'
import { fitting } from '../palette/match-words'
import { withMostUsed } from '../palette/most-used'
import { SamplePicture } from '../palette/sample-picture'
import { readBlockUses } from '../store/block-uses'
import { insertNew } from '../store/commands'
import type { Place } from '../store/edits/edited-page'
import { placeTitle, refusal, roomRefusal } from '../store/places'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import '../ui/styles/command-list.css'
import './inserter.css'

/** The blocks that may stand at a place, by category; typing searches their names and what they are for. */
export function InserterDialog({ place, onClosed }: InserterDialogProps) {
  const session = useSession()
  const { registry, target, uiStore } = session
  const tree = usePage(({ page }) => page.tree)
  const chosen = useRef<string | null>(null)
  // As it was when the dialog opened: closing it clears the store.
  const [from] = useState(() => uiStore.getState().insertingFrom)
  const [text, setText] = useState('')
  const [uses] = useState(readBlockUses)
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
    const name = chosen.current
    if (name === null) (from?.cancel ?? onClosed)()
    else if (from) from.choose(name)
    else insertNew(session, name, place)
  }

  return (
    <Dialog
      title="Insert a block"
      description={placeTitle(tree, { kind: 'new', name: '' }, place, registry)}
      onClose={close}
      onClosed={finish}
    >
      <Command className="ed-command-menu" label="Search blocks" shouldFilter={false} loop>
        <Command.Input
          className="ed-input"
          placeholder="Search blocks"
          value={text}
          onValueChange={setText}
        />
        <Command.List className="ed-command-list ed-inserter-list" label="Blocks">
          <Command.Empty className="ed-command-empty">
            {groups.length === 0
              ? `${roomRefusal(tree, place.slot, session) ?? 'Nothing may stand here'}.`
              : `No block matches '${text.trim()}'.`}
          </Command.Empty>
          {isSearched
            ? found.map((definition) => (
                <Entry key={definition.name} definition={definition} choose={choose} />
              ))
            : withMostUsed(groups, uses).map(({ label, blocks }) => (
                <Command.Group key={label} heading={label}>
                  {blocks.map((definition) => (
                    <Entry
                      key={definition.name}
                      definition={definition}
                      entryKey={`${label} ${definition.name}`}
                      choose={choose}
                    />
                  ))}
                </Command.Group>
              ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

function Entry({ definition, entryKey = definition.name, choose }: EntryProps) {
  const { description, label, name } = definition
  return (
    <Command.Item
      className="ed-command-item ed-inserter-item"
      value={entryKey}
      onSelect={() => choose(name)}
    >
      <SamplePicture definition={definition} />
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
  /** That of its kind where not given: a kind that is used much stands in two groups. */
  readonly entryKey?: string
  readonly choose: (name: string) => void
}
