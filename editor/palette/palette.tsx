import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AnyBlock } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { sharedBlock } from '#schema/page/shared-block'
import { usesAtFirst } from '../store/block-uses'
import { insertHere } from '../store/commands'
import { targetRefusal } from '../store/places'
import { type EditorSession, useSession } from '../store/session'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { useEnglishNames } from '../ui/lazy/english-names'
import { useSettled } from '../ui/lazy/when-inactive'
import {
  addableBlocks,
  type BlockGroup,
  groupsOf,
  inFamilies,
  variantsName,
} from './addable-blocks'
import { pressEntryKey } from './entry-keys'
import { mostUsed } from './most-used'
import { PaletteEntry } from './palette-entry'
import { type FoundBlock, searchBlocks } from './search-blocks'
import './palette.css'

/** Palette of the blocks that can be added to this page, by subject. A click adds a block, a drag chooses the place. */
export function Palette() {
  const session = useSession()
  const { canEdit, registry, target } = session
  const Shared = targetRefusal(sharedBlock.name, session) === null ? session.Shared : undefined
  const [search, setSearch] = useState('')
  const [lastEntry, setLastEntry] = useState<string | null>(null)
  const [uses] = useState(usesAtFirst)
  const input = useRef<HTMLInputElement>(null)
  useClearedSearch(setSearch)
  useEnglishNames()

  const { isWhole, setUsed } = useWhole(search)
  const addable = useMemo(() => addableBlocks(registry, target), [registry, target])
  const listed = useMemo(
    () => withMostUsed(groupsOf(addable, target), mostUsed(addable, uses)),
    [addable, target, uses],
  )
  const isSearched = search.trim() !== ''
  const found = isSearched ? searchBlocks(addable, search, target) : []
  const groups = isSearched ? [] : listed
  const keys = isSearched
    ? found.map(({ definition }) => definition.name)
    : groups.flatMap(({ label, blocks }) => blocks.map(({ name }) => keyOf(label, name)))
  const stop = keys.find((key) => key === lastEntry) ?? keys[0]
  function clear(): void {
    setSearch('')
    input.current?.focus()
  }

  const nothingFound = (
    <EmptyState
      title={t("No block matches ''{search}''", { search: search.trim() })}
      action={<Button onClick={clear}>{t('Clear search')}</Button>}
    />
  )

  /** As in the inserter, Enter adds the best match. */
  function press({ key, nativeEvent }: KeyboardEvent): void {
    const [best] = found
    if (key === 'Enter' && !nativeEvent.isComposing && best && canEdit)
      insertHere(session, best.definition.name)
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
          aria-label={t('Search blocks')}
          placeholder={t('Search blocks')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {!canEdit && (
        <p className="ed-palette-note">{t('You can view this page, but not edit it.')}</p>
      )}
      {isSearched && (
        <FoundEntries found={found} stop={stop} onEntry={setLastEntry}>
          {!Shared && nothingFound}
        </FoundEntries>
      )}
      {(isWhole ? groups : groupsInSight(groups)).map((group) => (
        <PaletteGroup
          key={group.label}
          group={group}
          stop={
            group.blocks.some(({ name }) => keyOf(group.label, name) === stop) ? stop : undefined
          }
          onEntry={setLastEntry}
        />
      ))}
      {Shared && isWhole && (
        <Shared
          part="group"
          search={search.trim()}
          otherwise={isSearched && found.length === 0 && nothingFound}
        />
      )}
    </div>
  )
}

/** Search results, best first, each with a sentence. Announces their number and the one that Enter adds. */
function FoundEntries({ found, stop, onEntry, children }: FoundEntriesProps) {
  const [best] = found
  const count = t('{count, plural, one {# block} other {# blocks}}', { count: found.length })
  return (
    <>
      <p className="ed-visually-hidden" role="status">
        {best
          ? t('{count}. Press Enter to add “{label}”.', { count, label: best.definition.label })
          : ''}
      </p>
      {best ? (
        <ul className="ed-palette-found" aria-label={t('Blocks found')}>
          {found.map(({ definition, summary }) => (
            <li key={definition.name}>
              <PaletteEntry
                definition={definition}
                summary={summary}
                entryKey={definition.name}
                isStop={definition.name === stop}
                onFocus={onEntry}
              />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  )
}

interface FoundEntriesProps {
  readonly found: readonly FoundBlock[]
  readonly stop: string | undefined
  readonly onEntry: (key: string) => void
  /** Shown if there are no results. */
  readonly children: ReactNode
}

/** Sessions whose palette was rendered completely, remembered when the tab changes. */
const renderedWhole = new WeakSet<EditorSession>()

/** Returns whether groups out of view are also rendered: once the page has settled, or when the palette is about to be used. */
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

/** Returns the estimated height of a group out of view, in px: a heading and two entries per row. */
function heightOf(entries: number): number {
  return 26 + 116 * Math.ceil(entries / 2)
}

/** Returns the groups that fit in the window, by estimated height. */
function groupsInSight(groups: readonly BlockGroup[]): readonly BlockGroup[] {
  let height = 0
  return groups.filter(({ blocks }) => {
    const isInSight = height < window.innerHeight
    height += heightOf(blocks.length)
    return isInSight
  })
}

/** Memoized: only the groups that gain or lose the tab stop are re-rendered. */
const PaletteGroup = memo(function PaletteGroup({ group, stop, onEntry }: PaletteGroupProps) {
  const { label, blocks } = group
  const id = useId()
  const families = useMemo(() => inFamilies(blocks), [blocks])
  const entryOf = (definition: AnyBlock) => (
    <PaletteEntry
      key={definition.name}
      definition={definition}
      entryKey={keyOf(label, definition.name)}
      isStop={keyOf(label, definition.name) === stop}
      onFocus={onEntry}
    />
  )
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
        {families.map(([first, ...others]) =>
          others.length === 0 ? (
            <li key={first.name}>{entryOf(first)}</li>
          ) : (
            <li key={first.name} className="ed-palette-family">
              <fieldset aria-label={variantsName(first, others)}>
                {[first, ...others].map(entryOf)}
              </fieldset>
            </li>
          ),
        )}
      </ul>
    </section>
  )
})

/** Clears the search once a block was added, by click, drag or keyboard. */
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

/** Adds a group of the most used blocks at the start; they also stay in their own groups. */
function withMostUsed(
  groups: readonly BlockGroup[],
  most: BlockGroup['blocks'],
): readonly BlockGroup[] {
  return most.length > 0 ? [{ label: t('Used most'), blocks: most }, ...groups] : groups
}

/** Includes the group, because a frequently used type appears in two. */
function keyOf(group: string, name: string): string {
  return `${group} ${name}`
}

interface PaletteGroupProps {
  readonly group: BlockGroup
  /** The entry with the tab stop, if it is in this group. */
  readonly stop: string | undefined
  readonly onEntry: (key: string) => void
}
