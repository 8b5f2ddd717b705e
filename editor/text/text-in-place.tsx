import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pasteWhenFetched } from '../clipboard/lazy-paste'
import { type EditorSession, usePage, useSession, useUi } from '../store/session'
import type { TextEditTarget } from '../store/ui-state'
import { type UndoGroup, useUndoGroup } from '../store/undo-group'
import { textsOnCanvas } from './begin-writing'
import { MarkupHost } from './markup-host'
import type { RenderedText } from './rendered-texts'
import { startTextBelow } from './start-text-below'
import { storeText } from './stored-text'
import { useMarkupPart } from './use-markup-part'
import { whenRendered } from './when-rendered'
import { type Leave, writeString } from './write-string'
import './text-in-place.css'

/** Editing of the requested text in place on the canvas. */
export function TextInPlace({ page, focusCanvas }: TextInPlaceProps) {
  const session = useSession()
  const place = useUi(({ writing }) => writing)
  const [markup, setMarkup] = useState<MarkupText | null>(null)
  const undoGroup = useUndoGroup(session.pageStore)
  useMarkupPart()
  useEndWithBlock(place)
  // In the layout effect, so that the text has the focus before the press is over: phones show their keyboard only then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written begins with its place, and ends with it.
  useLayoutEffect(() => {
    const root = page.current
    if (!place || !root) return
    let end: () => void = () => undefined
    const stopWaiting = whenRendered(root, place.blockId, () => {
      const texts = textsOnCanvas(session, root, place.blockId)
      const text = texts.find(({ path }) => path === place.path)
      if (!text) session.uiStore.write(null)
      else if (text.field.type === 'string')
        end = writePlain(session, { place, text, texts, undoGroup, focusCanvas })
      else setMarkup({ place, text })
    })
    return () => {
      stopWaiting()
      end()
    }
  }, [place])
  if (!markup || markup.place !== place) return null
  return (
    <MarkupHost
      key={`${place.blockId} ${place.path}`}
      {...markup}
      undoGroup={undoGroup}
      focusCanvas={focusCanvas}
    />
  )
}

interface TextInPlaceProps {
  readonly page: RefObject<HTMLElement | null>
  readonly focusCanvas: () => void
}

interface MarkupText {
  readonly place: TextEditTarget
  readonly text: RenderedText
}

/** Ends editing when the block is removed from the page, for example by undo. */
function useEndWithBlock(place: TextEditTarget | null): void {
  const { uiStore } = useSession()
  const isGone = usePage(({ page }) => place !== null && !page.tree.blocks.has(place.blockId))
  useEffect(() => {
    if (isGone) uiStore.write(null)
  }, [isGone, uiStore])
}

interface PlainText {
  readonly place: TextEditTarget
  readonly text: RenderedText
  /** All texts of the block, for moving with Tab and Enter. */
  readonly texts: readonly RenderedText[]
  readonly undoGroup: UndoGroup
  readonly focusCanvas: () => void
}

function writePlain(
  session: EditorSession,
  { place, text, texts, undoGroup, focusCanvas }: PlainText,
): () => void {
  const { uiStore } = session
  const stop = writeString(text.element, {
    label: text.field.label,
    caret: place.caret ?? 'end',
    change(value) {
      undoGroup.type(place.path, () => storeText(session, place, value))
    },
    leave,
    pastePictures: (files) =>
      void pasteWhenFetched(session, { text: '', html: '', beside: { rtf: '', files } }),
  })
  return stop

  function leave(how: Leave): void {
    // Must come first, so that the view renders over its own output.
    stop()
    undoGroup.end()
    flushSync(() => uiStore.write(null))
    if (how === 'left' || goOn(how)) return
    focusCanvas()
  }

  /** Moves on to another text. Returns false if there is none. */
  function goOn(how: Leave): boolean {
    const isHeading = text.element.closest('h1, h2, h3, h4, h5, h6') !== null
    if (how === 'done' || (how === 'enter' && !isHeading)) return false
    const next = texts[texts.indexOf(text) + (how === 'previous' ? -1 : 1)]
    if (next) uiStore.write({ blockId: place.blockId, path: next.path, caret: 'end' })
    else if (how === 'enter') return startTextBelow(session, place.blockId)
    return next !== undefined
  }
}
