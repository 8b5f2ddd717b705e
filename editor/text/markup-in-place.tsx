import type { Editor } from '@tiptap/react'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { LineAtCaret } from '../markup/line-at-caret'
import { placeMarkupCaret } from '../panel/controls/markup/markup-caret'
import type { MarkupEditorProps } from '../panel/controls/markup/markup-editor'
import type { TextEdges } from '../panel/controls/markup/writing-keys'
import type { PlacedPicture } from '../store/picture-library'
import { useSession } from '../store/session'
import type { Caret } from '../store/ui-state'
import { afterPaint } from '../ui/after-paint'
import { lettersBefore, withTextBehind } from './caret'
import { type MarkupPart, markupPart } from './load-markup'

/** Formatted text, written where it stands. */
export function MarkupInPlace(props: MarkupInPlaceProps) {
  const { label, drawn, value, change, leave, edges } = props
  const { uiStore } = useSession()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [text, setText] = useState(value)
  const [typed, setTyped] = useState('')
  const pasted = useRef('')
  /** Everything was selected before the editor was there: what is typed takes its place. */
  const isAllSelected = useRef(false)
  const [letters] = useState(() => lettersBefore(drawn, props.caret))
  const part = useUsablePart({ ...props, toPanel: goToPanel })
  useLayoutEffect(() => {
    if (!part) return
    drawn.style.display = 'none'
    return () => {
      drawn.style.display = ''
    }
  }, [part, drawn])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the text inside is left.
    <div ref={box} className="ed-text-in-place" onKeyDown={press} onBlur={blurred}>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      {part ? (
        <part.MarkupEditor
          value={text}
          change={(markup) => {
            setText(markup)
            change(markup)
          }}
          aria={ariaOf(id)}
          labelId={`${id}-label`}
          locked={false}
          pageClass={drawn.className}
          onReady={ready}
          onDone={() => leave('done')}
          onLatePicture={props.addLatePicture}
          edges={edges ? { ...edges, slash: (line) => edges.slash(line, writeSlash) } : undefined}
        />
      ) : (
        // What is typed until the editor has come is written into it then. `MarkupHost` puts the focus here.
        <textarea
          className="ed-visually-hidden"
          aria-label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={keepPasted}
          onKeyDown={selectAll}
        />
      )}
    </div>
  )

  /** It cannot be written here, or its editor cannot be fetched: with what was typed until then it goes on in the panel. */
  function goToPanel(): void {
    if (typed !== '') change(withTextBehind(value, letters, typed))
    props.toPanel()
  }

  function ready(now: Editor): void {
    // Someone who has gone on meanwhile keeps the focus where it is.
    const { activeElement } = document
    if (activeElement !== document.body && !box.current?.contains(activeElement)) {
      end('left')
      return
    }
    editor.current = now
    placeMarkupCaret(now, props.caret)
    if (isAllSelected.current) now.commands.selectAll()
    if (typed !== '' && !writesByRule(now, typed))
      now.commands.insertContent({ type: 'text', text: typed })
    if (pasted.current !== '') now.view.pasteHTML(pasted.current)
  }

  function selectAll({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a' && typed === '')
      isAllSelected.current = true
  }

  /** What has a form, as a table, is pasted once the editor is there. */
  function keepPasted(event: ClipboardEvent): void {
    const markup = event.clipboardData.getData('text/html')
    if (markup === '') return
    event.preventDefault()
    pasted.current += markup
  }

  /** Nothing was chosen: the slash was meant as one. */
  function writeSlash(): void {
    editor.current?.chain().focus().insertContent('/').run()
  }

  function press(event: KeyboardEvent): void {
    if (!isWithin(box.current, event.target)) return
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) end('done')
  }

  function end(how: 'done' | 'left'): void {
    // Left before the editor had come.
    if (!editor.current && typed !== '')
      change(withTextBehind(isAllSelected.current ? '' : value, letters, typed))
    leave(how)
  }

  function blurred({ target, relatedTarget }: FocusEvent): void {
    if (!isWithin(box.current, target) || isWithin(box.current, relatedTarget)) return
    // Another window, a dialog of the text, or the inserter: it is not left.
    const isAway = relatedTarget === null && !document.hasFocus()
    if (!isAway && !isInDialog(relatedTarget) && !uiStore.getState().insertingFrom) end('left')
  }
}

/** False in a dialog or a menu of the text: it lies elsewhere on the page, and its events come here all the same. */
function isWithin(box: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && box?.contains(target) === true
}

/** Whether the focus goes into a dialog that was opened from the text. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
}

/** What was typed before the editor was there may mean something there, as a slash does on an empty line. */
function writesByRule({ view, state }: Editor, typed: string): boolean {
  const { from, to } = state.selection
  const isHandled = view.someProp('handleTextInput', (handle) =>
    handle(view, from, to, typed, () => state.tr.insertText(typed, from, to)),
  )
  return isHandled === true
}

/**
 * The editor of formatted text, once the selection of the block has been painted: making it takes longer than a frame. Text it
 * would not return unchanged is edited as HTML, in the panel.
 */
function useUsablePart(props: MarkupInPlaceProps): MarkupPart | null {
  const { value } = props
  const toPanel = useEffectEvent(props.toPanel)
  const [part, setPart] = useState<MarkupPart | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once.
  useEffect(() => {
    let isCurrent = true
    const stop = afterPaint(() => {
      markupPart.fetch().then(
        (fetched) => {
          if (!isCurrent) return
          const found = usable(fetched, value)
          if (found) setPart(found)
          else toPanel()
        },
        () => isCurrent && toPanel(),
      )
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [])
  return part
}

function usable(part: MarkupPart | null, markup: string): MarkupPart | null {
  return part?.isRoundTripSafe(markup) ? part : null
}

function ariaOf(id: string): MarkupEditorProps['aria'] {
  return {
    id,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
    onBlur: () => undefined,
  }
}

interface MarkupInPlaceProps {
  readonly label: string
  /** What it stands in for: hidden while it is written, and its classes taken on. */
  readonly drawn: HTMLElement
  readonly value: string
  readonly caret: Caret
  readonly change: (markup: string) => void
  readonly leave: (how: 'done' | 'left') => void
  /** Puts a pasted picture into the text that comes when it is written no more. */
  readonly addLatePicture: (index: number, picture: PlacedPicture) => void
  /** Writes the text in the panel instead. */
  readonly toPanel: () => void
  /** What leads out of the text at its edges; `null` where it is a part of its block. */
  readonly edges: EdgesInPlace | null
}

export interface EdgesInPlace extends Omit<TextEdges, 'slash'> {
  /** Opens the inserter for a place in the text. */
  readonly slash: (line: LineAtCaret, cancel: () => void) => void
}
