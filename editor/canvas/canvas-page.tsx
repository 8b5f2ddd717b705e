import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ROOT } from '#schema/page/tree'
import { useDrag } from '../drag/drag-context'
import { useDragSource } from '../drag/use-drag-source'
import { useChildren, useSession } from '../store/session'
import { blockIdAt, isCanvasControl } from './block-element'
import { CanvasBlock } from './canvas-block'
import { EmptyPage } from './empty-page'

/** So many blocks are drawn at first; the others follow while the page can be used already. */
const FIRST_SCREEN = 30
/** From so many blocks on, the browser lays out only what is near the view. */
const LONG_PAGE = 60

/** The page itself: one root as on the public site, with its blocks in it. */
export function CanvasPage({ ref, style, onFocusInside }: CanvasPageProps) {
  const { uiStore } = useSession()
  const drag = useDrag()
  const pressed = useRef<string | null>(null)
  // One source for all blocks: which one is meant is known when the pointer goes down.
  const source = useDragSource({
    id: 'canvas-page',
    pick: () => (pressed.current === null ? null : { kind: 'block', id: pressed.current }),
    keys: [],
  })
  const ids = useChildren(ROOT)
  useEffect(() => (ref.current ? drag.attach(ref.current) : undefined), [drag, ref])

  const setSource = source.ref
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      ref.current = element
      setSource(element)
    },
    [ref, setSource],
  )

  function press(event: SyntheticEvent): void {
    pressed.current = isCanvasControl(event.target) ? null : blockIdAt(event.target)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas around it takes the keyboard; this is the pointer's part.
    // biome-ignore lint/a11y/useKeyWithMouseEvents: hovering only shows what a click would select.
    <div
      className="page"
      data-canvas=""
      data-long={ids.length > LONG_PAGE ? '' : undefined}
      style={style}
      ref={attach}
      onMouseDown={source.onMouseDown}
      onTouchStart={source.onTouchStart}
      onMouseDownCapture={press}
      onTouchStartCapture={press}
      onClickCapture={select}
      onSubmitCapture={(event) => event.preventDefault()}
      onDragStart={(event) => event.preventDefault()}
      onFocusCapture={onFocusInside}
      onMouseOver={({ target }) => uiStore.hover(blockIdAt(target))}
      onMouseLeave={() => uiStore.hover(null)}
    >
      <Blocks ids={ids} />
    </div>
  )

  /** Links, buttons and summaries of the page do nothing while it is edited: a click selects. */
  function select(event: MouseEvent): void {
    if (isCanvasControl(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    uiStore.select(blockIdAt(event.target))
  }
}

function Blocks({ ids }: { readonly ids: readonly string[] }) {
  const [all, setAll] = useState(ids.length <= FIRST_SCREEN)
  useEffect(() => startTransition(() => setAll(true)), [])
  if (ids.length === 0) return <EmptyPage />
  const shown = all ? ids : ids.slice(0, FIRST_SCREEN)
  return shown.map((id) => <CanvasBlock key={id} id={id} />)
}

interface CanvasPageProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly style: Readonly<Record<string, string | number>>
  /** Focus has gone to a link or control of the page itself. */
  readonly onFocusInside: (event: SyntheticEvent) => void
}
