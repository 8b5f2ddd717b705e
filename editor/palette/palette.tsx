import { Search } from 'lucide-react'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import type { Registry, Surface } from '#schema/block/block'
import { type BlockUses, readBlockUses } from '../store/block-uses'
import { slotLabel } from '../store/places'
import { type EditorSession, usePage, useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { useSettled } from '../ui/lazy/use-settled'
import { addableBlocks, categoryLabels } from './addable-blocks'
import { pressEntryKey } from './entry-keys'
import { rankOf } from './match-words'
import { type BlockGroup, labelled, withMostUsed } from './most-used'
import { PaletteEntry } from './palette-entry'
import './palette.css'

/** The blocks one may add to this page, by category. A click adds, a drag chooses the place. */
export function Palette() {
  const { canEdit, registry, target } = useSession()
  const [search, setSearch] = useState('')
  const [lastEntry, setLastEntry] = useState<string | null>(null)
  // As it was when the palette was opened: what is learned while one works moves nothing under the pointer.
  const [uses] = useState(readBlockUses)
  const input = useRef<HTMLInputElement>(null)
  const requests = useUi(({ paletteRequests }) => paletteRequests)
  useEffect(() => {
    if (requests > 0) input.current?.focus()
  }, [requests])

  useClearedSearch(setSearch)

  const { isWhole, setUsed } = useWhole(search)
  const groups = groupsOf({ registry, target, search, uses })
  const shown = groups.flatMap(({ label, blocks }) => blocks.map(({ name }) => keyOf(label, name)))
  const stop = shown.find((key) => key === lastEntry) ?? shown[0]
  function clear(): void {
    setSearch('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the entries in it take the focus; this moves it from one to the next.
    <div
      className="ed-palette"
      onKeyDown={pressEntryKey}
      onPointerEnter={setUsed}
      onTouchStart={setUsed}
      onFocus={setUsed}
    >
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
      {(isWhole ? groups : groupsInSight(groups)).map((group) => (
        <PaletteGroup key={group.label} {...group} stop={stop} onEntry={setLastEntry} />
      ))}
    </div>
  )
}

/** The pages whose palette was rendered whole: it stays so when another tab is looked at meanwhile. */
const renderedWhole = new WeakSet<EditorSession>()

/** Whether the groups out of sight are rendered, too: once the page has settled, or somebody is about to use the palette. */
function useWhole(search: string) {
  const session = useSession()
  const isSettled = useSettled()
  const [isUsed, setIsUsed] = useState(() => renderedWhole.has(session))
  const isWhole = isSettled || isUsed || search !== ''
  useEffect(() => {
    if (isWhole) renderedWhole.add(session)
  }, [isWhole, session])
  return { isWhole, setUsed: () => startTransition(() => setIsUsed(true)) }
}

/** About how high a group is, in px, while it is out of sight and not laid out: with its heading, two entries a row. */
function heightOf(entries: number): number {
  return 26 + 116 * Math.ceil(entries / 2)
}

/** The groups from the top to the end of the window, by their estimated heights. */
function groupsInSight(groups: readonly BlockGroup[]): readonly BlockGroup[] {
  let height = 0
  return groups.filter(({ blocks }) => {
    const isInSight = height < window.innerHeight
    height += heightOf(blocks.length)
    return isInSight
  })
}

function PaletteGroup({ label, blocks, stop, onEntry }: PaletteGroupProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="ed-palette-group"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(blocks.length)}px` }}
    >
      <h2 id={id} className="ed-palette-category">
        {label}
      </h2>
      <ul className="ed-palette-list">
        {blocks.map((definition) => (
          <li key={definition.name}>
            <PaletteEntry
              definition={definition}
              entryKey={keyOf(label, definition.name)}
              isStop={keyOf(label, definition.name) === stop}
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

/** What was searched for has been found once a block is added, by click, drag or keyboard. */
function useClearedSearch(setSearch: (search: string) => void): void {
  const { uiStore } = useSession()
  useEffect(
    () =>
      uiStore.subscribe(({ insertions }, before) => {
        if (insertions !== before.insertions) setSearch('')
      }),
    [uiStore, setSearch],
  )
}

/** All kinds by category, after those that are used most; while one searches, what fits by category. */
function groupsOf({ registry, target, search, uses }: Offer): readonly BlockGroup[] {
  const found = addableBlocks(registry, target, ({ category, description, label, name }) => {
    const more = `${name} ${description} ${categoryLabels[category]}`
    return rankOf({ name: label, more }, search) !== null
  })
  return search.trim() === '' ? withMostUsed(found, uses) : labelled(found)
}

interface Offer {
  readonly registry: Registry
  readonly target: Surface
  readonly search: string
  readonly uses: BlockUses
}

/** A kind that is used much stands in two groups. */
function keyOf(group: string, name: string): string {
  return `${group} ${name}`
}

interface PaletteGroupProps extends BlockGroup {
  /** The entry that Tab stops at. */
  readonly stop: string | undefined
  readonly onEntry: (key: string) => void
}
