import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { blocksLabel } from '../store/block-labels'
import { actionTargets, listOf } from '../store/selection'
import { useSession } from '../store/session'
import { type MenuPoint, PointMenu } from '../ui/floating/point-menu'
import { isTextField } from './block-keys'
import { BlockMenuItems } from './block-menu'

/**
 * Opens the block menu on right click, and on Shift+F10 or the menu key for the selected block. The browser's own menu opens in
 * edited text, with Shift held, and on touch, where a long press moves a block.
 */
export function useBlockContextMenu({ blockAt, elementOf, returnFocus }: ContextMenuOptions) {
  const session = useSession()
  const { canEdit, pageStore, registry, uiStore } = session
  const [opened, setOpened] = useState<OpenedMenu | null>(null)

  function openAt(id: string, at: MenuPoint): void {
    if (!uiStore.getState().selectedIds.has(id)) uiStore.select(id)
    setOpened((before) => ({ id, at, count: (before?.count ?? 0) + 1 }))
  }

  /** Returns whether there is a block whose menu can be opened. */
  function openByKey(): boolean {
    const { selectedId, isInteractive } = uiStore.getState()
    const rect = selectedId === null ? undefined : elementOf(selectedId)?.getBoundingClientRect()
    if (!canEdit || isInteractive || selectedId === null || !rect) return false
    // The start of a block may be outside the viewport.
    const inSight = (at: number, most: number) => Math.min(Math.max(at, 8), most - 8)
    const [x, y] = [inSight(rect.left + 16, innerWidth), inSight(rect.top + 16, innerHeight)]
    openAt(selectedId, { x, y, isByKey: true })
    return true
  }

  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    const { pointerType } = event.nativeEvent as unknown as PointerEvent
    const isByKey = pointerType === '' || (event.button !== 2 && !event.ctrlKey)
    const isBrowsers = pointerType === 'touch' || (event.shiftKey && !isByKey)
    if (!canEdit || isBrowsers || uiStore.getState().isInteractive || isTextField(event.target))
      return
    if (isByKey) {
      if (openByKey()) event.preventDefault()
      return
    }
    const id = blockAt(event.target)
    if (id === null) return
    event.preventDefault()
    openAt(id, { x: event.clientX, y: event.clientY, isByKey: false })
  }

  /** Handles the menu keys: some browsers send key events, others a `contextmenu` event. Returns true if the key was handled. */
  function pressMenuKey(event: KeyboardEvent): boolean {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isMenuKey || isTextField(event.target) || !openByKey()) return false
    event.preventDefault()
    return true
  }

  const { tree } = pageStore.getState().page
  const isThere = opened !== null && tree.blocks.has(opened.id)
  const targets = isThere ? listOf(actionTargets(session, opened.id)) : []
  const menu: ReactNode = isThere && (
    <PointMenu
      key={opened.count}
      at={opened.at}
      label={t('{count, plural, one {Actions for “{label}”} other {Actions for # blocks}}', {
        count: targets.length,
        label: blocksLabel(tree, targets, registry),
      })}
      returnFocus={returnFocus}
      onClose={() => setOpened(null)}
    >
      <BlockMenuItems id={opened.id} afterRemove={returnFocus} />
    </PointMenu>
  )
  return { onContextMenu, pressMenuKey, menu }
}

interface OpenedMenu {
  readonly id: string
  readonly at: MenuPoint
  /** Distinguishes consecutive openings, which may be for the same block. */
  readonly count: number
}

interface ContextMenuOptions {
  /** Returns the block under the target; `null` outside all blocks. */
  readonly blockAt: (target: EventTarget) => string | null
  /** Returns the element that shows a block. */
  readonly elementOf: (id: string) => Element | null
  readonly returnFocus: () => void
}
