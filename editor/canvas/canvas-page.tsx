import {
  type MouseEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { PageLanguage } from '#renderer/parts/kit/foreign-language'
import { LinkOriginContext } from '#renderer/parts/links/link-origin-context'
import { ROOT } from '#schema/page/tree'
import { blockIdAt, isCanvasControl } from '../blocks/block-element'
import { useDrag } from '../drag/page-drag'
import { blocksDragged, useDragSource } from '../drag/use-drag-source'
import { selectTo, toggleSelected } from '../store/selection'
import { useChildren, useSession, useUi } from '../store/session'
import { editTextAt, explainUneditableText } from '../text/begin-writing'
import { useDroppedPictures } from '../text/use-dropped-pictures'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { CanvasBlock } from './block/canvas-block'
import { VirtualisationProvider } from './block/virtualised-blocks'
import { LayoutPart } from './layout-part'
import { useHoverIntent } from './use-hover-intent'
import { useIslands } from './use-islands'
import { useLazyPictures } from './use-lazy-pictures'
import type { PageSize } from './use-page-size'
import { useVirtualisedBlocks } from './use-virtualised-blocks'

/** Rare, but loaded first on empty pages: its start options are all that they show. */
const EmptyPage = lazyComponent(
  lazyPart(() => import('./empty-page').then((part) => part.EmptyPage)),
  <div className="ed-surface ed-empty-page" data-empty-slot={ROOT} />,
  true,
)

/**
 * Number of blocks rendered at first; the others follow while the page is already usable. Most pages have fewer: rendering them
 * in two parts would delay them behind the requests that start after the first paint.
 */
const FIRST_SCREEN = 60

/** The page with its blocks, in a single root as on the public site. */
export const CanvasPage = memo(function CanvasPage({ ref, size, onFocusInside }: CanvasPageProps) {
  const session = useSession()
  const { uiStore, context } = session
  const isInteractive = useUi((state) => state.isInteractive)
  const scheme = useUi((state) => state.siteScheme)
  useIslands(ref, isInteractive)
  const dropped = useDroppedPictures()
  useLazyPictures(ref)
  const drag = useDrag()
  const hover = useHoverIntent()
  const pressed = useRef<string | null>(null)
  // One drag source for all blocks: the pointer's position on press determines the block.
  const source = useDragSource({
    pick: () => (pressed.current === null ? null : blocksDragged(session, pressed.current)),
    keys: [],
  })
  const ids = useChildren(ROOT)
  const rendered = useVirtualisedBlocks(ref)
  // A page that is tried out is rendered completely, because its islands start only once.
  const virtualised = isInteractive ? null : rendered
  useEffect(() => (ref.current ? drag.attach(ref.current) : undefined), [drag, ref])

  function press(event: SyntheticEvent): void {
    pressed.current = isCanvasControl(event.target) ? null : blockIdAt(event.target)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas around it takes the keyboard; this is the pointer's part.
    // biome-ignore lint/a11y/useKeyWithMouseEvents: hovering only shows what a click would select.
    <div
      className="page"
      lang={context.language}
      data-canvas=""
      data-interactive={isInteractive ? '' : undefined}
      data-long={virtualised ? '' : undefined}
      style={scheme ? { ...size.page, colorScheme: scheme } : size.page}
      ref={ref}
      {...(!isInteractive && {
        onMouseDown: source.onMouseDown,
        onTouchStart: source.onTouchStart,
      })}
      onMouseDownCapture={press}
      onTouchStartCapture={press}
      onClickCapture={select}
      onDoubleClick={explain}
      onSubmitCapture={(event) => event.preventDefault()}
      onDragStart={(event) => event.preventDefault()}
      {...dropped}
      onFocusCapture={onFocusInside}
      onMouseOver={({ target }) => isInteractive || hover.over(blockIdAt(target))}
      onMouseLeave={({ relatedTarget }) => {
        // The controls above a hovered block belong to it.
        if (isCanvasControl(relatedTarget)) hover.stop()
        else hover.now(null)
      }}
    >
      {size.isKnown && (
        <LinkOriginContext value={context}>
          <PageLanguage value={context.language}>
            <LayoutPart part="header" />
            {/* Remounted after trying out, to reset what was opened or moved. */}
            <VirtualisationProvider value={virtualised}>
              <Blocks
                key={isInteractive ? 'tried' : 'edited'}
                ids={ids}
                areVirtualised={virtualised !== null}
                areAllNow={isInteractive || virtualised !== null}
              />
            </VirtualisationProvider>
            <LayoutPart part="footer" />
          </PageLanguage>
        </LinkOriginContext>
      )}
    </div>
  )

  /** Explains where a double-clicked text comes from if it can't be edited in place. */
  function explain({ target, currentTarget }: MouseEvent<HTMLElement>): void {
    const blockId = blockIdAt(target)
    if (isInteractive || isCanvasControl(target) || blockId === null) return
    if (target instanceof Node)
      void explainUneditableText(session, currentTarget, { blockId, at: target })
  }

  /**
   * Disables the page's links, buttons and summaries while it is edited: a click selects a block and edits the clicked text;
   * Shift selects a range, Ctrl or Cmd adds a block.
   */
  function select(event: MouseEvent<HTMLElement>): void {
    if (isCanvasControl(event.target)) return
    if (isInteractive) {
      stayHere(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const id = blockIdAt(event.target)
    if (id !== null && event.shiftKey) selectTo(session, id)
    else if (id !== null && (event.ctrlKey || event.metaKey)) toggleSelected(session, id)
    else choose(event, id)
  }

  function choose(
    { target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
    id: string | null,
  ) {
    hover.now(id)
    uiStore.select(id)
    if (id === null || !(target instanceof Node)) return
    const caret = { x: clientX, y: clientY }
    editTextAt(session, currentTarget, { blockId: id, at: target, caret })
  }
})

/** Keeps links from leaving the editor while the page is tried out. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

function Blocks({ ids, areVirtualised, areAllNow }: BlocksProps) {
  const [all, setAll] = useState(areAllNow || ids.length <= FIRST_SCREEN)
  useEffect(() => startTransition(() => setAll(true)), [])
  if (ids.length === 0) return <EmptyPage />
  const shown = all ? ids : ids.slice(0, FIRST_SCREEN)
  return shown.map((id) => <CanvasBlock key={id} id={id} isVirtualised={areVirtualised} />)
}

interface BlocksProps {
  readonly ids: readonly string[]
  /** True if each block is rendered separately when it comes near the viewport. */
  readonly areVirtualised: boolean
  /** True if all blocks are rendered at once, without waiting for the first ones. */
  readonly areAllNow: boolean
}

interface CanvasPageProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly size: PageSize
  /** Called when a link or control of the page itself receives the focus. */
  readonly onFocusInside: (event: SyntheticEvent) => void
}
