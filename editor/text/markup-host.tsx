import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { t } from '#schema/messages/t'
import { blockOf } from '#schema/page/tree'
import type { LineAtCaret } from '../markup/line-at-caret'
import { withLibrary } from '../store/block-library'
import { notify } from '../store/notify'
import { useSession } from '../store/session'
import { startingText } from '../store/starting-text'
import type { TextEditTarget } from '../store/ui-state'
import type { UndoGroup } from '../store/undo-group'
import { lazyPart } from '../ui/lazy/lazy-part'
import { MarkupInPlace } from './markup-in-place'
import type { RenderedText } from './rendered-texts'
import { removeBlankBlock } from './start-text-below'
import { storedText, storeText } from './stored-text'

/** Key handling at the edges of a text, loaded later because editing doesn't need it. */
const textEdges = lazyPart(() => import('./text-edges'))

/** Loaded when a slash is first typed: writing doesn't need it. */
const inserting = lazyPart(() => withLibrary(import('./insert-at-line')))

/** Formatted text on the canvas, edited in place of the rendered element. */
export function MarkupHost({ place, text, undoGroup, focusCanvas }: MarkupHostProps) {
  const session = useSession()
  const { pageStore, registry, uiStore } = session
  const isPressed = usePressed()
  // If the module can't be fetched, the keys keep their behaviour inside the text.
  useEffect(() => void textEdges.fetch().catch(() => undefined), [])
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.dataset.canvasControl = ''
    element.dataset.writing = ''
    return element
  })
  useLayoutEffect(() => {
    text.element.after(host)
    const sheet = text.element.closest<HTMLElement>('.ed-canvas-sheet')
    if (sheet) sheet.dataset.writingMarkup = ''
    // Focused only now: an element outside the document can't take the focus.
    host.querySelector('textarea')?.focus({ preventScroll: true })
    return () => {
      host.remove()
      delete sheet?.dataset.writingMarkup
    }
  }, [host, text])
  return createPortal(
    <MarkupInPlace
      label={text.field.label}
      caret={place.caret ?? 'end'}
      drawn={text.element}
      value={String(storedText(session, place) ?? '')}
      change={(value) => {
        undoGroup.type(place.path, () => storeText(session, place, value))
      }}
      leave={leave}
      addLatePicture={(insert) => {
        if (!pageStore.getState().page.tree.blocks.has(place.blockId)) return
        const markup = String(storedText(session, place) ?? '')
        undoGroup.type(place.path, () => storeText(session, place, insert(markup)))
        undoGroup.end()
      }}
      toPanel={() => {
        leave('left')
        uiStore.focusField(place.blockId, place.path)
      }}
      edges={isWholeBlock() ? { slash, begin, join } : null}
    />,
    host,
  )

  function leave(how: 'done' | 'left'): void {
    undoGroup.end()
    flushSync(() => uiStore.write(null))
    if (how === 'done') focusCanvas()
    if (!place.begun) return
    // Removing it moves up the content below: not between pointer down and pointer up, or the click would miss its target.
    if (isPressed.current)
      window.addEventListener('pointerup', () => setTimeout(takeBack), { once: true })
    else takeBack()
  }

  function takeBack(): void {
    if (place.begun) removeBlankBlock(session, place.blockId, place.begun)
  }

  /**
   * Returns whether the text is its whole block. Only then can the text be split, to insert another block, or joined with others.
   */
  function isWholeBlock(): boolean {
    const block = blockOf(pageStore.getState().page.tree, place.blockId)
    const definition = registry.get(block.name)
    return definition !== undefined && startingText(definition) === place.path
  }

  function slash(line: LineAtCaret, cancel: () => void): void {
    inserting.fetch().then(
      ({ insertAtLine }) =>
        insertAtLine(session, { ...line, blockId: place.blockId, path: place.path }, cancel),
      () => {
        cancel()
        notify(session, t('No block was added: the server can’t be reached. Try again.'))
      },
    )
  }

  function begin(above: string): boolean {
    return textEdges.now()?.beginTextBelow({ session, place, undoGroup }, above) ?? false
  }

  function join(): boolean {
    return textEdges.now()?.joinWithTextBefore({ session, place, undoGroup }) ?? false
  }
}

interface MarkupHostProps {
  readonly place: TextEditTarget
  readonly text: RenderedText
  readonly undoGroup: UndoGroup
  readonly focusCanvas: () => void
}

/** Returns a ref that is true while a pointer is pressed. */
function usePressed() {
  const isPressed = useRef(false)
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    const set = (is: boolean) => () => {
      isPressed.current = is
    }
    window.addEventListener('pointerdown', set(true), options)
    window.addEventListener('pointerup', set(false), options)
    window.addEventListener('pointercancel', set(false), options)
    return () => ended.abort()
  }, [])
  return isPressed
}
