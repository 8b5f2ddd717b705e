import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AnyBlock, Category, Registry, Surface } from '#schema/block/block'
import { slotLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { addableBlocks, categoryLabels } from './addable-blocks'
import { pressEntryKey } from './entry-keys'
import { rankOf } from './match-words'
import { PaletteEntry } from './palette-entry'
import './palette.css'

/** The blocks one may add to this page, by category. A click adds, a drag chooses the place. */
export function Palette() {
  const { canEdit, registry, target } = useSession()
  const [search, setSearch] = useState('')
  const [lastEntry, setLastEntry] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const requests = useUi(({ paletteRequests }) => paletteRequests)
  useEffect(() => {
    if (requests > 0) input.current?.focus()
  }, [requests])

  const groups = groupsOf(registry, target, search)
  const shown = groups.flatMap(([, blocks]) => blocks)
  const stop = shown.find(({ name }) => name === lastEntry) ?? shown[0]
  function clear(): void {
    setSearch('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the entries in it take the focus; this moves it from one to the next.
    <div className="ed-palette" onKeyDown={pressEntryKey}>
      <div className="ed-palette-search">
        <Search size={16} aria-hidden />
        <input
          ref={input}
          className="ed-input"
          type="search"
          aria-label="Search blocks"
          placeholder="Search blocks"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <InsertNote />
      {!canEdit && <p className="ed-palette-note">You can look at this page, but not change it.</p>}
      {groups.length === 0 && (
        <EmptyState
          title={`No block matches '${search.trim()}'`}
          action={<Button onClick={clear}>Clear search</Button>}
        />
      )}
      {groups.map(([category, blocks]) => (
        <PaletteGroup
          key={category}
          label={categoryLabels[category]}
          blocks={blocks}
          stop={stop?.name}
          onEntry={setLastEntry}
        />
      ))}
    </div>
  )
}

function PaletteGroup({ label, blocks, stop, onEntry }: PaletteGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="ed-palette-category">
        {label}
      </h2>
      <ul className="ed-palette-list">
        {blocks.map((definition) => (
          <li key={definition.name}>
            <PaletteEntry
              definition={definition}
              isStop={definition.name === stop}
              onFocus={onEntry}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says where the next block goes when the palette was opened for a place, and lets go of it. */
function InsertNote() {
  const { registry, uiStore } = useSession()
  const place = useUi(({ insertAt }) => insertAt)
  const where = usePage(({ page }) => {
    if (!place || !page.tree.children.has(place.slot)) return null
    return slotLabel(page.tree, place.slot, registry)
  })
  if (where === null) return null
  return (
    <p className="ed-palette-note">
      <span>
        Adding to <strong>{where}</strong>
      </span>
      <Button look="quiet" onClick={() => uiStore.setState({ insertAt: null })}>
        Stop
      </Button>
    </p>
  )
}

function groupsOf(registry: Registry, target: Surface, search: string): [Category, AnyBlock[]][] {
  return addableBlocks(registry, target, ({ category, description, label, name }) => {
    const more = `${name} ${description} ${categoryLabels[category]}`
    return rankOf({ name: label, more }, search) !== null
  })
}

interface PaletteGroupProps {
  readonly label: string
  readonly blocks: readonly AnyBlock[]
  /** The entry that Tab stops at. */
  readonly stop: string | undefined
  readonly onEntry: (name: string) => void
}
