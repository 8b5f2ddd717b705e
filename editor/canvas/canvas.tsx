import { type KeyboardEvent, type SyntheticEvent, useCallback, useRef } from 'react'
import { t } from '#schema/messages/t'
import { BlockDialogs } from '../blocks/block-dialogs'
import { blockElement, blockIdAt, isCanvasControl } from '../blocks/block-element'
import { useBlockContextMenu } from '../blocks/use-block-context-menu'
import { CANVAS_DROPPABLE, useDragPort } from '../drag/drag-port'
import { useDrag } from '../drag/page-drag'
import { Inserter } from '../palette/inserter'
import { useSession, useUi } from '../store/session'
import { writeFirstText } from '../text/begin-writing'
import { TextInPlace } from '../text/text-in-place'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { BlockPageProvider } from './block/block-page'
import { pressCanvasKey } from './canvas-keys'
import { CanvasPage } from './canvas-page'
import { BlockOutlines } from './overlay/block-outlines'
import { DropLine } from './overlay/drop-line'
import { SelectionInView } from './selection-in-view'
import { useOverview } from './use-overview'
import { usePageSize } from './use-page-size'
import { useSteadyPage } from './use-steady-page'
import { pressViewKey } from './view-keys'
import './block/page-styles'
import './canvas.css'

const CommentMarks = lazyComponent(
  lazyPart(() => import('./overlay/comment-marks').then((part) => part.CommentMarks)),
)
const OtherPeople = lazyComponent(
  lazyPart(() => import('./overlay/other-people').then((part) => part.OtherPeople)),
)
const TryingBanner = lazyComponent(
  lazyPart(() => import('./trying-banner').then((part) => part.TryingBanner)),
)
const RecordNote = lazyComponent(
  lazyPart(() => import('../text/record-note').then((part) => part.RecordNote)),
)

/**
 * The edited page, rendered with the renderer's own views, with its overlays: selection, bar and drop line. Placed inside
 * `CanvasDrag`; fills its container and has its own scrolling.
 */
export function Canvas() {
  const session = useSession()
  const drag = useDrag()
  const pane = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const afterPage = useRef<HTMLSpanElement>(null)
  const port = useDragPort()
  const sheetRef = useCallback(
    (sheet: HTMLElement | null) => port.setTarget(CANVAS_DROPPABLE, sheet),
    [port],
  )
  const size = usePageSize(pane, page)
  useOverview(pane, page)
  useSteadyPage(pane)
  const isInteractive = useUi((state) => state.isInteractive)
  const isSomeoneElseHere = useUi(({ others, marked }) => others.length > 0 || marked !== null)
  const hasComments = useUi(({ openComments }) => openComments.size > 0)
  const isTextOfRecord = useUi(({ recordText }) => recordText !== null)
  const focusCanvas = useCallback(() => pane.current?.focus({ preventScroll: true }), [])

  const contextMenu = useBlockContextMenu({
    blockAt: (target) => (isCanvasControl(target) ? null : blockIdAt(target)),
    elementOf: (id) => page.current && blockElement(page.current, id),
    returnFocus: focusCanvas,
  })

  function press(event: KeyboardEvent<HTMLElement>): void {
    // Text typed ahead for an overlay that is still loading is not a shortcut.
    if (session.uiStore.getState().overlay !== null) return
    // Tab skips the page's own links and moves past them.
    if (event.key === 'Tab' && !event.shiftKey && event.target === pane.current && !isInteractive)
      afterPage.current?.focus({ preventScroll: true })
    if (contextMenu.pressMenuKey(event)) return
    if (event.key === 'Enter' && writeFirst(event)) return
    if (event.key === 'Escape' && leaveBar(event)) return
    if (!pressViewKey(session, event)) pressCanvasKey(session, event)
  }

  /** Starts editing the first text of the selected block in place; if it has none, Enter moves to the panel. */
  function writeFirst(event: KeyboardEvent<HTMLElement>): boolean {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event
    const { selectedId: blockId } = session.uiStore.getState()
    if (target !== pane.current || ctrlKey || metaKey || altKey || shiftKey || isInteractive)
      return false
    if (blockId === null || !page.current || !writeFirstText(session, page.current, blockId))
      return false
    event.preventDefault()
    return true
  }

  /** Handles Escape in a block's bar, which returns the focus to the block; only there does Escape select the parent. */
  function leaveBar(event: KeyboardEvent<HTMLElement>): boolean {
    // A tooltip already used this key press to close.
    const { target } = event
    if (!(target instanceof Element) || !target.closest('.ed-block-bar')) return false
    event.preventDefault()
    focusCanvas()
    return true
  }

  /** A link of the page was clicked, or reached by Shift+Tab: the canvas takes the focus instead. */
  const keepFocus = useCallback(
    ({ target }: SyntheticEvent) => {
      if (!isInteractive && !isCanvasControl(target)) focusCanvas()
    },
    [isInteractive, focusCanvas],
  )

  return (
    <section
      ref={pane}
      className="ed-canvas"
      aria-label={t('Page canvas')}
      aria-describedby="ed-canvas-keys"
      data-wide={size.isWide}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a composite of its own: arrow keys select in it; and what scrolls must be reachable by keyboard, too.
      tabIndex={0}
      onKeyDown={press}
      onContextMenu={contextMenu.onContextMenu}
      onScroll={drag.scrolled}
      onClick={({ target }) => target === pane.current && session.uiStore.select(null)}
    >
      <p id="ed-canvas-keys" hidden>
        {t(
          'Use the arrow keys to select a block, with Shift to select several. Press Enter to edit its text or fields, Alt with the up or down arrow to move it, Delete to delete it.',
        )}
      </p>
      {isInteractive && <TryingBanner focusCanvas={focusCanvas} />}
      <div ref={sheetRef} className="ed-canvas-sheet" style={middleOf(size.shownWidth)}>
        <BlockPageProvider>
          <CanvasPage ref={page} size={size} onFocusInside={keepFocus} />
        </BlockPageProvider>
        <span ref={afterPage} tabIndex={-1} />
        {!isInteractive && <BlockOutlines page={page} focusCanvas={focusCanvas} />}
        <TextInPlace page={page} focusCanvas={focusCanvas} />
        {isSomeoneElseHere && <OtherPeople page={page} />}
        {hasComments && !isInteractive && <CommentMarks page={page} />}
        {isTextOfRecord && <RecordNote focusCanvas={focusCanvas} />}
        <DropLine pane={pane} />
        <SelectionInView pane={pane} page={page} />
      </div>
      {contextMenu.menu}
      <BlockDialogs onClosed={focusCanvas} />
      <Inserter onClosed={focusCanvas} />
    </section>
  )
}

/** Centres the page on the canvas at whole pixels, because text at fractions is blurred. */
function middleOf(width: string) {
  const marginInlineStart = `round(down, max(0px, (100% - ${width}) / 2), 1px)`
  return { inlineSize: width, marginInlineStart }
}
