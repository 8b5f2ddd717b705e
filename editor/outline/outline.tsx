import { ListTree } from 'lucide-react'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { t } from '#schema/messages/t'
import { ancestorsOf } from '#schema/page/tree'
import { useBlockContextMenu } from '../blocks/use-block-context-menu'
import { useChangedOnly } from '../store/changed-only'
import { usePage, useSession, useUi } from '../store/session'
import { EmptyState } from '../ui/empty-state'
import { LaneRow } from './lane-row'
import { LayoutRow } from './layout-row'
import { pressOutlineKey } from './outline-keys'
import { OutlineRow } from './outline-row'
import { outlineRows } from './outline-rows'
import { typeAhead } from './type-ahead'
import { type OutlineLineAt, useOutlineDrag } from './use-outline-drag'
import { useRowsInSteps } from './use-rows-in-steps'
import './outline.css'

/** Tree of the page's blocks for overview, selection, and moving by pointer, keys and menu. */
export function Outline() {
  const session = useSession()
  // Subscribes only to the order of blocks, so that typing in a field doesn't re-render all rows.
  const children = usePage(({ page }) => page.tree.children)
  const shown = useChangedOnly()
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [naming, setNaming] = useState<string | null>(null)
  const { closed, setOpen } = useFolds()
  const [typed] = useState(typeAhead)
  const { drag, line } = useOutlineDrag(list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is walked again when its order changes.
  const rows = useMemo(
    () => outlineRows(session.pageStore.getState().page.tree, session.registry, closed, shown),
    [session, children, closed, shown],
  )
  const rendered = useRowsInSteps(rows)
  const name = useCallback((id: string | null) => {
    // The row takes the focus back from its name field.
    if (id === null) hadFocus.current = true
    setNaming(id)
  }, [])

  const contextMenu = useBlockContextMenu({
    blockAt: (target) => rowAbove(target)?.dataset.outlineId ?? null,
    elementOf: (id) =>
      [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])].find(
        ({ dataset }) => dataset.outlineId === id,
      ) ?? null,
    returnFocus: () => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })

  useOutlineRequests(list)
  if (rows.length === 0) return <NoRows isFiltered={shown !== null} />
  return (
    <>
      <LayoutRow part="header" />
      <div
        {...drag}
        ref={list}
        className="ed-outline"
        role="tree"
        aria-label={t('Blocks of the page')}
        aria-multiselectable
        onKeyDown={(event) => {
          if (!contextMenu.pressMenuKey(event))
            pressOutlineKey({ session, rows, typed, setOpen, rename: name }, event)
        }}
        onContextMenu={contextMenu.onContextMenu}
        onFocus={({ target }) => {
          hadFocus.current = target.role === 'treeitem'
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) hadFocus.current = false
        }}
      >
        {rendered.map((row) =>
          row.kind === 'lane' ? (
            <LaneRow key={row.id} {...row} isNaming={row.id === naming} onName={name} />
          ) : (
            <OutlineRow
              key={row.id}
              {...row}
              isFirst={row.id === rows[0]?.id}
              isNaming={row.id === naming}
              onFold={setOpen}
              onName={name}
            />
          ),
        )}
        <OutlineDropLine line={line} />
        {contextMenu.menu}
        <FocusFollower list={list} hadFocus={hadFocus} order={rows} naming={naming} />
      </div>
      <LayoutRow part="footer" />
    </>
  )
}

/** Rows of blocks, without columns. */
const ROW = '[data-outline-id]:not([data-lane])'

function rowAbove(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null
}

function NoRows({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <>
      <LayoutRow part="header" />
      <EmptyState
        icon={<ListTree size={20} />}
        title={isFiltered ? t('No blocks changed here') : t('No blocks yet')}
      >
        {isFiltered
          ? t('Every block is the same as the network’s.')
          : t('Blocks you add are listed here.')}
      </EmptyState>
      <LayoutRow part="footer" />
    </>
  )
}

/** Focuses the row of the selected block when the outline is opened. */
function useOutlineRequests(list: RefObject<HTMLDivElement | null>): void {
  const requests = useUi((state) => state.outlineRequests)
  const served = useRef(0)
  useEffect(() => {
    if (requests <= served.current) return
    served.current = requests
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [requests, list])
}

/** Returns the collapsed branches. A branch with the selected block is expanded. */
function useFolds() {
  const { pageStore, uiStore } = useSession()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (isOpen) after.delete(id)
      else after.add(id)
      return after
    })
  }, [])
  useEffect(
    () =>
      uiStore.subscribe(({ selectedId }, before) => {
        const { tree } = pageStore.getState().page
        if (selectedId === null || selectedId === before.selectedId || !tree.blocks.has(selectedId))
          return
        const above = ancestorsOf(tree, selectedId)
        setClosed((now) =>
          above.some((id) => now.has(id))
            ? new Set([...now].filter((id) => !above.includes(id)))
            : now,
        )
      }),
    [pageStore, uiStore],
  )
  return { closed, setOpen }
}

/**
 * Moves the focus with the selection while it is in the tree, also after the focused row was deleted. A separate component, so
 * that a selection doesn't re-render all rows.
 */
function FocusFollower({ list, hadFocus, order, naming }: FocusFollowerProps) {
  const selectedId = useUi((state) => state.selectedId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of order or selection may leave the focus behind.
  useLayoutEffect(() => {
    // A focused column keeps the focus; the block that contains it is selected.
    if (!hadFocus.current || naming !== null || document.activeElement?.closest('[data-lane]'))
      return
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [selectedId, order, naming])
  return null
}

interface FocusFollowerProps {
  readonly list: RefObject<HTMLDivElement | null>
  readonly hadFocus: RefObject<boolean>
  /** Changes when blocks are added, removed or moved. */
  readonly order: unknown
  readonly naming: string | null
}

/** Marks where a drag would drop in the outline: a line between rows, or a box around the container. */
function OutlineDropLine({ line }: { readonly line: OutlineLineAt | null }) {
  if (!line) return null
  const { top, inset, height } = line
  const style = { insetBlockStart: top, insetInlineStart: inset, blockSize: height }
  return <div className="ed-outline-drop" data-box={height > 0} aria-hidden style={style} />
}
